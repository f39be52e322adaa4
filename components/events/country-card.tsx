import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import { Icon } from "@/components/ui/icon";
import { Zone } from "@/components/ui/time";
import type { CountryVerdict, Verdict } from "@/lib/events/verdict";
import { countryInText, countryName, marketOf } from "@/lib/market";
import { paths } from "@/lib/paths";
import { BroadcastLine, type PlacedEvent } from "./broadcast-line";
import type { EventSetting } from "./setting";
import { ShowingBadge } from "./showing-badge";
import { When } from "./when";

type Props = {
  event: PlacedEvent;
  shown: CountryVerdict;
  setting: EventSetting;
};

/** The id of a country's list on the page. */
export const listId = ({ id }: Pick<PlacedEvent, "id">, country: string): string => `${id}-${country}`;

const cardLook = "scroll-mt-20 overflow-hidden rounded-card border border-line bg-panel";

/** A country's flag and name. */
const CountryName = ({
  country,
  setting: { format, t },
}: {
  country: string | undefined;
  setting: EventSetting;
}) => (
  <span className="flex min-w-0 items-center gap-2.5 font-[680]">
    {country ? <Flag country={country} className="text-lg" /> : null}
    <span className="min-w-0 [overflow-wrap:anywhere]">
      {country ? countryName(country, format.locale) : t("event.unplaced")}
    </span>
  </span>
);

const Lines = ({ event, shown, setting }: Props) => (
  <ul data-mine-first className="grid grid-cols-1">
    {shown.broadcasts.map((broadcast) => (
      <BroadcastLine
        key={`${broadcast.channel} ${broadcast.listing}`}
        broadcast={broadcast}
        event={event}
        setting={setting}
      />
    ))}
  </ul>
);

/** The market's own country: open, and first. */
export const OwnCountry = (props: Props) => {
  const { shown, setting } = props;
  return (
    <section data-country={shown.country} className={cardLook}>
      <div className="flex items-center justify-between gap-4 bg-raised/55 px-3.5 py-2.5 wide:px-[18px]">
        <h3 className="min-w-0">
          <CountryName country={shown.country} setting={setting} />
        </h3>
        <small className="text-[0.8125rem] text-muted">
          {setting.t("event.showings", { count: shown.broadcasts.length })}
        </small>
      </div>
      <Lines {...props} />
    </section>
  );
};

/** The verdict in a line: badge, channel and time, with its zone on the page of no market. */
const Best = ({
  verdict,
  start,
  setting: { market, format, t },
}: {
  verdict: Verdict;
  start: number;
  setting: EventSetting;
}) => {
  if (verdict.kind === "none") return null;
  const { best } = verdict;
  if (verdict.kind === "over") return <span className="text-muted">{t("programme.over")}</span>;
  return (
    <>
      <ShowingBadge showing={best.showing} isOn={verdict.on} t={t} />
      {best.free ? <Badge look="free">{t("badge.free")}</Badge> : null}
      <bdi className="min-w-0 truncate text-ink">{best.channel_name}</bdi>
      <span>
        {verdict.on ? (
          t("programme.onNow")
        ) : (
          <>
            <When start={best.start} stop={best.stop} of={start} format={format} />{" "}
            {/* Its country's own, on a page whose other times are the reader's. */}
            {market === null ? <Zone format={format} pattern={t.raw("time.zone")} /> : null}
          </>
        )}
      </span>
    </>
  );
};

/**
 * Another country, folded: its best showing and how many there are, then all of them. On the page of no market, its
 * times are in its own zone, and it links to its market's page.
 */
export const FoldedCountry = (props: Props) => {
  const { event, shown, setting } = props;
  const { country, broadcasts, verdict } = shown;
  const { format, market, t } = setting;
  return (
    <section
      id={country && listId(event, country)}
      data-country={country ?? ""}
      data-clock={market === null ? format.zone : undefined}
      className={cardLook}
    >
      <details className="group">
        <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1 px-3.5 py-2.5 hover:bg-raised/55 wide:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_auto_auto] wide:px-[18px] pointer-coarse:min-h-12 [&::-webkit-details-marker]:hidden">
          <h3 className="min-w-0">
            <CountryName country={country} setting={setting} />
          </h3>
          <span className="col-span-3 row-start-2 flex min-w-0 flex-wrap items-center gap-x-2.5 text-[0.875rem] text-muted wide:col-span-1 wide:row-start-auto">
            <Best verdict={verdict} start={event.start} setting={setting} />
          </span>
          <small className="text-[0.8125rem] text-muted">
            {t("event.showings", { count: broadcasts.length })}
          </small>
          <Icon name="down" size={18} className="shrink-0 text-faint group-open:-scale-y-100" />
        </summary>
        {market === null ? (
          <p className="flex flex-wrap items-center gap-x-3 border-t border-line px-3.5 py-2 text-[0.875rem] text-muted wide:px-[18px]">
            <Zone format={format} pattern={t.raw("time.zone")} leads />
            {country ? (
              <a
                href={paths.event(marketOf(country).slug, event)}
                className="inline-flex items-center text-ink underline decoration-line underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
              >
                {t("event.seeIn", { country: countryInText(country, format.locale) })}
              </a>
            ) : null}
          </p>
        ) : null}
        <Lines {...props} />
      </details>
    </section>
  );
};
