import type { SportsEvent } from "@/lib/shapes";

/** A name as it is compared: case, accents and the width of spaces don't tell two teams apart. */
const plain = (name: string): string =>
  name.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/gu, " ").trim().toLowerCase();

/** The side of an event that is called so, in the event's own spelling; null where neither is. */
export const sideCalled = ({ home, away }: SportsEvent, team: string): string | null =>
  [home, away].find((side) => side !== undefined && plain(side) === plain(team)) ?? null;
