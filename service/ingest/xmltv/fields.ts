import type { SaxesTagPlain } from "saxes";

/** What `parse` collects about one programme, as it is in the file: raw texts with their attributes. */

export type Text = { text: string; language?: string };

export type Credit = { role: string; name: string; character?: string };

export type ProgrammeFields = {
  line: number;
  channel: string;
  start: string;
  stop: string;
  /** The position in a clump of programmes that share one time: `0/2`, `1/2`. */
  clump: string;
  /** Texts by element name, for elements that may occur more than once. */
  texts: Map<string, Text[]>;
  credits: Credit[];
  numbers: { system: string; text: string }[];
  icons: string[];
  ratings: { text: string; system?: string }[];
  images: { text: string; type?: string }[];
  starRatings: string[];
  subtitles: { type?: string; language: string }[];
  length?: { text: string; units: string };
  previouslyShown?: { start?: string; channel?: string };
  audio?: string;
  quality?: string;
  aspect?: string;
  isNew: boolean;
  isLive: boolean;
  /** The system of the producer's `<series-id>`. */
  seriesSystem?: string;
  /** Elements and attributes that have no place in the contract. */
  dropped: string[];
  tooLarge: boolean;
};

export const emptyFields = (line: number): ProgrammeFields => ({
  line,
  channel: "",
  start: "",
  stop: "",
  clump: "",
  texts: new Map(),
  credits: [],
  numbers: [],
  icons: [],
  ratings: [],
  images: [],
  starRatings: [],
  subtitles: [],
  isNew: false,
  isLive: false,
  dropped: [],
  tooLarge: false,
});

/** Elements whose texts are kept by name; those without a place in the contract are dropped. */
const textElements = new Set([
  "title",
  "sub-title",
  "desc",
  "date",
  "category",
  "keyword",
  "language",
  "orig-language",
  "url",
  "country",
  "premiere",
  "last-chance",
  "season",
  "episode",
]);

/** Of these, one text is kept. */
const keptOnce = new Set(["date", "language", "orig-language", "url", "premiere", "last-chance"]);

/** Of one element in one programme. */
const mostRepeats = 200;

function push<T>(items: T[], item: T): void {
  if (items.length < mostRepeats) items.push(item);
}

export const languageOf = ({ attributes }: SaxesTagPlain): string | undefined => {
  const language = attributes.lang;
  return language && language.length <= 20 ? language : undefined;
};

/** Adds a programme's element with its text, and the texts of its child elements by name. */
export function addField(
  programme: ProgrammeFields,
  tag: SaxesTagPlain,
  text: string,
  members: ReadonlyMap<string, string>,
): void {
  const { name, attributes } = tag;
  for (const attribute of listUnkeptAttributes(tag)) push(programme.dropped, attribute);
  if (textElements.has(name)) {
    const entry = { text, language: languageOf(tag) };
    const before = programme.texts.get(name);
    if (before && keptOnce.has(name)) push(programme.dropped, name);
    if (before) push(before, entry);
    else programme.texts.set(name, [entry]);
    return;
  }
  switch (name) {
    case "icon":
      push(programme.icons, attributes.src ?? "");
      break;
    case "episode-num":
      push(programme.numbers, { system: attributes.system ?? "onscreen", text: text.trim() });
      break;
    case "rating":
      dropMembers(programme, name, members, "value");
      // Some producers leave <value> out.
      push(programme.ratings, { text: members.get("value") ?? text, system: attributes.system });
      break;
    case "image":
      push(programme.images, { text, type: attributes.type });
      break;
    case "star-rating":
      dropMembers(programme, name, members, "value");
      addStars(programme, members.get("value") ?? text);
      break;
    case "new":
      programme.isNew = true;
      break;
    case "live":
      programme.isLive = true;
      break;
    case "previously-shown":
      programme.previouslyShown = { start: attributes.start, channel: attributes.channel };
      break;
    case "length":
      programme.length = { text, units: attributes.units ?? "" };
      break;
    case "subtitles":
      push(programme.subtitles, { type: attributes.type, language: members.get("language") ?? "" });
      break;
    case "audio":
      programme.audio = members.get("stereo");
      dropMembers(programme, name, members, "stereo");
      break;
    case "video":
      programme.quality = members.get("quality");
      programme.aspect = members.get("aspect");
      dropMembers(programme, name, members, "quality", "aspect");
      break;
    case "series-id":
      programme.seriesSystem = attributes.system;
      push(programme.dropped, name);
      break;
    case "credits":
      break;
    default:
      push(programme.dropped, name);
  }
}

/** Keeps the first rating. Sources that have none write `0/10`. */
function addStars(programme: ProgrammeFields, value: string): void {
  const isUnrated = /^\s*0+([.,]0+)?\s*(\/|$)/.test(value);
  if (isUnrated || programme.starRatings.length > 0) push(programme.dropped, "star-rating");
  if (!isUnrated) push(programme.starRatings, value);
}

function dropMembers(
  programme: ProgrammeFields,
  name: string,
  members: ReadonlyMap<string, string>,
  ...kept: readonly string[]
): void {
  for (const member of members.keys())
    if (!kept.includes(member)) push(programme.dropped, `${name}/${member}`);
}

/** The attributes that the guide has a place for, by element. */
const keptAttributes: Readonly<Record<string, readonly string[]>> = {
  title: ["lang"],
  "sub-title": ["lang"],
  desc: ["lang"],
  icon: ["src"],
  image: ["type"],
  length: ["units"],
  rating: ["system"],
  subtitles: ["type"],
  actor: ["role"],
  "episode-num": ["system"],
  "previously-shown": ["start", "channel"],
  "series-id": ["system"],
  programme: ["start", "stop", "channel", "clumpidx"],
  channel: ["id"],
  url: ["system"],
};

/** Names an element's attributes that aren't kept: `category lang`. Most elements have none. */
export function listUnkeptAttributes({ name, attributes }: SaxesTagPlain): readonly string[] {
  const kept = keptAttributes[name] ?? none;
  let unkept = none;
  for (const attribute in attributes)
    if (!kept.includes(attribute)) unkept = [...unkept, `${name} ${attribute}`];
  return unkept;
}

const none: readonly string[] = [];

/** Adds a person of `<credits>`: the element's name is the role. */
export function addCredit(programme: ProgrammeFields, tag: SaxesTagPlain, name: string): void {
  for (const attribute of listUnkeptAttributes(tag)) push(programme.dropped, attribute);
  push(programme.credits, { role: tag.name, name, character: tag.attributes.role });
}
