import type { SaxesTagPlain } from "saxes";
import { parseChannelNumber } from "../../channel-number.ts";
import type { ChannelDraft } from "../draft.ts";
import { languageIn, type Text } from "./fields.ts";
import { readAddress } from "./pictures.ts";
import { capText, cleanText } from "./text.ts";

/** What `parse` collects about one channel. */
export type ChannelFields = {
  id: string;
  names: Text[];
  icon?: string;
  website?: string;
  number?: number;
};

const mostNames = 20;
const longestName = 200;

/** Adds a channel's element with its text. Returns whether the guide has a place for what it says. */
export function addChannelField(channel: ChannelFields, tag: SaxesTagPlain, text: string): boolean {
  switch (tag.name) {
    case "display-name":
      if (channel.names.length >= mostNames) return false;
      channel.names.push({ text, language: languageIn(tag.attributes) });
      return true;
    case "icon":
      return keepFirst(channel, "icon", tag.attributes.src ?? "");
    case "url":
      // An export of this guide keeps the ids of its sources here.
      return tag.attributes.system?.startsWith("source:") || keepFirst(channel, "website", text);
    case "lcn":
    case "channel-number":
      return keepNumber(channel, text);
    default:
      return false;
  }
}

/** Keeps a channel's first address of a kind. Returns whether the guide then has this one. */
function keepFirst(channel: ChannelFields, what: "icon" | "website", text: string): boolean {
  const address = readAddress(text);
  channel[what] ??= address;
  return text.trim() === "" || (address !== undefined && channel[what] === address);
}

/** Keeps a channel's first number. Returns whether the guide then has this one. */
export function keepNumber(channel: ChannelFields, text: string): boolean {
  const number = parseChannelNumber(text.trim().replace(/^0+/, ""));
  channel.number ??= number ?? undefined;
  return text.trim() === "" || (number !== null && number === channel.number);
}

/**
 * Builds the draft of a channel. A display-name of only a number (`7`, or a broadcaster's two: `2.1`) is the channel's
 * number, as Schedules Direct and others write it, and a name only if there is no other. A display-name that
 * puts a number before another one (`2.1 WLRK`, `2.1`, `WLRK`) is no name of its own, and of a name that begins with the
 * channel's own number the number goes (`2.1 WLRK`, `202 Larkhill`), unless it is so low that names have it (`5 Star`).
 * Without any display-name the id is the name.
 */
export function toChannelDraft({ id, names, icon, website, number }: ChannelFields): ChannelDraft {
  const clean = names
    .map(({ text, language }) => ({ name: capText(cleanText(text), longestName), language }))
    .filter(({ name }) => name !== "");
  const others = new Set(clean.map(({ name }) => name));
  const given = number ?? parseChannelNumber(clean.find(({ name }) => isNumber(name))?.name ?? "");
  const words = clean
    .filter(({ name }) => !isNumber(name) && !others.has(withoutNumber(name)))
    .map((each) => ({ ...each, name: withoutOwnNumber(each.name, given) }));
  return {
    sourceChannel: id,
    names: words.length > 0 ? words : clean.length > 0 ? clean : [{ name: capText(id, longestName) }],
    icon,
    website,
    number: given ?? undefined,
  };
}

const isNumber = (text: string): boolean => parseChannelNumber(text) !== null;

/** What follows a number that a name begins with; empty if it begins with none. */
const withoutNumber = (name: string): string => /^\d+(?:[._-]\d+)? +(\S.*)$/.exec(name)?.[1] ?? "";

/** Numbers below aren't taken off names, unless they are a broadcaster's two. */
const lowestInFront = 100;

function withoutOwnNumber(name: string, number: number | null): string {
  if (number === null || (number < lowestInFront && Number.isInteger(number))) return name;
  const rest = withoutNumber(name);
  return rest !== "" && parseChannelNumber(name.slice(0, name.indexOf(" "))) === number ? rest : name;
}
