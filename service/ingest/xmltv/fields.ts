import type { SaxesTagPlain } from "saxes";

/** What `parse` collects about one programme, as it is in the file: raw texts with their attributes. */

export type Text = { text: string; language?: string };

export type Attributes = Readonly<Record<string, string | undefined>>;

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
  icons: Attributes[];
  ratings: { text: string; system?: string; icon?: string }[];
  images: { text: string; attributes: Attributes }[];
  stars: { text: string; system?: string }[];
  reviews?: { text: string; attributes: Attributes }[];
  subtitles: { type?: string; language: string }[];
  length?: { text: string; units: string };
  previouslyShown?: { start?: string; channel?: string };
  audio?: string;
  /** The language of `<audio-described>`; empty if it has none. */
  audioDescription?: string;
  quality?: string;
  aspect?: string;
  colour?: string;
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
  stars: [],
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

export const languageIn = ({ lang }: Attributes): string | undefined =>
  lang && lang.length <= 20 ? lang : undefined;

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
    const entry = { text, language: languageIn(attributes) };
    const before = programme.texts.get(name);
    if (before && keptOnce.has(name)) push(programme.dropped, name);
    if (before) push(before, entry);
    else programme.texts.set(name, [entry]);
    return;
  }
  switch (name) {
    case "icon":
      push(programme.icons, attributes);
      break;
    case "episode-num":
      push(programme.numbers, { system: attributes.system ?? "onscreen", text: text.trim() });
      break;
    case "rating":
      dropMembers(programme, name, members, "value", "icon");
      // Some producers leave <value> out.
      push(programme.ratings, {
        text: members.get("value") ?? text,
        system: attributes.system,
        icon: members.get("icon"),
      });
      break;
    case "image":
      push(programme.images, { text, attributes });
      break;
    case "star-rating":
      dropMembers(programme, name, members, "value");
      addStars(programme, { text: members.get("value") ?? text, system: attributes.system });
      break;
    case "review":
      programme.reviews ??= [];
      push(programme.reviews, { text, attributes });
      break;
    case "new":
      programme.isNew = true;
      break;
    case "live":
      programme.isLive = true;
      break;
    case "subtitles":
      push(programme.subtitles, { type: attributes.type, language: members.get("language") ?? "" });
      break;
    case "series-id":
      programme.seriesSystem = attributes.system;
      push(programme.dropped, name);
      break;
    case "credits":
      break;
    default:
      addSingle(programme, tag, text, members);
  }
}

/** Adds an element of which a programme has one; further ones are named. */
function addSingle(
  programme: ProgrammeFields,
  { name, attributes }: SaxesTagPlain,
  text: string,
  members: ReadonlyMap<string, string>,
): void {
  switch (name) {
    case "previously-shown":
      if (programme.previouslyShown) push(programme.dropped, name);
      programme.previouslyShown ??= { start: attributes.start, channel: attributes.channel };
      break;
    case "length":
      if (programme.length) push(programme.dropped, name);
      programme.length ??= { text, units: attributes.units ?? "" };
      break;
    // Neither is in the DTD.
    case "audio-described":
    case "audio-description":
      if (programme.audioDescription !== undefined) push(programme.dropped, name);
      programme.audioDescription ??= attributes.lang ?? "";
      break;
    case "audio":
      if (programme.audio !== undefined) push(programme.dropped, name);
      programme.audio ??= members.get("stereo");
      dropMembers(programme, name, members, "stereo");
      break;
    case "video":
      if ((programme.quality ?? programme.aspect ?? programme.colour) !== undefined)
        push(programme.dropped, name);
      programme.quality ??= members.get("quality");
      programme.aspect ??= members.get("aspect");
      programme.colour ??= members.get("colour");
      dropMembers(programme, name, members, "quality", "aspect", "colour");
      break;
    default:
      push(programme.dropped, name);
  }
}

/** Sources that have no rating write `0/10`. */
function addStars(programme: ProgrammeFields, stars: ProgrammeFields["stars"][number]): void {
  if (/^\s*0+([.,]0+)?\s*(\/|$)/.test(stars.text)) push(programme.dropped, "star-rating");
  else push(programme.stars, stars);
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

type Kept = Readonly<Record<string, readonly string[]>>;

/** The attributes of programmes, and of what is in them, that the guide has a place for. */
const keptAttributes: Kept = {
  title: ["lang"],
  "sub-title": ["lang"],
  desc: ["lang"],
  category: ["lang"],
  keyword: ["lang"],
  icon: ["src", "width", "height"],
  image: ["type", "size", "orient", "system"],
  review: ["type", "source", "reviewer", "lang"],
  "star-rating": ["system"],
  length: ["units"],
  rating: ["system"],
  subtitles: ["type"],
  "audio-described": ["lang"],
  "audio-description": ["lang"],
  actor: ["role"],
  "episode-num": ["system"],
  "previously-shown": ["start", "channel"],
  "series-id": ["system"],
  programme: ["start", "stop", "channel", "clumpidx"],
};

/** The same for channels and the members of fields. */
export const keptOfMembers: Kept = { channel: ["id", "lcn"], icon: ["src"], url: ["system"] };

/** Names an element's attributes that aren't kept: `country lang`. Most elements have none. */
export function listUnkeptAttributes(
  { name, attributes }: SaxesTagPlain,
  keptOf: Kept = keptAttributes,
): readonly string[] {
  const kept = keptOf[name] ?? none;
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
