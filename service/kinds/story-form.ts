import type { Kind } from "../../contract/slot.ts";
import { mayTellFilm } from "./film-text.ts";
import { isAscii } from "./genre-words.ts";
import { beginsWithYear } from "./lead.ts";
import { isEpisode, isEpisodeLong, mayBeFilm, mayBeStory, shortestShow } from "./length-kind.ts";
import type { ListedSlot } from "./listed-programme.ts";
import { endsWithFilmGenre } from "./title-note.ts";
import { longestForKids } from "./vocabulary.ts";

/** What the form of a listing hints at, whatever its words are about. */

/** Descriptions that begin before it aren't in scripts of East Asia. */
const firstHangul = "\u1100";
const toldChars = 300;
/** Plain sentences, as Korean guides tell stories in. */
const told = /^[^!~<>#:|★☆♥♡▶■◆●]*[가-힣]다\.[^!~<>#:|★☆♥♡▶■◆●]*$/u;
/** What a programme does for its viewers, in such sentences too. */
const offered =
  /프로그램|강연|특집|코너|카메라|사계절|담았다|찾아간다|코스피|증시|투자|시청자|전문가|(?:만나|알아|살펴|들어|짚어|따라가|돌아)\s?본다|(?:전|소개|공개|분석|조명|함께)한다|전해준다|다룬다|공개된다|방송된다/u;
/** Shows call out, point and list instead: `▶ 멤버들의 첫 대결! <요리왕> 특집~`. */
const calledOut = /^[^가-힣]*[가-힣](?:[^!~<>★☆♥♡▶■◆●]*[!~<>★☆♥♡▶■◆●]){4}/u;
/** Plain sentences in Japanese, of which more kinds of programmes are told; stories have chapters. */
const toldTale = /^[^！!～★☆♪◆■【＜]*[たるいだう]。[^！!～★☆♪◆■【＜]*$/u;
const chapter = /第\s?\d+話/u;
const longestTold = 100;
/** Documentaries in Korea have parts: `바다의 제왕 2부`. */
const parted = /\d\s?부(?!\p{L})/u;
/** Children are spoken to in Korean: each sentence is polite, and friendly. */
const toldKids = /^(?:[^.!?~]*[가-힣]요[.!~]+\s*)+$/u;

/** The number of an episode before how many there are: `5/34`. Films about facts have fewer parts. */
const ofAll = /\d\s?\/\s?(\d{2,3})$/u;
const fewestOfStories = 16;

/** What a programme is that is counted or told as stories are, or called out as numbered shows are. */
export function toldKind(
  slot: ListedSlot,
  listed: string,
  minutes: number | null,
): "film" | "series" | "kids" | "entertainment" | undefined {
  if (minutes === null) return undefined;
  if (minutes <= longestForKids && toldKids.test((slot.description ?? "").slice(0, toldChars))) return "kids";
  if (!isEpisode(slot)) return isToldFilm(slot, minutes) ? "film" : undefined;
  const all = isEpisodeLong(minutes) ? ofAll.exec(listed)?.[1] : undefined;
  if (all !== undefined && Number(all) >= fewestOfStories) return "series";
  const { description = "" } = slot;
  if (description < firstHangul || minutes < shortestShow) return undefined;
  const text = description.slice(0, toldChars);
  const isTold = told.test(text)
    ? !offered.test(text) && !parted.test(listed)
    : chapter.test(listed) && toldTale.test(text);
  if (isTold) return minutes <= longestTold ? "series" : undefined;
  return calledOut.test(text) ? "entertainment" : undefined;
}

/** Whether it lasts as long as a film and Korean sentences tell no more than its story. */
function isToldFilm(slot: ListedSlot, minutes: number): boolean {
  const { description = "" } = slot;
  return (
    description >= firstHangul &&
    mayBeStory(slot, minutes) &&
    mayTellFilm(description) &&
    told.test(description.slice(0, toldChars)) &&
    !offered.test(description)
  );
}

/** A title in Latin capitals and once more in another script: `THE LAST HARBOUR ท่าเรือสุดท้าย`. */
const inTwoScripts =
  /^(?=[^\p{L}]*\p{Lu}.*\p{Lu}.*\p{Lu}.*\p{Lu})[\p{Lu}\p{N}\s.,:;'’!?&#()+–-]+\s["“(]?(?=[\p{Script=Thai}\p{Script=Han}\p{Script=Hangul}])/u;
/** The same the other way round, in Thai: `ท่าเรือสุดท้าย (THE LAST HARBOUR)`, `ท่าเรือ 2 HARBOUR 2`. */
const capitalsBehind =
  /^(?=\p{Script=Thai})[\p{Script=Thai}\p{N}\s.:!?-]+\s?(?:\(([\p{Lu}\p{N}\s.,:;'’!?&-]+)\)|\s([\p{Lu}\p{N}\s.,:;'’!?&-]+))$/u;
/** Marks such as `SS.3 AD CC` have fewer in a row. */
const shouted = /\p{Lu}{4}/u;
/** The first or the last part of a story, in Thai. */
const endOfStory = /\((?:ตอนแรก|ตอนจบ|ตอนอวสาน|อวสาน)\)/u;
/** What is dubbed, in scripts whose guides don't say it of anything but stories. */
const dubbed =
  /[-－—(（【\s](?:原声|原聲|译制|譯製|国配|國配|吹替|字幕|더빙|자막)版?[)）】]?(?:\s?[[［].*)?$/u;
/** How Japan rates what is filmed for those from 15 or 18: no series, and some of it films. */
const ratedForAdults = /[[［【]R1[58]\+[\]］】]/u;
const longestClip = 69;
const shortestAdultFilm = 50;
/** Several plain sentences, without the signs of what is offered for looking at. */
const toldPlainly =
  /^[^！!～★☆♪◆■【＜“”]*[たるいだう][。…][^！!～★☆♪◆■【＜“”]*[たるいだう][。…][^！!～★☆♪◆■【＜“”]*$/u;

/**
 * Whether it is rated for adults, isn't numbered, and tells a story or is on a channel for films: some of these are
 * shorter than films are.
 */
export const isAdultFilm = (
  slot: ListedSlot,
  listed: string,
  minutes: number | null,
  channel: Kind | null,
): boolean =>
  minutes !== null &&
  minutes >= shortestAdultFilm &&
  !isEpisode(slot) &&
  ratedForAdults.test(listed) &&
  (channel === "film" || toldPlainly.test(slot.description ?? ""));

/** What is called, marked or rated as films and series from abroad are; undefined if nothing is. */
export function markedStory(slot: ListedSlot, listed: string, minutes: number | null): Kind | undefined {
  if (minutes === null || isAscii.test(listed)) return undefined;
  if (minutes <= longestClip && ratedForAdults.test(listed)) return "entertainment";
  if (endOfStory.test(listed)) return "series";
  if (!isInTwoScripts(listed) && !dubbed.test(listed)) return undefined;
  if (isEpisode(slot)) return "series";
  return mayBeFilm(slot, minutes) ? "film" : undefined;
}

function isInTwoScripts(listed: string): boolean {
  if (inTwoScripts.test(listed)) return true;
  const [, inBrackets, bare] = capitalsBehind.exec(listed) ?? [];
  return shouted.test(inBrackets ?? bare ?? "");
}

/**
 * Whether it is as long as a film and listed as one: with a film's genre behind its title, or told in one piece behind
 * the year in which it was made: `Fra 1994. …`.
 */
export function isNotedFilm(slot: ListedSlot, listed: string, minutes: number | null): boolean {
  if (!mayBeStory(slot, minutes)) return false;
  const { description = "" } = slot;
  return endsWithFilmGenre(listed) || (beginsWithYear(description) && mayTellFilm(description));
}

/** Guides say of stories from abroad what they are called there, and the year: `The Larkhills (2012) Two rivals …`. */
const originalName = /^(?:[^.!?()]{2,60}\s\((?:19[2-9]|20[0-4])\d\)\s|\((?:19[2-9]|20[0-4])\d\)$)/u;

/** Whether it is as long as an episode, and its description begins with its original name. */
export const isNotedSeries = ({ description = "" }: ListedSlot, minutes: number | null): boolean =>
  isEpisodeLong(minutes) && originalName.test(description);
