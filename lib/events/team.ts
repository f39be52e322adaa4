import type { SportsEvent } from "@/lib/shapes";

/** Normalises a name for comparison: case, accents and kinds of white space don't distinguish teams. */
const plain = (name: string): string =>
  name.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/gu, " ").trim().toLowerCase();

/** The team of an event with this name, in the event's own spelling; null if neither has it. */
export const sideCalled = ({ home, away }: SportsEvent, team: string): string | null =>
  [home, away].find((side) => side !== undefined && plain(side) === plain(team)) ?? null;
