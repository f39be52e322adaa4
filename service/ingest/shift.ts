import type { MarkedSink } from "./mark.ts";

/** `+01:30` for 90. */
export function shiftText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const twoDigits = (count: number) => String(count).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(rest)}`;
}

/** The minutes of `+HH:MM` or `-HH:MM`, at most a day; null if the text is neither. */
export function parseShift(text: string): number | null {
  const [, sign, hours, minutes] = /^([+-]?)(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const all = Number(hours) * 60 + Number(minutes);
  if (all > 24 * 60) return null;
  return sign === "-" ? -all : all;
}

/** A sink that adds minutes to the times of each programme before it passes it on. */
export function shiftedSink(sink: MarkedSink, minutes: number): MarkedSink {
  if (minutes === 0) return sink;
  const seconds = minutes * 60;
  return {
    ...sink,
    programme: ({ start, stop, ...draft }) =>
      sink.programme({ ...draft, start: start + seconds, stop: stop === null ? null : stop + seconds }),
  };
}
