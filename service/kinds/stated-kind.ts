import type { Kind } from "../../contract/slot.ts";
import { anyCase } from "../any-case.ts";
import { unpartedScripts } from "./bare-title.ts";
import { isDrawn } from "./cartoon.ts";
import { namesCast } from "./cast.ts";
import {
  beginsAdapted,
  isCalledDocumentary,
  isDatedFilm,
  isDescribedFilm,
  tellsBroadcast,
} from "./film-text.ts";
import { openingChars } from "./folded-opening.ts";
import { childrenPattern, competitionTitle, gameTitle, kindPatterns, sportTitle } from "./kind-words.ts";
import { knownKind } from "./known-programmes.ts";
import { leadOf } from "./lead.ts";
import {
  formedKind,
  isEpisode,
  isFilmLength,
  mayBeFilm,
  mayBePart,
  mayBeStory,
  playedKind,
} from "./length-kind.ts";
import type { ListedDetail, ListedSlot } from "./listed-programme.ts";
import { createQuickTest } from "./quick-test.ts";
import { namesSport } from "./sport-names.ts";
import { notedGenre, sentenceGenre, stagedGenre } from "./title-note.ts";
import { formAround, isGameOf, isMatch, namedKind } from "./titled-kind.ts";

/** What the texts of a listing say for certain. */

/**
 * What a programme is that its title names. What is short is no film, and films are called after a word as series are;
 * so they are after the names of series in scripts that don't part words, since they are made of them.
 */
export function namedProgramme(slot: ListedSlot, minutes: number | null): Kind | undefined {
  const title = inTwoLanguages.exec(slot.title)?.[1] ?? slot.title;
  const isLong = isFilmLength(minutes);
  const isLongWord = isLong && !title.includes(" ");
  const known = knownKind(title);
  const mayBeFilm = isLongWord && (known === "series" || known === "kids") && !unpartedScripts.test(title);
  if (mayBeFilm && eastern.test(title)) return undefined;
  const kind = mayBeFilm ? null : known;
  if (!kind && !isLong) return namedPart(title);
  return kind === "film" && !isLong && minutes !== null ? undefined : (kind ?? undefined);
}

/** A title in two languages: `星光大道 / Star Boulevard`. */
const inTwoLanguages = /^(.*\p{Script=Han}.*) \/ [^/]*\p{Script=Latin}[^/]*$/u;

/** Where words aren't parted, what has no space is hardly ever one. */
const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}]{3}/u;

/**
 * A season behind a title or the age from which it may be seen, what an episode is called, or both: `Larkhill 3`,
 * `Larkhill (12)`, `Larkhill - The Wedding`.
 */
const behindTitle = /^(?=.*\p{L}.*\p{L})(.{2,}?)(?:\s\d{1,2}|\s\((?:S|K?-?\d{1,2})\))?(?:\s[-–]\s.+)?$/u;

/** What a known programme is of which a title names a season or an episode. Films have neither. */
function namedPart(title: string): Kind | undefined {
  const name = behindTitle.exec(title)?.[1];
  const kind = name === undefined || name === title ? null : knownKind(name);
  return kind === "film" ? undefined : (kind ?? undefined);
}

/** Whether a description begins as that of a film does, whatever its words are about. */
export const beginsAsFilm = (slot: ListedSlot, minutes: number | null): boolean =>
  mayBeStory(slot, minutes) && beginsAdapted(slot);

/** Whether a description may be that of a film, on a channel for these: whatever words its title has for other things. */
export const tellsFilm = (slot: ListedSlot, minutes: number | null): boolean =>
  mayBeStory(slot, minutes) &&
  slot.description !== undefined &&
  !tellsBroadcast(slot.description) &&
  !isCalledDocumentary(slot);

/** What a programme is whose description says who plays whom. */
export function castKind(slot: ListedSlot, minutes: number | null): Kind | undefined {
  const { description = "", flags } = slot;
  // Behind a host stands where they are from.
  const isPlayed = minutes !== null && !flags.live && !isHosted(description) && namesCast(description);
  return isPlayed ? playedKind(slot, minutes) : undefined;
}

/** `Host Ana Bell; players …`, as American guides begin. */
const hosted = /^(?:TV h|H)osts? \p{Lu}\p{L}+ \p{Lu}/u;

export const isHosted = (description: string): boolean => hosted.test(description);

/** `The host invites experts`, as Indian guides begin: what they talk about says more of it. */
const presented =
  /^The (?:hosts?|presenters?|anchors?) (?:and |bring|chat|converse|cook|discuss|engage|examine|explain|explore|guide|interact|interview|introduce|invite|meet|offer|present|provide|share|shed|showcase|strike|talk|teach|travel|visit|welcome)/u;

export const hasHost = (description: string): boolean => presented.test(description);

const mayMatch = createQuickTest(kindPatterns.map(([, pattern]) => pattern));
const saidKinds = kindPatterns.map(([kind, pattern]) => [kind, anyCase(pattern)] as const);

