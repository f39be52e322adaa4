import type { Cluster } from "./cluster.ts";
import { isSaidLive, type SportContext } from "./rules.ts";
import { bySlot, continues, type Sighting } from "./sighting.ts";

export type Showing = "live" | "delayed" | "repeat";

/** How a channel shows an event, and the reason as a short sentence. */
export type Judgement = { showing: Showing; reason: string };

/** An event's start and end in epoch seconds, and the sightings that show it. */
type Timed<S extends Sighting> = Pick<Cluster<S>, "kind" | "fixture" | "atTime" | "later"> & {
  start: number;
  stop: number;
};

/**
 * A slot that starts this long after the event, and doesn't say that it is live, shows a recording. For a long event
 * the limit is this share of its length.
 */
const lateSeconds = 45 * 60;
const latePart = 0.4;

/**
 * Decides for each broadcast of an event whether it is live, delayed or a repeat. The slot's marks count, and so does
 * the clock: a slot that ends before the event or starts after its end isn't live, whatever it says. In each country
 * the first showing after the end is delayed and later ones are repeats. If the event was only seen as a repeat or is
 * of another season, every showing is a repeat.
 */
export function judgeShowings<S extends Sighting>(event: Timed<S>, context: SportContext): Map<S, Judgement> {
  const all = [...event.atTime, ...event.later].sort(bySlot);
  const judgements = new Map(all.map((slot) => [slot, judgeSlot(slot, event, context)]));
  for (const own of Map.groupBy(all, ({ channel }) => channel).values())
    for (const [index, slot] of own.entries()) {
      const before = own[index - 1];
      if (!before || !continues(before, slot)) continue;
      if (judgements.get(before)?.showing === "live" && judgements.get(slot) === late)
        judgements.set(slot, live("goes on with a live showing on the same channel"));
      if (
        judgements.get(before) === early &&
        isSaidLive(context, before) &&
        judgements.get(slot)?.showing === "live"
      )
        judgements.set(before, live("opens the live showing on the same channel, and says that it is live"));
    }
  for (const own of Map.groupBy(all, ({ country }) => country).values()) {
    const after = own.filter((slot) => judgements.get(slot) === afterTheEnd);
    const first = findFirst(after, event.stop - event.start);
    for (const slot of after)
      judgements.set(
        slot,
        first.includes(slot)
          ? delayed(`${contradiction(slot)}the first in its country after the event's end`)
          : repeat(`${contradiction(slot)}shown in its country already since the event's end`),
      );
  }
  return judgements;
}

/**
 * The slots, sorted by time, that show an event first: those that begin with the first of them, and what goes on with
 * these on the same channel until the event may be over.
 */
function findFirst<S extends Sighting>(slots: readonly S[], lengthSeconds: number): readonly S[] {
  const first: S[] = [];
  const from = slots[0]?.start ?? 0;
  for (const slot of slots)
    if (
      slot.start === from ||
      (slot.start - from < lengthSeconds && first.some((before) => continues(before, slot)))
    )
      first.push(slot);
  return first;
}

const live = (reason: string): Judgement => ({ showing: "live", reason });
const delayed = (reason: string): Judgement => ({ showing: "delayed", reason });
const repeat = (reason: string): Judgement => ({ showing: "repeat", reason });

/** A placeholder until the other showings in the same country are known. */
const afterTheEnd = repeat("");
const late = delayed("starts well after the event, and isn't said to be live");
const early = repeat("over before the event starts");

const contradiction = ({ detection: { marks } }: Sighting): string =>
  marks.saysLive || marks.flagLive ? "marked live, but too late to be; " : "";

function judgeSlot<S extends Sighting>(slot: S, event: Timed<S>, context: SportContext): Judgement {
  const { marks } = slot.detection;
  if (event.kind === "old" || marks.saysOld) return repeat("a game of another season or year");
  if (marks.saysRepeat) return repeat("the listing says that it is a repeat");
  if (event.kind === "unseen")
    return repeat("nothing tells when the event itself is, so no live showing is known");
  if (marks.saysDelayed) return delayed("the listing says that it is delayed");
  const saidLive = isSaidLive(context, slot);
  // Sources flag all programmes of a channel that is an hour late as shown before, which they are.
  const isHourLate = slot.timeshift && slot.start < event.stop;
  if (marks.flagRepeat && !marks.saysLive && !isHourLate) return repeat("flagged as a repeat");
  if (slot.stop <= event.start) return early;
  if (slot.start >= event.stop && !event.atTime.includes(slot)) return afterTheEnd;
  if (slot.timeshift) return delayed("the channel shows another's programmes an hour later");
  if (saidLive)
    return live(
      marks.saysLive || marks.namedLive
        ? "the listing says live, at the event's time"
        : "flagged live, at the event's time",
    );
  if (slot.start - event.start > Math.max(lateSeconds, (event.stop - event.start) * latePart)) return late;
  return live(explainLive(slot, event, context));
}

/** The reason why an unmarked slot at the event's time counts as live. */
function explainLive<S extends Sighting>(
  slot: S,
  { fixture, atTime }: Timed<S>,
  context: SportContext,
): string {
  if (fixture) return "at the time that the fixtures tell";
  if (atTime.some((other) => other !== slot && isSaidLive(context, other)))
    return "at the time of a showing that says live";
  if (context.markingOf(slot).marksRepeats) return "its source marks repeats, and this isn't marked";
  if (atTime.some(({ source }) => source !== slot.source)) return "at the same time as in another source";
  return "the first showing, as long as such an event, and nothing says that it is a repeat";
}
