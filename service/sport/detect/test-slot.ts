import type { SlotFacts } from "../detection.ts";

const start = Date.UTC(2026, 7, 22, 14) / 1000;

type SlotSpec = Omit<Partial<SlotFacts>, "channel"> & {
  title: string;
  minutes?: number;
  /** Defaults to a sports channel. */
  channel?: string;
  categories?: readonly string[];
};

/** A slot of two hours on a sports channel, on 22 August 2026, unless `facts` say otherwise. */
export function slotOf({
  minutes = 120,
  channel = "Sports 1",
  categories = [],
  ...facts
}: SlotSpec): SlotFacts {
  return {
    start,
    stop: start + minutes * 60,
    flags: { new: false, live: false, repeat: false },
    channel: { name: channel, country: null, languages: [], categories },
    ...facts,
  };
}
