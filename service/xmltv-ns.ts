/**
 * The numbers of an episode as `xmltv_ns` writes them: `season/total . episode/total . part/total`, each counted from 0
 * or empty, with spaces anywhere. Here they count from 1.
 */
export type XmltvNsNumbers = {
  season?: number;
  number?: number;
  part?: number;
  parts?: number;
  /** How many episodes the season has. */
  episodes?: number;
  /** How many seasons the series has. */
  seasons?: number;
};

export function parseXmltvNs(text: string): XmltvNsNumbers {
  const [season, episode, part] = fieldsOf(text).map((field) => /^(\d{1,5})?(?:\/(\d{1,5}))?$/.exec(field));
  const numbers: XmltvNsNumbers = {};
  if (season?.[1] !== undefined) numbers.season = Number(season[1]) + 1;
  if (episode?.[1] !== undefined) numbers.number = Number(episode[1]) + 1;
  if (Number(season?.[2]) > 0) numbers.seasons = Number(season?.[2]);
  if (Number(episode?.[2]) > 0) numbers.episodes = Number(episode?.[2]);
  // Producers write part 0, with or without a total of 1, for a programme that has no parts.
  if (part?.[1] !== undefined && (Number(part[1]) > 0 || Number(part[2]) > 1)) {
    numbers.part = Number(part[1]) + 1;
    if (part[2] !== undefined) numbers.parts = Number(part[2]);
  }
  return numbers;
}

/** Writes numbers; undefined if there are none. What a source wrote itself (`listed`) stays, as far as it goes. */
export function formatXmltvNs(
  { season, number, part, parts, episodes, seasons }: XmltvNsNumbers,
  listed = "",
): string | undefined {
  const own = fieldsOf(listed);
  const fields = [formatField(season, seasons), formatField(number, episodes), formatField(part, parts)];
  const text = fields.map((field, place) => own[place] || field).join(".");
  return text === ".." ? undefined : text;
}

/** Season 0 can't be written. */
const formatField = (count: number | undefined, all: number | undefined): string =>
  `${count ? count - 1 : ""}${all ? `/${all}` : ""}`;

const fieldsOf = (text: string): string[] => text.replace(/\s+/g, "").split(".");

const wellFormed = /^\d*(?:\/\d+)?$/;

/** Whether a text is `xmltv_ns` as the format defines it, which has no ranges (`4-5`) and no season before the first. */
export const isXmltvNs = (text: string): boolean => {
  const fields = fieldsOf(text);
  return fields.length <= 3 && fields.every((field) => wellFormed.test(field));
};

/** What a text in `xmltv_ns` says that its numbers don't, as far as it is well formed; undefined if they say it all. */
export function unreadXmltvNs(text: string): string | undefined {
  const own = fieldsOf(text)
    .slice(0, 3)
    .map((field) => (wellFormed.test(field) ? field : ""));
  const written = formatXmltvNs(parseXmltvNs(text)) ?? "";
  const bare = (all: string) => all.replace(/\.*$/, "");
  return bare(own.join(".")) === bare(written) ? undefined : own.join(".");
}
