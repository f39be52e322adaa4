import type { ReactNode } from "react";
import { Sides } from "@/components/events/sides";
import { Icon } from "@/components/ui/icon";
import { NameLink } from "@/components/ui/name-link";
import { leagueAndRound } from "@/lib/events/series";
import { channelVerdicts, type Verdict } from "@/lib/events/verdict";
import { verdictLine } from "@/lib/events/verdict-line";
import type { Candidate } from "@/lib/favourites/mine";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import type { EventHit } from "@/lib/search";
import { sportName } from "@/lib/sport/name";
import { type HitSetting, startText } from "./hit-words";

type Setting = HitSetting & {
  /** The market's country: an ISO code. */
  country: string;
};

/** Whether and where an event is shown, in one line with its time; `channel` is null if none shows it. */
type EventLine = { text: string; isToCome: boolean; channel: Candidate | null };

/** How an event is best watched in the market, then on each of its other channels: a person is shown the first on theirs. */
export const eventLines = (event: EventHit, setting: Setting): EventLine[] =>
  channelVerdicts(event, setting.country, setting.at).map((verdict) => ({
    text: lineOf(event, verdict, setting),
    isToCome: verdict.kind === "live" || verdict.kind === "later",
    channel:
      verdict.kind === "none"
        ? null
        : { id: verdict.best.channel, access: verdict.best.free ? "free" : "unknown" },
  }));

function lineOf(event: EventHit, verdict: Verdict, setting: HitSetting): string {
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

/** How an event is best watched: all lines are in the page, of which `components/favourites/mine-script.tsx` shows one. */
export const EventLines = ({
  event,
  setting,
  children = ({ text }) => <bdi>{text}</bdi>,
}: {
  event: EventHit;
  setting: Setting;
  children?(line: EventLine): ReactNode;
}) => (
  <span data-mine-best className="block">
    {eventLines(event, setting).map((line) => (
      <span
        key={line.channel?.id ?? ""}
        data-channel={line.channel?.id}
        data-access={line.channel?.access}
        className="block"
      >
        {children(line)}
      </span>
    ))}
  </span>
);

const leagueLine = (event: EventHit, t: Words): string => leagueAndRound(event, t).join(t("now.comma"));

/** The event that is most likely meant, with its verdict. */
export const EventCard = ({ event, setting }: { event: EventHit; setting: Setting }) => {
  const { market, t } = setting;
  return (
    <li className="relative rounded-card border border-line bg-panel p-4 hover:border-faint wide:p-5">
      <h3>
        <NameLink
          href={paths.event(market, event)}
          cover
          className="text-xl leading-7 font-[740] tracking-[-0.02em] hover:underline wide:text-2xl"
        >
          <Sides event={event} t={t} />
        </NameLink>
      </h3>
      <p dir="auto" className="text-sm text-muted">
        {leagueLine(event, t) || sportName(event.sport, t)}
      </p>
      <p className="mt-2.5 font-title">
        <EventLines event={event} setting={setting}>
          {({ text, isToCome }) => (
            <span className="flex gap-2.5">
              <Icon
                name={isToCome ? "check" : "close"}
                size={20}
                className={`mt-0.5 shrink-0 ${isToCome ? "text-new" : "text-faint"}`}
              />
              <bdi>{text}</bdi>
            </span>
          )}
        </EventLines>
      </p>
    </li>
  );
};