/** What the title and the beginning of the description say. */
export function statedKind(slot: ListedSlot, listed: string, minutes: number | null): Kind | undefined {
  const { title, description = "", flags, year } = slot;
  const titled = namedKind(title) ?? (listed === title ? undefined : namedKind(listed));
  // What is shown live isn't a story: `Eliteserien: Larkhill - Upford`.
  if (titled && !(flags.live && titled === "series")) return titled;
  const around = flags.live ? null : formAround(listed);
  if (around && (around !== "film" || (!isEpisode(slot) && isFilmLength(minutes)))) return around;
  const isContest = flags.live
    ? competitionTitle.test(title) || gameTitle.test(title) || crossedTitle.test(title)
    : isMatch(title);
  const isSport =
    year === undefined &&
    (sportTitle.test(title) || namesSport(title) || isContest || isGameOf(title, description));
  const noted = flags.live || isSport || competitionTitle.test(title) ? null : notedGenre(listed);
  if (noted) return formedKind(noted.genre, { ...slot, year: year ?? noted.year }, minutes);
  const called = isSport ? null : (stagedGenre(listed) ?? sentenceGenre(listed));
  if (called) return formedKind(called, slot, minutes);
  if (flags.live && description === "") return isSport ? "sport" : liveKind(title);
  return calledKind(slot, minutes) ?? matchedKind(namesOf(slot)) ?? (isSport ? "sport" : undefined);
}

/** Two sides as Portuguese and Spanish guides write them; beside it, what is shown live has no such name. */
const crossedTitle = /\p{L}\s[xX]\s\p{Lu}/u;

/** What a description calls the programme at its beginning, in words that are said of nothing else. */
function calledKind(slot: ListedSlot, minutes: number | null): Kind | undefined {
  const { head, genre } = leadOf(slot);
  // A series of matches: `Test Series - Larkhill vs Upford`.
  if (genre === "series" && gameTitle.test(head)) return "sport";
  const tellsStory = genre === "series" || genre === "fiction";
  if (tellsStory && (childrenPattern.test(head) || isDrawn(head, minutes))) return "kids";
  const kind = ledKind(slot, minutes);
  const isDistinct = kind && (distinctLeads.has(kind) || (saysFacts.has(kind) && fewWords.test(head)));
  return isDistinct ? kind : undefined;
}

/** These are hardly said of anything else. */
const distinctLeads: ReadonlySet<Kind> = new Set(["film", "sport", "kids"]);

const saysFacts: ReadonlySet<Kind> = new Set(["news", "documentary"]);
/** A sentence of a few words, parted by spaces, says no more than what it is: `Žinių laida.`, `Dansk dokumentar fra 2022.` */
const fewWords = /^\p{L}+ (?:\p{L}+ )?\p{L}+(?: \p{Ll}{2,5} (?:19|20)\d\d)?(?:[.,;]|$)/u;

/** What a description calls the programme at its beginning. */
export function ledKind(slot: ListedSlot, minutes: number | null): Kind | undefined {
  const { head, genre } = leadOf(slot);
  return genre ? formedKind(genre, { ...slot, year: slot.year ?? yearIn(head) }, minutes) : undefined;
}

/** The year in which the programme was made, if a description names one at its beginning. */
function yearIn(text: string): number | undefined {
  const year = /(?<!\d)(?:19[2-9]|20[0-4])\d(?!\d)/.exec(text)?.[0];
  return year === undefined ? undefined : Number(year);
}

/** Episodes of a story are called after other things: `Recipe for Disaster`. */
const namesOf = ({ title, sub_title = "", episode }: ListedSlot): string =>
  episode?.season === undefined ? `${title}. ${sub_title}` : title;

const matchedKind = (text: string): Kind | undefined =>
  mayMatch(text) ? saidKinds.find(([, pattern]) => pattern.test(text))?.[0] : undefined;

/** What the beginning of a description says, of the programme or of what is in it. */
export const openingKind = (slot: ListedSlot, minutes: number | null): Kind | undefined =>
  ledKind(slot, minutes) ?? wordedKind(slot, minutes);

/** What a word at the beginning of a description says; in Japan and Korea, films are dramas, too. */
function wordedKind(slot: ListedSlot, minutes: number | null): Kind | undefined {
  const opening = (slot.description ?? "").slice(0, openingChars);
  const kind = matchedKind(opening);
  const isFilm = kind === "series" && drama.test(opening) && !counted.test(slot.title);
  return isFilm && mayBeStory(slot, minutes) ? "film" : kind;
}

const drama = /ドラマ|드라마/u;
/** Several episodes in a row: `언덕의 집 1회 ~ 4회`. */
const counted = /\d\s?[회話]/u;

/** What a live programme without a description may be, by the words of its title: a service, not a story. */
const liveKind = (title: string): Kind | undefined =>
  saidKinds.find(([kind, pattern]) => kind === "other" && pattern.test(title))?.[0];

/** What a programme without a season or number is, if its makers, words or length say it. */
export function singleKind(slot: ListedSlot, detail: ListedDetail, minutes: number | null): Kind | undefined {
  if (isMadeFilm(slot, detail, minutes)) return "film";
  if (soldTitle.test(slot.title)) return "other";
  const isFilm =
    (mayBeFilm(slot, minutes) && isDescribedFilm(slot)) || (mayBePart(slot, minutes) && isDatedFilm(slot));
  return isFilm ? "film" : undefined;
}

function isMadeFilm(slot: ListedSlot, detail: ListedDetail, minutes: number | null): boolean {
  const isMade = slot.year !== undefined && !slot.episode && !slot.flags.live;
  const hasMakers =
    detail?.credits?.some(({ role }) => role === "director" || role === "actor") ||
    detail?.star_rating !== undefined;
  return isMade && hasMakers && isFilmLength(minutes);
}

/** Where things are sold: `iShopping`, `Shop Mania`, `Jewellery Hour`. */
const soldTitle =
  /(?:^|\s)i?shopping(?:\s(?:hours?|time|live|tv))?$|^shop(?:ping)?(?::|\s(?:mania|time|the|with)(?:\s|$))|(?:^|\s)jewel(?:le)?ry(?:\s\p{L}+)?$/iu;
