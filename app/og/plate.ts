import { initialsOf, plateColour } from "@/components/ui/plate-look";
import type { CardChannel } from "@/lib/og/card";

/** A channel on a card. */
export const channelOf = (name: string, note?: string): CardChannel => ({
  name,
  letters: initialsOf(name),
  colour: plateColour(name),
  ...(note ? { note } : {}),
});
