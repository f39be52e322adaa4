import type { SportsEvent } from "@/lib/shapes";

/** Marks that can be left off in these scripts; in others, such as kana and Thai, they are letters of their own. */
const freeMarks =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}*)\p{M}/gu;

/** Normalises a name for comparison: case, accents and kinds of white space don't distinguish teams or people. */
export const plainName = (name: string): string =>
  name.normalize("NFKD").replace(freeMarks, "").normalize("NFKC").replace(/\s+/gu, " ").trim().toLowerCase();

/** The team of an event with this name, in the event's own spelling; null if neither has it. */
export const sideCalled = ({ home, away }: Pick<SportsEvent, "home" | "away">, team: string): string | null =>
  [home, away].find((side) => side !== undefined && plainName(side) === plainName(team)) ?? null;
