import Link from "next/link";
import type { ReactNode } from "react";
import { FreeLink } from "@/components/free/free-link";
import { Flag } from "@/components/ui/flag";
import { Zone } from "@/components/ui/time";
import { formatWait } from "@/lib/events/countdown";
import type { Phase } from "@/lib/events/phase";
import { type CountryVerdict, rankVerdict, type Verdict } from "@/lib/events/verdict";
import { verdictLine } from "@/lib/events/verdict-line";
import { countryInText, countryName, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { Broadcast } from "@/lib/shapes";
import type { PlacedEvent } from "./broadcast-line";
import { listId } from "./country-card";
import type { EventSetting } from "./setting";
import { When } from "./when";

/** The most other countries that the card lists. */
const mostElsewhere = 8;

/** Other countries that still show the event, the best first, as links into the page. */
const Elsewhere = ({
  label,
  event,
  countries,
  locale,
}: {
  label: string;
  event: PlacedEvent;
  countries: string[];
  locale: string;
}) => (
  <p className="mt-3 flex flex-wrap items-baseline gap-x-3.5 gap-y-1 text-muted">
    <span>{label}</span>
    {countries.slice(0, mostElsewhere).map((country) => (
      <a
        key={country}
        href={`#${listId(event, country)}`}
        className="inline-flex items-center gap-1.5 text-ink underline decoration-line underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
      >
        <Flag country={country} />
        {countryName(country, locale)}
      </a>
    ))}
    {countries.length > mostElsewhere ? <span>+{countries.length - mostElsewhere}</span> : null}
  </p>
);

/** Where an event can be watched if this country doesn't show it live, or could. */
function renderElsewhere(
  event: PlacedEvent,
  verdict: Verdict,
  others: readonly CountryVerdict[],
  setting: EventSetting,
): ReactNode {
  if (verdict.kind === "live") return null;
  const { t, format } = setting;
  const ranked = others.toSorted((a, b) => rankVerdict(a.verdict) - rankVerdict(b.verdict));
  const inKind = (kind: Verdict["kind"]) =>
    ranked.flatMap(({ country, verdict: there }) => (country && there.kind === kind ? [country] : []));
  const live = inKind("live");
  if (live.length > 0)
    return (
      <Elsewhere event={event} label={t("event.liveElsewhere")} countries={live} locale={format.locale} />
    );
  if (verdict.kind === "later") return null;
  const later = inKind("later");
  if (later.length > 0)
    return (
      <Elsewhere event={event} label={t("event.laterElsewhere")} countries={later} locale={format.locale} />
    );
  const over = inKind("over");
  return verdict.kind === "none" && over.length > 0 ? (
    <Elsewhere event={event} label={t("event.overElsewhere")} countries={over} locale={format.locale} />
  ) : null;
}

/** The best showing's times, and how long the wait for it is. */
const Facts = ({
  best,
  start,
  waitSeconds,
  isOver,
  setting: { format, t },
}: {
  best: Broadcast;
  start: number;
  waitSeconds: number | null;
  /** Whether the event itself is live. */
  isOver: boolean;
  setting: EventSetting;
}) => (
  <p className="mt-1 text-[1.0625rem]">
    <b className="font-[640]">
      <When start={best.start} stop={best.stop} of={start} format={format} />
    </b>{" "}
    <span className="text-muted">
      <Zone format={format} pattern={t.raw("time.zone")} />
      {waitSeconds === null ? null : (
        <>
          {" "}
          · {t(isOver ? "event.wait" : "event.waits", { duration: formatWait(waitSeconds, format.locale) })}
        </>
      )}
    </span>
  </p>
);

/** The best way to watch an event in the market's country, at the time of the page. */
export const VerdictCard = ({
  market,
  event,
  phase,
  verdict,
  others,
  setting,
}: {
  market: Market;
  event: PlacedEvent;
  phase: Phase;
  verdict: Verdict;
  /** The verdicts of the other countries. */
  others: readonly CountryVerdict[];
  setting: EventSetting;
}) => {
  const { t, ways, format } = setting;
  const best = verdict.kind === "none" ? null : verdict.best;
  const ahead = verdict.kind === "live" || verdict.kind === "later";
  const after = ahead ? "event.verdictAfter" : "event.verdictOver";
  const title = t(phase === "finished" ? after : "event.verdictTitle", {
    country: countryInText(market.country, market.locale),
  });
  const way = best && ahead ? ways.get(best.channel) : undefined;
  const line = <bdi className="[overflow-wrap:anywhere]">{verdictLine(verdict, t)}</bdi>;
  return (
    <section
      aria-label={title}
      data-verdict={verdict.kind}
      data-channel={best?.channel}
      data-access={best?.free ? "free" : undefined}
      className="relative mt-4 overflow-hidden rounded-card border border-line bg-panel py-4 ps-6 pe-4 before:absolute before:inset-y-0 before:start-0 before:w-[5px] before:bg-line data-[verdict=later]:before:bg-delayed data-[verdict=live]:before:bg-live wide:py-5 wide:ps-8 wide:pe-6"
    >
      <h2 className="flex items-center gap-2 text-[0.875rem] font-[560] text-muted">
        <Flag country={market.country} />
        {title}
      </h2>
      <p className="mt-1 text-balance text-[1.375rem] leading-tight font-[720] tracking-[-0.02em] wide:text-[1.625rem]">
        {best ? (
          <Link
            href={paths.programme(market.slug, best.listing)}
            prefetch={false}
            className="hover:underline"
          >
            {line}
          </Link>
        ) : (
          line
        )}
      </p>
      {best ? (
        <Facts
          best={best}
          start={event.start}
          waitSeconds={verdict.kind === "later" ? verdict.waitSeconds : null}
          isOver={phase === "finished"}
          setting={setting}
        />
      ) : null}
      {verdict.kind === "later" && verdict.again ? (
        <p className="mt-1 text-muted">
          {t("event.again", { channel: verdict.again.channel_name })}{" "}
          <When start={verdict.again.start} stop={verdict.again.stop} of={event.start} format={format} />
        </p>
      ) : null}
      {way ? (
        <p className="mt-2.5">
          <FreeLink way={way} locale={format.locale} t={t} />
        </p>
      ) : null}
      {renderElsewhere(event, verdict, others, setting)}
    </section>
  );
};
