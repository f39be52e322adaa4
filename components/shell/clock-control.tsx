"use client";

import { useSyncExternalStore } from "react";
import {
  chooseDeviceClock,
  clockChanged,
  parseClock,
  readDeviceClock,
  usualClock,
  writeClock,
} from "@/lib/time/device-clock";

export type ClockWords = Record<
  "label" | "zone" | "country" | "mine" | "hours" | "usual" | "12" | "24",
  string
>;

function subscribe(listener: () => void): () => void {
  window.addEventListener(clockChanged, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(clockChanged, listener);
    window.removeEventListener("storage", listener);
  };
}

const Choice = <Value extends string>({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChoose(value: Value): void;
}) => (
  <label className="inline-flex min-h-11 max-w-full items-center gap-2">
    <span>{label}</span>
    <select
      value={value}
      onChange={({ target }) => {
        const chosen = options.find(([option]) => option === target.value);
        if (chosen) onChoose(chosen[0]);
      }}
      className="min-h-9 min-w-0 pointer-coarse:min-h-11 rounded-[10px] border border-line bg-panel px-2 text-ink"
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

/** Whose clock the times follow, and how it counts hours: a choice of the device. Hidden where no script runs. */
export function ClockControl({ words }: { words: ClockWords }) {
  const kept = useSyncExternalStore(
    subscribe,
    () => writeClock(readDeviceClock()),
    () => writeClock(usualClock),
  );
  const clock = parseClock(kept);
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-x-6 gap-y-2 text-[0.875rem] text-muted [@media(scripting:none)]:hidden">
      <legend className="sr-only">{words.label}</legend>
      <Choice
        label={words.zone}
        value={clock.zone}
        options={[
          ["country", words.country],
          ["mine", words.mine],
        ]}
        onChoose={(zone) => chooseDeviceClock({ ...clock, zone })}
      />
      <Choice
        label={words.hours}
        value={clock.hours}
        options={[
          ["usual", words.usual],
          ["24", words["24"]],
          ["12", words["12"]],
        ]}
        onChoose={(hours) => chooseDeviceClock({ ...clock, hours })}
      />
    </fieldset>
  );
}
