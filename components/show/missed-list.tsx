import { NameLink } from "@/components/ui/name-link";
import { paths } from "@/lib/paths";
import type { Missed } from "@/lib/shows";
import { AiringPlace } from "./airing-line";
import { type AiringSetting, airingWords } from "./airing-words";

/** Episodes that were shown, each with when and where it comes again. */
export const MissedList = ({ missed, setting }: { missed: readonly Missed[]; setting: AiringSetting }) => {
  const { market, now, t } = setting;
  const words = airingWords(setting);
  return (
    <ol className="rounded-card border border-line bg-panel px-4 wide:px-5">
      {missed.map(({ airing, again }) => (
        <li
          key={again.id}
          className="relative flex items-center gap-x-4 border-b border-line py-3.5 last:border-b-0"
        >
          <span className="min-w-0 flex-1">
            <NameLink
              href={paths.programme(market.slug, again.id)}
              cover
              className="line-clamp-2 font-title [overflow-wrap:anywhere] hover:underline"
            >
              {words.title(again)}
            </NameLink>
            <span className="block text-[0.8125rem] text-muted">
              {[words.number(again), t("show.wasOn", { when: words.whenWithin(airing.start) })]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </span>
          <span className="max-w-[45%] shrink-0 text-end">
            <span className="block font-[660] text-brand">
              {again.start <= now ? t("programme.onNow") : words.when(again.start)}
            </span>
            <span className="flex flex-wrap items-baseline justify-end gap-x-2 text-[0.8125rem] text-muted">
              <AiringPlace airing={again} setting={setting} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
};
