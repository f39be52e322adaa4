import { rememberedOf } from "../../memory.ts";
import type { SlotFacts } from "../detection.ts";
import type { Context } from "./context.ts";

const day = 86_400;

/**
 * Everything that the detection of a slot depends on, in one string. Of its time that is the length, and if the slot
 * is dated, between which midnights (UTC) it begins and ends. Of its channel it is the context and the languages.
 */
export function slotKey(facts: SlotFacts, context: Context, namesDay: boolean): string {
  const { title, sub_title = "", description = "", category = [], flags, channel } = facts;
  const { start, stop, year = "", previously_shown = "", title_language = "" } = facts;
  const isDated = namesDay || year !== "" || previously_shown !== "";
  const days = isDated ? [Math.floor(start / day), Math.ceil(start / day), Math.ceil(stop / day)] : [];
  const marks = [flags.new, flags.live, flags.repeat, year, previously_shown, title_language];
  const texts = [title, sub_title, description];
  // No text can contain what parts the values of JSON.
  return `${contextKey(context)}${JSON.stringify([stop - start, days, marks, channel.languages, category, texts])}`;
}

/** Channels of the same kind share theirs. */
const contextKey = rememberedOf((context: Context): string => JSON.stringify(context));
