import Link from "next/link";
import { ShowingBadge } from "@/components/events/showing-badge";
import { Badge } from "@/components/ui/badge";
import { Dotted } from "@/components/ui/sentence";
import { Time } from "@/components/ui/time";
import { dateAt } from "@/contract/zone";
import type { Words } from "@/lib/i18n";
import { countryName, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { SportsEvent } from "@/lib/shapes";
import { isShownFree, isShownLive, type Shown, type SportLine } from "@/lib/sport/lines";
import { dayLabel, type TimeStyle } from "@/lib/time/format";

/** What the lines of a list share. `now` in epoch seconds; `sportOf` names an event's sport where it isn't plain. */
export type SportSetting = {
  market: Market;
  now: number;
  format: TimeStyle;
  t: Words;
  sportOf?(event: SportsEvent): string;
};

/** Channels that a line names before it counts the rest. */
const mostChannels = 4;
const mostCountries = 4;

/** Both sides, or the event's name. */
export const Sides = ({ event: { home, away, name }, t }: { event: SportsEvent; t: Words }) =>
  home && away ? (
    <>
      <bdi>{home}</bdi> <span className="font-normal text-faint">{t("event.versus")}</span> <bdi>{away}</bdi>
    </>
  ) : (
    <bdi>{name}</bdi>
  );

/** A channel that shows an event: how, and when where that isn't the event's own time. */
const Showing = ({ shown, event, setting }: { shown: Shown; event: SportsEvent; setting: SportSetting }) => {
  const { market, format, t } = setting;
  const { channel, showing, start } = shown;
  const day = dateAt(start, format.zone);
  const eventDay = dateAt(event.start, format.zone);
  return (
    <li className="flex min-w-0 items-center gap-x-2">
      <ShowingBadge showing={showing} t={t} />
      <Link
        href={paths.channel(market.slug, channel.id)}
        prefetch={false}
        dir="auto"
        className="relative z-1 min-w-0 truncate py-0.5 hover:underline pointer-coarse:py-2.5"
      >
        {channel.name}
      </Link>
      {showing === "live" ? null : (
        <span className="shrink-0 text-muted">
          {day === eventDay ? null : `${dayLabel(day, dateAt(setting.now, format.zone), format.locale)} `}
          <Time at={start} format={format} />
        </span>
      )}
      {channel.free ? <Badge look="free">{t("badge.free")}</Badge> : null}
    </li>
  );
};

/** The countries that have an event which the market hasn't. */
function countriesText(codes: readonly string[], { market: { locale }, t }: SportSetting): string {
  const names = codes.map((code) => countryName(code, locale));
  const shown = names.length > mostCountries ? names.slice(0, mostCountries - 1) : names;
  const rest = names.length - shown.length;
  const listed = rest > 0 ? [...shown, t("sport.moreCountries", { count: rest })] : shown;
  return t("sport.shownIn", { countries: new Intl.ListFormat(locale).format(listed) });
}

const Where = ({ line, setting }: { line: SportLine; setting: SportSetting }) => {
  const { shown, isHere, elsewhere, event } = line;
  const { t } = setting;
  if (shown.length > 0) {
    const rest = shown.length - mostChannels;
    return (
      <ul aria-label={t("sport.channels")} className="flex flex-col gap-y-1 text-sm">
        {shown.slice(0, rest > 0 ? mostChannels - 1 : mostChannels).map((each) => (
          <Showing key={`${each.channel.id} ${each.start}`} shown={each} event={event} setting={setting} />
        ))}
        {rest > 0 ? <li className="text-muted">{t("sport.moreShowings", { count: rest + 1 })}</li> : null}
      </ul>
    );
  }
  if (isHere || elsewhere.length === 0) return null;
  return <p className="text-sm text-muted">{countriesText(elsewhere, setting)}</p>;
};

/** An event: when, who, in which competition, and the market's channels that show it. It leads to its page. */
export const EventLine = ({ line, setting }: { line: SportLine; setting: SportSetting }) => {
  const { event, state, isLiveHere } = line;
  const { market, format, t, sportOf } = setting;
  const sport = sportOf?.(event);
  return (
    <li
      data-live={isShownLive(line)}
      data-free={isShownFree(line)}
      className={`relative grid grid-cols-[3.6rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 border-b border-line py-3 hover:bg-panel wide:gap-x-5 desk:grid-cols-[4.5rem_minmax(0,5fr)_minmax(0,4fr)] ${isLiveHere ? "-mx-3.5 rounded-card border border-line bg-panel px-3.5" : ""}`}
    >
      <p className="pt-px">
        <Time
          at={event.start}
          format={format}
          className={isLiveHere ? "font-[680] text-ink" : state === "over" ? "text-faint" : "text-muted"}
        />
        {state === "live" && !isLiveHere ? (
          <span className="block text-[0.8125rem] text-faint">{t("sport.running")}</span>
        ) : null}
      </p>
      <div className="min-w-0">
        <h3 className="text-[1.0625rem] leading-snug font-title [overflow-wrap:anywhere]">
          <Link
            href={paths.event(market.slug, event)}
            prefetch={false}
            className={`line-clamp-3 after:absolute after:inset-0 after:content-[''] ${state === "over" ? "text-muted" : ""}`}
          >
            <Sides event={event} t={t} />
          </Link>
        </h3>
        <p className="text-sm text-muted">
          <Dotted>
            {sport}
            {event.league ? (
              <Link
                href={paths.league(market.slug, event.league)}
                prefetch={false}
                className="relative z-1 hover:underline pointer-coarse:py-2.5"
              >
                <bdi>{event.league.name}</bdi>
              </Link>
            ) : null}
            {event.round ? <bdi>{event.round}</bdi> : null}
          </Dotted>
        </p>
      </div>
      <div className="col-start-2 min-w-0 desk:col-start-3">
        <Where line={line} setting={setting} />
      </div>
    </li>
  );
};
