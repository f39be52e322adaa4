import { initialsOf, plateColour } from "@/lib/name-plate";
import type { CardChannel } from "./card";

export const cardChannel = (name: string, note?: string): CardChannel => ({
  name,
  letters: initialsOf(name),
  colour: plateColour(name),
  ...(note ? { note } : {}),
});
