import type { Channel } from "../../contract/channel.ts";
import type { Slot, SlotDetail } from "../../contract/slot.ts";
import { formatXmltvNs } from "../xmltv-ns.ts";

/**
 * Channels and slots by XMLTV's DTD. Their content comes from strangers: everything is escaped, and characters that XML
 * forbids or nobody can read are dropped.
 */

/** Without a document type: readers would look for the DTD next to the file, or refuse to. */
export const xmltvHead = `<?xml version="1.0" encoding="UTF-8"?>
<tv generator-info-name="now|next">
`;

export const xmltvTail = "</tv>\n";

/**
 * A channel's element. `number` is its number in the guide; players recognise it as a name of digits only. What sources
 * call the channel is kept as addresses of systems named after them, since the DTD has no better place.
 */
export function channelXml(
  { id, name, aliases = [], logo, website, source_ids = [] }: Channel,
  number: number | null,
): string {
  const names = [...new Set([name, ...aliases, ...(number === null ? [] : [String(number)])])];
  return `<channel id="${escaped(id)}">${names.map((each) => element("display-name", each)).join("")}${iconXml(logo)}${
    website ? element("url", website) : ""
  }${source_ids.map(sourceIdXml).join("")}</channel>\n`;
}

const sourceIdXml = ({ source, id }: { source: string; id: string }): string =>
  `<url system="source:${escaped(source)}">${escaped(id)}</url>`;

/** `players` has what players know beyond the DTD. */
export type XmltvForm = "dtd" | "players";

/**
 * A slot's element, with what is known of its programme, in the order of the DTD. Live programmes and those with audio
 * description are marked by keywords, since the DTD has nothing else for it, and for players also by the elements that
 * they look for. Season 0 only
 * appears in the onscreen number, since xmltv_ns counts from season 1.
 */
export function programmeXml(slot: Slot, detail: SlotDetail = {}, form: XmltvForm = "dtd"): string {
  const { flags } = slot;
  const { length_minutes: minutes, previously_shown: shown } = detail;
  const { category_languages: categoryLanguages, keyword_languages: keywordLanguages } = detail;
  const keywords = detail.keywords ?? [];
  const marks = [
    ...(flags?.live ? ["live"] : []),
    ...(detail.audio_description === undefined ? [] : ["audio-description"]),
  ].filter((mark) => !keywords.some((keyword) => keyword.toLowerCase() === mark));
  const parts = [
    element("title", slot.title, { lang: detail.title_language }),
    ...(detail.titles ?? []).map(({ title, language: lang }) => element("title", title, { lang })),
    element("sub-title", slot.sub_title, { lang: detail.sub_title_language }),
    ...(detail.sub_titles ?? []).map(({ sub_title, language: lang }) =>
      element("sub-title", sub_title, { lang }),
    ),
    element("desc", slot.description, { lang: detail.description_language }),
    ...(detail.descriptions ?? []).map(({ description, language: lang }) =>
      element("desc", description, { lang }),
    ),
    creditsXml(detail.credits ?? []),
    element("date", detail.date?.replaceAll("-", "") ?? slot.year?.toString()),
    ...(slot.category ?? []).map((category, place) =>
      element("category", category, { lang: categoryLanguages?.[place] }),
    ),
    ...keywords.map((keyword, place) => element("keyword", keyword, { lang: keywordLanguages?.[place] })),
    ...marks.map((mark) => element("keyword", mark)),
    element("language", detail.language),
    element("orig-language", detail.orig_language),
    minutes === undefined ? "" : element("length", ...formatLength(minutes)),
    ...listIcons(slot, detail).map(({ url, width, height }) => iconXml(url, { width, height })),
    element("url", detail.url),
    ...(detail.countries ?? []).map((country) => element("country", country)),
    ...numbersXml(slot, detail),
    videoXml(detail),
    detail.audio === undefined ? "" : `<audio>${element("stereo", detail.audio)}</audio>`,
    flags?.repeat || shown ? shownXml(shown) : "",
    element("premiere", detail.premiere),
    element("last-chance", detail.last_chance),
    flags?.new ? "<new/>" : "",
    flags?.live && form === "players" ? "<live/>" : "",
    ...(detail.subtitles ?? []).map(subtitlesXml),
    detail.audio_description !== undefined && form === "players"
      ? describedXml(detail.audio_description)
      : "",
    ...listRatings(slot, detail).map(
      ({ value, system, icon }) =>
        `<rating${attributes({ system })}>${element("value", value)}${iconXml(icon)}</rating>`,
    ),
    ...listStars(detail).map(
      ({ value, system }) => `<star-rating${attributes({ system })}>${element("value", value)}</star-rating>`,
    ),
    ...(detail.reviews ?? []).map(reviewXml),
    ...(detail.pictures ?? []).filter(isImage).map(imageXml),
  ];
  return `<programme start="${formatTime(slot.start)}" stop="${formatTime(slot.stop)}" channel="${escaped(slot.channel)}">${parts.join("")}</programme>\n`;
}

type Picture = NonNullable<SlotDetail["pictures"]>[number];

/** Whether anything is said of a picture that only an image's element can say. */
const isImage = ({ type, size, orientation, system }: Picture): boolean =>
  (type ?? size ?? orientation ?? system) !== undefined;

