import Link from "next/link";
import { ShowingBadge } from "@/components/events/showing-badge";
import { Sides } from "@/components/events/sides";
import { AccessBadge, accessWords } from "@/components/free/access-badge";
import { Dotted } from "@/components/ui/sentence";
import { Time } from "@/components/ui/time";
import { dateAt } from "@/contract/zone";
import { leagueIn } from "@/lib/events/league";
import { addsTo, eventName, roundOf } from "@/lib/events/round";
import type { Words } from "@/lib/i18n";
import { countryName, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { SportsEvent } from "@/lib/shapes";
import { isShownFree, isShownLive, isShownLiveFree, type Shown, type SportLine } from "@/lib/sport/lines";
import { dayLabel, type TimeStyle } from "@/lib/time/format";
import look from "./event-line.module.css";

/**
 * What the lines of a list share. `now` in epoch seconds; `sportOf` names an event's sport in lists of several sports;
 * `isOneLeague` leaves out the competition; `isDated` adds the day of what isn't today.
 */
export type SportSetting = {
  market: Market;
  now: number;
  format: TimeStyle;
  t: Words;
  sportOf?(event: SportsEvent): string;
  isOneLeague?: boolean;
  isDated?: boolean;
};

/** Showings that a line lists before it counts the others: the event's own page lists all. */
const showingsTold = 2;
const countriesNamed = 3;

/** A channel that shows an event: how, and when, if that isn't the event's own time. */
const ShowingOn = ({
  shown: { channel, showing, start },
  event,
  isOn,
  setting: { market, now, format, t },
}: {
  shown: Shown;
  event: SportsEvent;
  isOn: boolean;
  setting: SportSetting;
}) => {
  const day = dateAt(start, format.zone);
  const isOtherDay = day !== dateAt(event.start, format.zone);
  return (
    <li data-channel={channel.id} className={look.showing}>
      <ShowingBadge showing={showing} isOn={isOn} t={t} />
      <Link
        href={paths.channel(market.slug, channel.id)}
        prefetch={false}
        dir="auto"
        className={look.channel}
      >
        {channel.name}
      </Link>
      {showing === "live" ? null : (
        <span className={look.when}>
          {isOtherDay ? `${dayLabel(day, dateAt(now, format.zone), format.locale)} ` : null}
          <Time at={start} format={format} />
        </span>
      )}
      <AccessBadge channel={channel} words={accessWords(t)} />
    </li>
  );
};

/** The countries that show an event which the market doesn't. */
function countriesText(codes: readonly string[], { market: { locale }, t }: SportSetting): string {
  const named = codes.length > countriesNamed + 1 ? codes.slice(0, countriesNamed) : codes;
  const rest = codes.length - named.length;
  const names = named.map((code) => countryName(code, locale));
  const all = rest > 0 ? [...names, t("sport.moreCountries", { count: rest })] : names;
  return t("sport.shownIn", { countries: new Intl.ListFormat(locale).format(all) });
}

const Where = ({ line, setting }: { line: SportLine; setting: SportSetting }) => {
  const { shown, isHere, elsewhere, event } = line;
  const { t } = setting;
  if (shown.length === 0)
    return isHere || elsewhere.length === 0 ? null : <p>{countriesText(elsewhere, setting)}</p>;
  const rest = shown.length - showingsTold;
  return (
    <ul data-mine-first aria-label={t("sport.channels")} className={look.showings}>
      {shown.slice(0, showingsTold).map((each) => (
        <ShowingOn
          key={`${each.channel.id} ${each.start}`}
          shown={each}
          event={event}
          isOn={each.start <= setting.now && line.state !== "over"}
          setting={setting}
        />
      ))}
      {rest > 0 ? <li className={look.rest}>{t("sport.moreShowings", { count: rest })}</li> : null}
    </ul>
  );
};

/** An event: when, who, in which competition, and the market's channels that show it, with a link to its page. */
const EventLine = ({ line, setting }: { line: SportLine; setting: SportSetting }) => {
  const { event, state, isLiveHere } = line;
  const { market, now, format, t, sportOf, isOneLeague, isDated } = setting;
  const isToday = dateAt(event.start, format.zone) === dateAt(now, format.zone);
  const round = roundOf(event, t);
  const name = eventName(event, t);
  const sport = sportOf?.(event);
  const league =
    event.league && !isOneLeague && addsTo(name, event.league.name) ? leagueIn(event.league, t) : null;
  return (
    <li
      data-live={isShownLive(line)}
      data-free={isShownFree(line)}
      data-live-free={isShownLiveFree(line) ? "" : undefined}
      data-channels={line.shown.map(({ channel }) => channel.id).join(" ")}
      className={state === "over" ? `${look.line} ${look.past}` : look.line}
    >
      <p className={look.time}>
        <Time at={event.start} format={format} />
        {isDated && !isToday ? (
          <small>
            <Time at={event.start} format={format} as="day" />
          </small>
        ) : null}
        {state === "live" && !isLiveHere ? <small>{t("sport.running")}</small> : null}
      </p>
      <div className={look.what}>
        <h3 className={look.title}>
          <Link href={paths.event(market.slug, event)} prefetch={false}>
            <Sides event={event} t={t} />
          </Link>
        </h3>
        <p className={look.facts}>
          <Dotted>
            {sport && addsTo(league ?? "", sport) ? sport : null}
            {event.league && league ? (
              <Link href={paths.league(market.slug, event.league)} prefetch={false}>
                <bdi>{league}</bdi>
              </Link>
            ) : null}
            {round && addsTo(name, round) ? <bdi>{round}</bdi> : null}
          </Dotted>
        </p>
      </div>
      <div className={look.where}>
        <Where line={line} setting={setting} />
      </div>
    </li>
  );
};

/** Events, one below the other; in a panel if they are the page's main content. */
export const EventLines = ({
  lines,
  setting,
  inPanel = false,
}: {
  lines: readonly SportLine[];
  setting: SportSetting;
  inPanel?: boolean;
}) => (
  <ol data-clock-days="" className={inPanel ? `${look.lines} ${look.panel}` : look.lines}>
    {lines.map((line) => (
      <EventLine key={line.event.id} line={line} setting={setting} />
    ))}
  </ol>
);
