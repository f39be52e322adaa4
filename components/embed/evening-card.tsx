import { pickAddress } from "@/components/picks/pick-address";
import { reasonText } from "@/components/picks/reason-text";
import { Badge } from "@/components/ui/badge";
import { Heartbeat } from "@/components/ui/heartbeat";
import { Dotted } from "@/components/ui/sentence";
import { Time, Zone } from "@/components/ui/time";
import { isFree } from "@/lib/access";
import type { Words } from "@/lib/i18n";
import { countryInText, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { EveningPick } from "@/lib/picks/picks";
import { longDate } from "@/lib/time/format";
import { EmbedFrame } from "./embed-frame";
import { OutsideLink } from "./outside-link";

/** The best of a country's evening as an embedded card. `now` and `start` in epoch seconds, `date` YYYY-MM-DD. */
export const EveningCard = ({
  market,
  date,
  zone,
  now,
  picks,
  sample,
  t,
}: {
  market: Market;
  date: string;
  zone: string;
  now: number;
  picks: readonly EveningPick[];
  /** Whether the listings are the invented sample. */
  sample: boolean;
  t: Words;
}) => {
  const { slug, locale } = market;
  const format = { locale, zone };
  const country = countryInText(market.country, locale);
  // The card has no ranks to be seen, so its times run on.
  const inOrder = picks.toSorted((a, b) => a.item.start - b.item.start);
  return (
    <EmbedFrame more={{ href: paths.tonight(slug), text: t("embed.all") }} sample={sample} t={t}>
      <Heartbeat at={now} until={null} />
      <div data-clock={zone}>
        <h1 className="text-[1.25rem] leading-tight font-heading tracking-heading">
          <OutsideLink href={paths.tonight(slug)} t={t} className="hover:underline">
            {t("tonight.title", { country })}
          </OutsideLink>
        </h1>
        <p className="mt-0.5 text-sm text-muted first-letter:uppercase">
          <Dotted>
            {longDate(date, locale)}
            <Zone format={format} pattern={t.raw("time.zone")} />
          </Dotted>
        </p>
        {picks.length > 0 ? (
          <ol className="mt-2.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            {inOrder.map(({ channel, item, reasons }) => (
              <li
                key={`${channel.id} ${item.start}`}
                className="col-span-2 grid grid-cols-subgrid border-t border-line py-1.5"
              >
                <Time at={item.start} format={format} className="text-muted" />
                <span className="min-w-0">
                  <OutsideLink
                    href={pickAddress(slug, channel, item)}
                    t={t}
                    className="line-clamp-1 font-title hover:underline"
                  >
                    <bdi>{item.title}</bdi>
                  </OutsideLink>
                  <span className="flex items-center gap-x-2 text-[0.8125rem] text-muted">
                    <span className="min-w-0 truncate">
                      <bdi>{channel.name}</bdi> · {reasonText(reasons, locale, t)}
                    </span>
                    {isFree(channel) && !reasons.some(({ code }) => code === "free") ? (
                      <Badge look="free">{t("badge.free")}</Badge>
                    ) : null}
                  </span>
                </span>
              </li>
            ))}
          </ol>
        ) : (
          <p className="mt-3 text-muted">{t("tonight.empty", { country })}</p>
        )}
      </div>
    </EmbedFrame>
  );
};
