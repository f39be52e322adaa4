import type { SlotMeaning } from "./schema.ts";

/** What was found about a slot, as it goes into its text. */
type Found = SlotMeaning & {
  /** The episode that was matched, a JSON object's text: it takes the place of what the listing itself tells. */
  episode?: string | null;
};

/**
 * The text of a slot as the API answers it: its body with what was found about it, in the contract's order. A
 * quotation mark within JSON text is escaped, so that a member's name can't occur in a value.
 */
export function slotText(body: string, { event, episode = null }: Found): string {
  const told = episode === null ? body : withEpisode(body, episode);
  return event === null ? told : `${told.slice(0, -1)},"event":"${event}"}`;
}

/** Every body has flags, and an episode of its own stands just before them. */
function withEpisode(body: string, episode: string): string {
  const flags = body.indexOf(',"flags":{');
  const own = body.indexOf(',"episode":{');
  return `${body.slice(0, own < 0 ? flags : own)},"episode":${episode}${body.slice(flags)}`;
}

/** Rows whose body is what the API answers. */
export function asAnswered<Row extends { body: string } & SlotMeaning>(rows: Row[]): Row[] {
  for (const row of rows) if (row.event !== null) row.body = slotText(row.body, row);
  return rows;
}
