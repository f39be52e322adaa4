import { Icon } from "@/components/ui/icon";
import { NameLink } from "@/components/ui/name-link";
import { eventName } from "@/lib/events/round";
import { leagueAndRound } from "@/lib/events/series";
import { type Verdict, verdictOf } from "@/lib/events/verdict";
import { verdictLine } from "@/lib/events/verdict-line";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import type { EventHit } from "@/lib/search";
import { sportName } from "@/lib/sport/name";
import { type HitSetting, startText } from "./hit-words";

/** Whether and where an event is shown in the market, in one line with its time. */
export function eventLine(event: EventHit, country: string, setting: HitSetting): string {
  const verdict = verdictOf(event, country, setting.at);
  const line = verdictLine(verdict, setting.t);
  const time = verdictTime(event, verdict);
  return time === null ? line : `${startText(time, setting)} · ${line}`;
}

/** When to watch; null if that is now, or no longer. */
function verdictTime({ start }: EventHit, verdict: Verdict): number | null {
  if (verdict.kind === "none") return start;
  if (verdict.kind === "over" || verdict.on) return null;
  return verdict.kind === "live" ? Math.max(start, verdict.best.start) : verdict.best.start;
}

const leagueLine = (event: EventHit, t: Words): string => leagueAndRound(event, t).join(t("now.comma"));

/** The event that is most likely meant, with its verdict. */
export const EventCard = ({
  event,
  country,
  setting,
}: {
  event: EventHit;
  country: string;
  setting: HitSetting;
}) => {
  const { market, at, t } = setting;
  const verdict = verdictOf(event, country, at);
  const isShown = verdict.kind === "live" || verdict.kind === "later";
  return (
    <li className="relative rounded-card border border-line bg-panel p-4 hover:border-faint wide:p-5">
      <h3>
        <NameLink
          href={paths.event(market, event)}
          cover
          className="text-xl leading-7 font-[740] tracking-[-0.02em] hover:underline wide:text-2xl"
        >
          {eventName(event, t)}
        </NameLink>
      </h3>
      <p dir="auto" className="text-sm text-muted">
        {leagueLine(event, t) || sportName(event.sport, t)}
      </p>
      <p className="mt-2.5 flex gap-2.5 font-title">
        <Icon
          name={isShown ? "check" : "close"}
          size={20}
          className={`mt-0.5 shrink-0 ${isShown ? "text-new" : "text-faint"}`}
        />
        <bdi>{eventLine(event, country, setting)}</bdi>
      </p>
    </li>
  );
};
