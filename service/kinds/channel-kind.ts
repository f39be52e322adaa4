import type { Kind } from "../../contract/slot.ts";
import { anyCase } from "../any-case.ts";
import { fold } from "../text.ts";
import { remember } from "./categories.ts";
import { channelPatterns } from "./kind-words.ts";
import { knownChannels } from "./known-channels.ts";
import { knownKind } from "./known-programmes.ts";
import { isEpisode, isEpisodeLong, isFilmLength, shortestShow } from "./length-kind.ts";
import type { ListedSlot } from "./listed-programme.ts";

/** Signs of ASCII count as accents too, and mean something in a pattern. */
const accents = /(?![\^`])\p{Diacritic}/gu;

/** The patterns in the form in which names are: Hangul in its letters, kana and Latin letters without their accents. */
const foldedPatterns = channelPatterns.map(
  ([kind, { source }]) =>
    [kind, anyCase(source.normalize("NFKD").replace(accents, "").replaceAll("'", " "))] as const,
);

/**
 * A folded name without spaces, an article and what it says of the picture: `CCTV-6 HD` and `CCTV6` are one channel.
 */
const nameKey = (name: string): string =>
  name.replace(/^the | (?:f|u)?hd$| sd$| 4k$| 高清$/gu, "").replaceAll(" ", "");

const known: ReadonlyMap<string, Kind> = new Map(
  Object.entries(knownChannels).flatMap(([kind, lines]) =>
    lines.flatMap((line) => line.split("|").map((name) => [nameKey(fold(name)), kind as Kind] as const)),
  ),
);

/** In Korea, channels of one programme have the name of its broadcaster, too: `KBS 언덕의 집`, `tvN 언덕의 식탁 2`. */
const broadcaster = new RegExp(
  "^(?:tvn(?: story)?|otvn|jtbc2?|kbs2?(?: joy)?|mbc(?: every1)?|sbs(?: plus)?|ebs1?|mbn|ena|ihq|mnet|tv ?조선|tv ?chosun|채널 ?a|e채널|투니버스) (\\p{L}.+?)(?: \\d)?$".normalize(
    "NFKD",
  ),
  "u",
);

/** What the programme is whose name stands behind its broadcaster's. */
function broadcastKind(name: string): Kind | null {
  const programme = broadcaster.exec(name)?.[1];
  return programme === undefined ? null : knownKind(programme);
}

/** Some sources add the country: `Stopklatka HD.pl`, `PL: Stopklatka`. Left out are codes that names end with, too. */
const country =
  /^(?:pl|cz|sk|ru|ua|uk|us|ro|hu|bg|gr|hr|rs|tr|lt|lv|ee|dk|se|nl|pt|fr|ch|br|mx) | (?:al|at|ba|be|bg|ca|ch|cy|cz|dk|ee|es|fi|fr|gr|hr|hu|ie|il|it|lt|lv|mk|nl|pl|pt|ro|rs|ru|se|si|sk|tr|ua|uk|us)$/u;

const knownChannel = (name: string): Kind | undefined =>
  known.get(nameKey(name)) ??
  (country.test(name) ? known.get(nameKey(name.replace(country, ""))) : undefined);

/** What a folded name says in whole, or by a word. Some channels show one programme and have its name. */
const oneKind = (name: string): Kind | null =>
  knownChannel(name) ??
  // A single word is the name of others too.
  (name.includes(" ") ? knownKind(name) : null) ??
  broadcastKind(name) ??
  foldedPatterns.find(([, pattern]) => pattern.test(name))?.[0] ??
  null;

/** Names of the picture alone, behind a channel's own. */
const ofPicture = /^(?:[fu]?hd|sd|[48]k)$/u;

/**
 * What the folded name of a channel says of its programmes. Channels that share a place by turns, such as one for
 * children by day, say something only if they show the like.
 */
const nameKind = remember((name): Kind | null => {
  if (!name.includes(" / ")) return oneKind(name);
  const kinds = new Set(
    name
      .split(" / ")
      .filter((part) => !ofPicture.test(part))
      .map(oneKind),
  );
  return kinds.size === 1 ? ([...kinds][0] ?? null) : null;
});

/** News has the name of its channel as well. */
const ownProgramme = remember((name): boolean => {
  const kind = name.includes(" ") ? knownKind(name) : null;
  return kind !== null && kind !== "news";
});

/** Whether a channel has the name of a programme, which is then all that it shows. */
export const showsOne = (names: ReadonlySet<string>): boolean => names.values().some(ownProgramme);

const selling =
  /^(?:qvc\d?|hsn\d?|hse|tvsn|juwelo|gems(?: tv)?)(?: \p{L}{1,2})?$|^i?shop(?:ping)?(?!\p{L})|(?<!\p{L})(?:tele|home )?shopping(?!\p{L})|(?<!\p{L})(?:teleshop|jewel(?:le)?ry|teleachat|teletienda|telezakupy|televendita)(?!\p{L})|購物|购物/u;

const sells = remember((name): boolean => selling.test(name));

/** Whether a channel sells things, whatever its listings call that. */
export const sellsThings = (names: ReadonlySet<string>): boolean => names.values().some(sells);

/** What a channel's names say of all its programmes; null if nothing. */
export function channelKind(names: ReadonlySet<string>): Kind | null {
  for (const name of names) {
    const kind = nameKind(name);
    if (kind) return kind;
  }
  return null;
}

/** What a channel of one kind says of a programme: films and series are as long as such, and concerts aren't numbered. */
export function channelSays(
  channel: Kind | null,
  slot: ListedSlot,
  minutes: number | null,
): Kind | undefined {
  if (channel === null) return undefined;
  if (channel === "music" && isEpisode(slot)) return undefined;
  if (channel === "series") return isEpisode(slot) || isEpisodeLong(minutes) ? channel : undefined;
  if (channel !== "film") return channel;
  const isLong = isFilmLength(minutes) || (half.test(slot.title) && (minutes ?? 0) >= shortestShow);
  return !isEpisode(slot) && isLong ? "film" : undefined;
}

/** The first or the second half of a film in China, with something else between them: `港家（上）`. */
const half = /[(（][上下][)）]$/u;
