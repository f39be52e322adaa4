import { isTimeshift } from "@/lib/channels";
import { programmeKind } from "@/lib/kind-words";
import { isFilm } from "./film";
import { fold, type Programme } from "./programme";

const words = (list: string): RegExp =>
  new RegExp(
    list
      .split("|")
      .map((word) => fold(word).slice(0, word.endsWith("-") ? -1 : undefined))
      .join("|"),
  );

/** A source's words for having nothing to list. A "-" at the end stands for the rest of a word. */
const placeholders = words(
  "no listing-|no information|no programme-|no program-|not available|to be announced|tba|tbc|placeholder|off air|close down|closedown|sign off|end of transmission|thanks for watching|programming resumes|programmes resume|broadcast resumes|channel closed|sendeschluss|sendepause|kein programm|programm folgt|fin des programmes|fin de transmision|programmation|sin programacion|a confirmar|por confirmar|encerramento|programacao|放送休止|放送終了|休止|نهاية البث|لا توجد معلومات",
);

/** What sells, and what is bet on. */
const selling = words(
  "shopping|teleshopping|home shop-|infomercial-|paid program-|paid presentation|advertorial-|advertisement-|telesales|tele achat|teleachat|tele vente|televendita-|televenta-|teletienda|dauerwerbesendung|werbesendung|jml|qvc|hsn|lotto|lottery|bingo|roulette|casino|betting|psychic-|通販|ショッピング|تسوق",
);

/** What is for adults only, by its channel's name or its genre: it is nobody's suggestion on a page that all see. */
const adult = words(
  "adults only|adult channel|adult entertainment|adult film-|adult movie-|erotic-|erotik-|erotique-|erotismo|erotica-|xxx|porn-|playboy|hustler|penthouse|للكبار|إباحي-",
);
/** In scripts without spaces between words. */
const adultUnspaced = /年齢制限|アダルト|成人向|情色|성인/;

/** Racing that rolls on all day: a channel's own name, or a meeting nobody names. */
const racing = words(
  "trackside|racing|horse racing|horseracing|harness racing|greyhound-|galop|hippique|hippisme|turf|trotting|pferderennen|trabrennen|turfe|hipismo|競馬|سباق خيل|trials",
);

/** The sports of rolling cards and old fights, which are no evening's pick. */
const rollingSports = new Set(["horse-racing", "harness-racing", "greyhound-racing", "greyhounds", "poker"]);

/** Whether an event's sport is one of those. */
export const isRolling = (sport: string): boolean => rollingSports.has(sport);

const notWhole = words(
  "highlights|hls|hlts|replay-|re run|classic match-|best of|resume|zusammenfassung|melhores momentos|resumen|ハイライト|ملخص",
);

/** A file's name that a channel lists as its title. */
const fileName = /^\S*[-_](?:feature|eng|spa|fra|ita|ger|por|hd|sd|v\d+)(?:[-_.]\S*)?$/i;

const leastSeconds = 20 * 60;
const mostSeconds = 6 * 3600;
/** A day of golf or cricket. */
const mostEventSeconds = 10 * 3600;

/** Why a programme never is a pick, whatever else is known of it; null if it may be one. */
export type Bar =
  | "timeshift"
  | "placeholder"
  | "selling"
  | "adult"
  | "racing"
  | "repeat"
  | "highlights"
  | "news"
  | "length";

const isAdult = ({ item, channel }: Programme): boolean =>
  channel.categories.includes("xxx") ||
  [channel.name, ...(item.category ?? [])].some(
    (name) => adult.test(fold(name)) || adultUnspaced.test(name) || fold(name) === " adult ",
  );

/** Finds what keeps a programme from being a pick. `sport` is its event's, if it shows one. */
export function findBar(programme: Programme, sport: string | undefined): Bar | null {
  const { item, channel } = programme;
  if (isTimeshift(channel)) return "timeshift";
  const title = fold(item.title);
  const genres = fold((item.category ?? []).join(" "));
  if (placeholders.test(title) || fileName.test(item.title)) return "placeholder";
  if (selling.test(title) || selling.test(genres) || channel.categories.includes("shop")) return "selling";
  if (isAdult(programme)) return "adult";
  if (sport && isRolling(sport)) return "racing";
  if (
    racing.test(title) &&
    !/ (f1|formula|motor|car|cycle|bike|speed) /.test(title) &&
    (!sport || sport === "other")
  )
    return "racing";
  // A film is worth seeing again.
  if (item.showing === "repeat" || (!item.showing && item.flags?.repeat && !isFilm(programme)))
    return "repeat";
  if (
    [title, item.sub_title, item.listed?.title, item.listed?.sub_title].some((text) =>
      notWhole.test(fold(text ?? "")),
    )
  )
    return "highlights";
  const kind = programmeKind(item, channel.categories);
  if (kind === "news" && !item.event) return "news";
  if (item.stop === undefined) return null;
  const seconds = item.stop - item.start;
  return seconds < leastSeconds || seconds > (item.event ? mostEventSeconds : mostSeconds) ? "length" : null;
}
