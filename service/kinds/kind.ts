import type { Kind } from "../../contract/slot.ts";
import { readTitle } from "../titles/read-title.ts";
import { isAdvertised } from "./advertised.ts";
import { sureTitleKind } from "./bare-title.ts";
import { readCategory } from "./categories.ts";
import { categoryKind, chosenKind, winningGenre } from "./category-kind.ts";
import { channelKind, channelSays, sellsThings, showsOne } from "./channel-kind.ts";
import { identifiedKind } from "./credited.ts";
import { isCalledDocumentary } from "./film-text.ts";
import { genericKind } from "./generic-title.ts";
import { readHint } from "./hint.ts";
import { isCalledProgramme } from "./lead.ts";
import { formedKind, isEpisode, isFilmLength, mayBeStory } from "./length-kind.ts";
import { type ListedProgramme, type ListedSlot, noNames } from "./listed-programme.ts";
import { ratedKind } from "./rated.ts";
import { beginsAsFilm, castKind, namedProgramme, singleKind, statedKind, tellsFilm } from "./stated-kind.ts";
import { isAdultFilm, markedStory } from "./story-form.ts";
import { besideGenre } from "./sub-title.ts";

/**
 * The kind of a programme by its own listing: what that says or hints at, or that of a story if it has only a season or
 * number. Undefined if nothing says it.
 */
export const readKind = (programme: ListedProgramme): Kind | undefined =>
  readSureKind(programme) ?? readHint(programme) ?? (isEpisode(programme.slot) ? "series" : undefined);

/**
 * The kind that a programme's listing says: by its categories in whatever language, with genres that films and series
 * share decided by its episode and length; then by its title, by what its description calls it, by its channel's name,
 * and by year, makers and length. Undefined if nothing says it, or only what `readHint` reads.
 */
export function readSureKind({
  slot,
  listed = slot.title,
  language,
  form = readTitle(listed, { language }).form ?? null,
  detail,
  minutes,
  names = noNames,
}: ListedProgramme): Kind | undefined {
  if (isAdvertised(slot) || sellsThings(names)) return "other";
  const isSure = form !== null && form !== "series" && form !== "fiction";
  if (isSure) return formedKind(form, slot, minutes);
  const channel = channelKind(names);
  const genres = new Set([
    ...(slot.category ?? []).map(readCategory),
    form,
    identifiedKind(detail),
    besideGenre(slot),
    ratedKind(slot, detail, minutes),
  ]);
  const genre = winningGenre(genres, slot, minutes);
  const listedKind =
    genre && (chosenKind(genres, slot, minutes) ?? categoryKind(genre, slot, minutes, channel));
  if (genre && listedKind !== null) return listedKind;
  const known = channel === "film" && sharesName(slot, minutes) ? undefined : namedProgramme(slot, minutes);
  if (channel === "film" && isShownAsFilm(slot, listed, minutes, known)) return "film";
  const played = known ? undefined : beginsAsFilm(slot, minutes) ? "film" : castKind(slot, minutes);
  if (played) return played;
  const said = statedKind(slot, listed, minutes);
  const isTale = said === "sport" && (known === "series" || known === "kids");
  const stated =
    (isTale ? known : said) ?? known ?? genericKind(slot.title, names) ?? sureTitleKind(slot, minutes);
  if (channel === "film" && isFilmOfNews(stated, slot, minutes)) return "film";
  if (channel === "kids" && stated !== undefined && !keptOfKids.has(stated)) return channel;
  if (genres.has("vague")) return stated;
  const isWide = channel !== null && wideChannels.has(channel) && !showsOne(names);
  return (
    stated ??
    (isCalledDocumentary(slot) ? "documentary" : undefined) ??
    (isWide || isCalledElse(channel, slot) ? undefined : channelSays(channel, slot, minutes)) ??
    (isEpisode(slot) ? undefined : singleKind(slot, detail, minutes)) ??
    (isAdultFilm(slot, listed, minutes, channel) ? "film" : undefined)
  );
}

/** Whether a channel for films shows what is described or listed as one, whatever its title names but a series. */
const isShownAsFilm = (slot: ListedSlot, listed: string, minutes: number | null, known?: Kind): boolean =>
  markedStory(slot, listed, minutes) === "film" || (known !== "series" && tellsFilm(slot, minutes));

/** Whether a channel for films lists bare, at the length of one, what a word of its title calls news. */
const isFilmOfNews = (stated: Kind | undefined, slot: ListedSlot, minutes: number | null): boolean =>
  stated === "news" && !slot.description && mayBeStory(slot, minutes);

/** Whether a description calls its programme none of the stories that its channel shows: a talk on one for comedies. */
const isCalledElse = (channel: Kind | null, slot: ListedSlot): boolean =>
  (channel === "series" || channel === "film") && isCalledProgramme(slot);

/** Whether a title is so short that a film may be called after a show, and what it names as long as one. */
const sharesName = ({ title }: ListedSlot, minutes: number | null): boolean =>
  !title.includes(" ") && isFilmLength(minutes);

/** What a channel for children shows for others as well; whatever else it shows is for them. */
const keptOfKids: ReadonlySet<Kind> = new Set(["film", "news", "other"]);

/** On channels for these there is much else. */
const wideChannels: ReadonlySet<Kind> = new Set(["news", "entertainment", "other"]);