/** The slot's picture and those that are no images: more players know icons. */
function listIcons({ icon }: Slot, { pictures = [] }: SlotDetail): Picture[] {
  const own = icon && (pictures.find(({ url }) => url === icon) ?? { url: icon });
  const others = pictures.filter((picture) => !isImage(picture) && picture.url !== icon);
  return own ? [own, ...others] : others;
}

const imageXml = ({ url, type, size, orientation, system }: Picture): string =>
  element("image", url, { type, size, orient: orientation?.charAt(0).toUpperCase(), system });

const reviewXml = ({
  text,
  url,
  source,
  reviewer,
  language,
}: NonNullable<SlotDetail["reviews"]>[number]): string =>
  element("review", url ?? text, { type: url ? "url" : "text", source, reviewer, lang: language });

/** In whole minutes, else in seconds. */
const formatLength = (minutes: number): [string, { units: string }] =>
  Number.isInteger(minutes)
    ? [String(minutes), { units: "minutes" }]
    : [String(Math.round(minutes * 60)), { units: "seconds" }];

/** The roles of the DTD, in its order; others have no element. */
const roles = "director actor writer adapter producer composer editor presenter commentator guest".split(" ");

function creditsXml(credits: NonNullable<SlotDetail["credits"]>): string {
  const people = roles.flatMap((role) =>
    credits
      .filter((credit) => credit.role === role)
      .map(({ name, character }) => element(role, name, role === "actor" ? { role: character } : {})),
  );
  return people.length === 0 ? "" : `<credits>${people.join("")}</credits>`;
}

function videoXml({ aspect, quality, black_and_white: isGrey }: SlotDetail): string {
  const members =
    element("colour", isGrey ? "no" : undefined) + element("aspect", aspect) + element("quality", quality);
  return members && `<video>${members}</video>`;
}

function shownXml({ start, channel }: NonNullable<SlotDetail["previously_shown"]> = {}): string {
  const time = start !== undefined && /Z$/.test(start) ? formatTime(start) : start?.replaceAll("-", "");
  return `<previously-shown${attributes({ start: time, channel })}/>`;
}

/** As an ingest keeps them: a type, a language, or both. */
function subtitlesXml(text: string): string {
  const [, type, language] = /^(teletext|onscreen|deaf-signed)?(?:: |$)?(.*)$/s.exec(text) ?? [];
  return `<subtitles${attributes({ type })}>${element("language", language || undefined)}</subtitles>`;
}

const describedXml = (language: string): string => `<audio-described${attributes({ lang: language })}/>`;

function listRatings({ rating }: Slot, { ratings = [] }: SlotDetail): typeof ratings {
  const isAmong = rating === undefined || ratings.some(({ value }) => value === rating);
  return isAmong ? ratings : [{ value: rating }, ...ratings];
}

const listStars = ({
  star_rating: value,
  star_ratings: all,
}: SlotDetail): NonNullable<SlotDetail["star_ratings"]> => all ?? (value === undefined ? [] : [{ value }]);

function numbersXml({ episode = {} }: Slot, detail: SlotDetail): string[] {
  const { season, number, orig_air } = episode;
  const { part, parts, episodes, seasons } = detail;
  const aired = detail.original_air_date ?? orig_air;
  const at = detail.original_air_time === undefined ? "" : ` ${detail.original_air_time}`;
  const written = `${season === undefined ? "" : `S${twoDigits(season)}`}${number === undefined ? "" : `E${twoDigits(number)}`}`;
  const ids = Object.entries(detail.external_ids ?? {});
  const systems: [system: string, text: string | undefined][] = [
    ["xmltv_ns", formatXmltvNs({ season, number, part, parts, episodes, seasons }, detail.xmltv_ns)],
    ["onscreen", detail.onscreen_number ?? (written || undefined)],
    ["original-air-date", aired && aired + at],
    // A second id of a system is stored under the system and its kind.
    ...ids.map(([system, id]): [string, string] => [system.replace(/\/.*$/, ""), id]),
  ];
  return systems.map(([system, text]) => element("episode-num", text, { system }));
}

const twoDigits = (count: number): string => String(count).padStart(2, "0");

type Attributes = Readonly<Record<string, string | number | null | undefined>>;

const attributes = (of: Attributes): string =>
  Object.entries(of)
    .map(([name, value]) => (value ? ` ${name}="${escaped(String(value))}"` : ""))
    .join("");

const element = (name: string, text: string | undefined, of: Attributes = {}): string =>
  text === undefined ? "" : `<${name}${attributes(of)}>${escaped(text)}</${name}>`;

const iconXml = (src: string | null | undefined, size: Attributes = {}): string =>
  src ? `<icon${attributes({ src, ...size })}/>` : "";

/** `2026-08-22T18:00:00Z` as `20260822180000 +0000`. */
const formatTime = (iso: string): string => `${iso.replaceAll(/[-:TZ]/g, "")} +0000`;

/** Control characters, lone surrogates and noncharacters. */
const unreadable = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
const special = /[&<>"]/g;
const names: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string =>
  text
    .replace(/[\t\n\r]+/g, " ")
    .replace(unreadable, "")
    .replace(special, (character) => names[character] ?? "");
