import { Heartbeat } from "@/components/ui/heartbeat";
import { Dotted } from "@/components/ui/sentence";
import { Time, Zone } from "@/components/ui/time";
import type { Words } from "@/lib/i18n";
import { countryInText, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import { longDate } from "@/lib/time/format";
import { EmbedFrame } from "./embed-frame";
import { OutsideLink } from "./outside-link";

/** A programme of the evening; `id` is its listing, if the API names it. */
type Line = { id?: string | undefined; title: string; start: number; channel: string };

/** A country's evening as an embedded card. `now` and `start` in epoch seconds, `date` YYYY-MM-DD. */
export const EveningCard = ({
  market,
  date,
  zone,
  now,
  lines,
  sample,
  t,
}: {
  market: Market;
  date: string;
  zone: string;
  now: number;
  lines: readonly Line[];
  /** Whether the listings are the invented sample. */
  sample: boolean;
  t: Words;
}) => {
  const { slug, locale } = market;
  const format = { locale, zone };
  const country = countryInText(market.country, locale);
  return (
    <EmbedFrame more={{ href: paths.tonight(slug), text: t("embed.all") }} sample={sample} t={t}>
      <Heartbeat at={now} until={null} />
      <div data-clock={zone}>
        <h1 className="text-[1.25rem] leading-tight font-heading tracking-heading">
          <OutsideLink href={paths.tonight(slug)} t={t} className="hover:underline">
            {t("tonight.title", { country })}
          </OutsideLink>
        </h1>
        <p className="mt-0.5 text-sm text-muted">
          <Dotted>
            {longDate(date, locale)}
            <Zone format={format} pattern={t.raw("time.zone")} />
          </Dotted>
        </p>
        {lines.length > 0 ? (
          <ul className="mt-2.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            {lines.map(({ id, title, start, channel }) => (
              <li
                key={`${channel} ${start} ${title}`}
                className="col-span-2 grid grid-cols-subgrid border-t border-line py-1.5"
              >
                <Time at={start} format={format} className="text-muted" />
                <span className="min-w-0">
                  {id ? (
                    <OutsideLink
                      href={paths.programme(slug, id)}
                      t={t}
                      className="line-clamp-1 font-title hover:underline"
                    >
                      <bdi>{title}</bdi>
                    </OutsideLink>
                  ) : (
                    <span className="line-clamp-1 font-title">
                      <bdi>{title}</bdi>
                    </span>
                  )}
                  <span className="block truncate text-[0.8125rem] text-muted">
                    <bdi>{channel}</bdi>
                  </span>
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-3 text-muted">{t("tonight.empty", { country })}</p>
        )}
      </div>
    </EmbedFrame>
  );
};
