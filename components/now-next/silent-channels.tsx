import { NameLink } from "@/components/ui/name-link";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import type { Channel } from "@/lib/shapes";

/** Channels with nothing listed, folded into one line. */
export const SilentChannels = ({
  market,
  channels,
  t,
}: {
  market: string;
  channels: Pick<Channel, "id" | "name">[];
  t: Words;
}) =>
  channels.length > 0 ? (
    <details className="group mt-3 border-y border-line">
      <summary className="flex min-h-[52px] list-none items-center justify-between gap-3 text-muted [&::-webkit-details-marker]:hidden">
        {t("now.silent", { count: channels.length })}
        <b className="font-title text-ink group-open:hidden">{t("now.show")}</b>
        <b className="hidden font-title text-ink group-open:inline">{t("now.hide")}</b>
      </summary>
      <ul className="grid grid-cols-2 gap-x-6 pb-3 wide:grid-cols-3 desk:grid-cols-4">
        {channels.map(({ id, name }) => (
          <li key={id} className="min-w-0">
            <NameLink
              href={paths.channel(market, id)}
              className="block truncate py-1.5 text-muted pointer-coarse:py-3 hover:text-ink hover:underline"
            >
              {name}
            </NameLink>
          </li>
        ))}
      </ul>
    </details>
  ) : null;
