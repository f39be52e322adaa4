import type { SlotMeaning } from "./schema/listings.ts";

/**
 * The text of a slot as the API answers it: its body with what was found about it, in the contract's order. A
 * quotation mark within JSON text is escaped, so that a member's name can't occur in a value.
 */
export function slotText(body: string, { event, episode }: SlotMeaning): string {
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
  for (const row of rows) if (row.event !== null || row.episode !== null) row.body = slotText(row.body, row);
  return rows;
}
