import type { Kind } from "../../contract/slot.ts";
import type { Form } from "../titles/form-words.ts";
import { readTitle } from "../titles/read-title.ts";
import { isAdvertised } from "./advertised.ts";
import { sureTitleKind } from "./bare-title.ts";
import { type Meaning, readCategory } from "./categories.ts";
import { genresKind } from "./category-kind.ts";
import { channelKind, channelSays, sellsThings, showsOne } from "./channel-kind.ts";
import { identifiedKind } from "./credited.ts";
import { cuedGenre } from "./cues.ts";
import { isCalledDocumentary } from "./film-text.ts";
import { genericKind } from "./generic-title.ts";
import { readHint } from "./hint.ts";
import { isCalledProgramme } from "./lead.ts";
import { formedKind, isEpisode, isFilmLength, mayBeStory } from "./length-kind.ts";
import { type ListedDetail, type ListedProgramme, type ListedSlot, noNames } from "./listed-programme.ts";
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
 * The kind that a programme's listing says; undefined if nothing says it, or only what `readHint` reads. What says it
 * first is believed:
 *
 * 1. that something is sold, or that nothing is known or shown;
 * 2. what stands around the title: `Film: …`;
 * 3. its categories in whatever language, and what else names a genre (`listGenres`);
 * 4. its texts, with what its channel makes of them (`textKind`);
 * 5. what is left, unless its categories call it entertainment and no more (`restKind`).
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
  const read = { slot, listed, detail, minutes, names, channel: channelKind(names) };
  if (isSure) return onChannel(formedKind(form, slot, minutes), read);
  const genres = listGenres(read, form);
  const ofGenres = genresKind(genres, slot, minutes, read.channel);
  if (ofGenres !== null) return ofGenres;
  return textKind(read) ?? (genres.has("vague") ? undefined : restKind(read));
}

/** A listing, with what its channel's name says of all that it shows. */
type Read = {
  slot: ListedSlot;
  listed: string;
  detail: ListedDetail;
  minutes: number | null;
  names: ReadonlySet<string>;
  channel: Kind | null;
};

/** Whatever names a genre: categories, words around the title, an id of another system, a sub-title, a rating. */
const listGenres = ({ slot, detail, minutes }: Read, form: Form | null): Set<Meaning | null | undefined> =>
  new Set([
    ...(slot.category ?? []).map(readCategory),
    form,
    identifiedKind(detail),
    besideGenre(slot, minutes),
    ratedKind(slot, detail, minutes),
  ]);

/**
 * What the texts say: first that a story is told, by a description like a film's or who plays in it, as stories are
 * called after other things; then what the title or the description calls the programme.
 */
function textKind(read: Read): Kind | undefined {
  const { slot, minutes, channel } = read;
  const known = channel === "film" && sharesName(slot, minutes) ? undefined : namedProgramme(slot, minutes);
  if (channel === "film" && isShownAsFilm(read, known)) return "film";
  const played = known ? undefined : beginsAsFilm(slot, minutes) ? "film" : castKind(slot, minutes);
  return played ?? onChannel(saidKind(read, known), read);
}

/** What words of the title or description say; else the title as a whole, as viewers know it or as a genre's. */
function saidKind({ slot, listed, minutes, names }: Read, known: Kind | undefined): Kind | undefined {
  const said = statedKind(slot, listed, minutes);
  // Whatever is told or shown may be of sports or children, and these have their news.
  if ((said === "sport" || said === "kids") && known !== undefined && known !== "news") return known;
  if (said === "news" && known === "sport") return known;
  return said ?? known ?? genericKind(slot.title, names) ?? sureTitleKind(slot, minutes);
}

/** What a programme of a kind is on a channel for films or for children. */
function onChannel(kind: Kind | undefined, { slot, minutes, channel }: Read): Kind | undefined {
  if (channel === "film" && isFilmOfNews(kind, slot, minutes)) return "film";
  return channel === "kids" && kind !== undefined && !keptOfKids.has(kind) ? channel : kind;
}

/** What is left: a noun for a documentary, then its channel, then year, makers and length, then a rating for adults. */
function restKind({ slot, listed, detail, minutes, names, channel }: Read): Kind | undefined {
  const isWide = channel !== null && wideChannels.has(channel) && !showsOne(names);
  return (
    (isCalledDocumentary(slot) ? "documentary" : undefined) ??
    (isWide || isCalledElse(channel, slot) ? undefined : channelSays(channel, slot, minutes)) ??
    (isEpisode(slot) ? undefined : singleKind(slot, detail, minutes)) ??
    (isAdultFilm(slot, listed, minutes, channel) ? "film" : undefined)
  );
}

/** Whether a channel for films shows what is described or listed as one, whatever its title names but a series. */
const isShownAsFilm = ({ slot, listed, minutes }: Read, known: Kind | undefined): boolean =>
  markedStory(slot, listed, minutes) === "film" || (known !== "series" && tellsFilm(slot, minutes));

/** Whether a channel for films lists bare, at the length of one, what a word of its title calls news. */
const isFilmOfNews = (kind: Kind | undefined, slot: ListedSlot, minutes: number | null): boolean =>
  kind === "news" && !slot.description && mayBeStory(slot, minutes);

/** Whether a description tells of none of what its channel shows: of a talk on one for comedies, a comedy on one for music. */
function isCalledElse(channel: Kind | null, slot: ListedSlot): boolean {
  if (channel === "series" || channel === "film") return isCalledProgramme(slot);
  const cued = channel === "music" ? cuedGenre(slot.description ?? "") : undefined;
  return cued !== undefined && cued !== "music";
}

/** Whether a title is so short that a film may be called after a show, and what it names as long as one. */
const sharesName = ({ title }: ListedSlot, minutes: number | null): boolean =>
  !title.includes(" ") && isFilmLength(minutes);

/** What a channel for children shows for others as well; whatever else it shows is for them. */
const keptOfKids: ReadonlySet<Kind> = new Set(["film", "news", "other"]);

/** On channels for these there is much else. */
const wideChannels: ReadonlySet<Kind> = new Set(["news", "entertainment", "other"]);
