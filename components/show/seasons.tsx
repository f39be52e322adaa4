import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { dateAt } from "@/contract/zone";
import { paths } from "@/lib/paths";
import type { Airing, Episode } from "@/lib/shapes";
import type { Season } from "@/lib/shows";
import { dayLabel, formatDuration, formatTime, plainDate } from "@/lib/time/format";
import type { AiringSetting } from "./airing-line";

const EpisodeLine = ({
  episode: { number, name, orig_air: first, runtime },
  airing,
  setting: { market, now, format, t },
}: {
  episode: Episode;
  /** Its next airing. */
  airing: Airing | undefined;
  setting: AiringSetting;
}) => {
  const { locale, zone } = format;
  const numbered = number === undefined ? undefined : t("show.episode", { number: String(number) });
  const facts = [first && plainDate(first, locale), runtime && formatDuration(runtime * 60, locale)];
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 border-t border-line py-2.5">
      <span aria-hidden="true" className="text-end text-faint tabular-nums">
        {number}
      </span>
      <div className="min-w-0">
        <p className="font-title [overflow-wrap:anywhere]">
          {name && numbered ? <span className="sr-only">{numbered} </span> : null}
          <bdi>{name ?? numbered ?? t("show.unnamed")}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-[0.8125rem] text-muted">
          {facts.filter(Boolean).join(" · ")}
          {airing ? (
            <Link
              href={paths.programme(market.slug, airing.id)}
              prefetch={false}
              className="inline-flex items-center text-ink underline decoration-line underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
            >
              {t("show.onNext", {
                when: `${dayLabel(dateAt(airing.start, zone), dateAt(now, zone), locale)}, ${formatTime(airing.start, format)}`,
              })}
            </Link>
          ) : null}
        </p>
      </div>
    </li>
  );
};

/** A show's episodes by season, the current season open; it folds and unfolds without scripts. */
export const Seasons = ({
  seasons,
  open,
  next,
  setting,
}: {
  seasons: Season[];
  open: number | null;
  /** The next airing of each episode, by the episode's id. */
  next: Map<string, Airing>;
  setting: AiringSetting;
}) => {
  const { t } = setting;
  return seasons.map(({ season, episodes }) => (
    <details
      key={season ?? "none"}
      open={season === open || seasons.length === 1}
      className="group border-t border-line last:border-b"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-x-3 py-2 [&::-webkit-details-marker]:hidden">
        <h3 className="font-title">
          {season === null ? t("show.other") : t("show.season", { season: String(season) })}
        </h3>
        <span className="text-[0.8125rem] text-muted">{t("show.count", { count: episodes.length })}</span>
        <Icon name="down" size={18} className="ms-auto shrink-0 text-faint group-open:-scale-y-100" />
      </summary>
      <ol className="pb-3">
        {episodes.map((episode) => (
          <EpisodeLine key={episode.id} episode={episode} airing={next.get(episode.id)} setting={setting} />
        ))}
      </ol>
    </details>
  ));
};
