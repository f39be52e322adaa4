import type { SlotFacts } from "../detection.ts";

const day = 86_400;
/** Also the digits that cleaning makes of wide ones. */
const digit = /\p{N}/u;

/**
 * Everything that the detection of a slot depends on, in one string. Of its time that is the length, and if the slot
 * has a year or number, which may be a date, between which midnights (UTC) it begins and ends.
 */
export function slotKey(facts: SlotFacts): string {
  const { title, sub_title = "", description = "", category = [], flags, channel } = facts;
  const { start, stop, year = "", previously_shown = "", language = "", title_language = "" } = facts;
  const texts = `${title}\0${sub_title}\0${description}`;
  const isDated = year !== "" || previously_shown !== "" || digit.test(texts);
  const days = isDated ? `${Math.floor(start / day)} ${Math.ceil(start / day)} ${Math.ceil(stop / day)}` : "";
  const source = `${channel.name}\0${channel.country}\0${channel.languages.join()}\0${channel.categories.join()}`;
  const marks = `${flags.new} ${flags.live} ${flags.repeat} ${year} ${previously_shown} ${language} ${title_language}`;
  return `${stop - start} ${days}\0${marks}\0${source}\0${category.join("\0")}\0\0${texts}`;
}
