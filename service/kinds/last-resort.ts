import type { Kind } from "../../contract/slot.ts";
import { anyCase } from "../any-case.ts";
import type { SlotText } from "../ingest/draft.ts";
import { openingChars } from "./described.ts";
import { gameTitle } from "./kind-words.ts";
import { unpartedNature, wordsFor } from "./last-resort-words.ts";
import { behindMark, calledProgramme } from "./lead.ts";
import { createQuickTest } from "./quick-test.ts";
import { countedKind } from "./vocabulary.ts";

/** What a listing says of its programme if no word names what it is. */

type Text = Pick<SlotText, "title" | "description" | "flags">;

const someone = String.raw`\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}[\p{Ll}'’-]+)?`;
/** Greek has articles before names. */
const beforeName = String.raw`(?:(?:Ο|Η|Οι)\s)?`;
const story = new RegExp(
  String.raw`^${beforeName}${someone}(?:\s(?:and|und|et|y|e|en|och|og|ja|i|a|és|și|ve|и|та|ir|un|και [οη])\s${someone})?\s(?:(?:se|si|sich|lui|le|sa|się|mu|jí|jej|nie)\s)?(?:${wordsFor("deeds")})(?!\p{L})`,
  "u",
);
const storyMinutes = 75;
/** Who a series is about is known: `Retired cop Ana Bell finds a witness.` */
const introduced = new RegExp(
  String.raw`^(?:\p{Lu}?[\p{Ll}-]+\s){1,3}(?:\p{Lu}[\p{Ll}'’-]+\s){2}(?:${wordsFor("deeds")})(?!\p{L})`,
  "u",
);

/** Whether a description begins with somebody and what they are, and with what happens to them. */
export const introducesHero = (description: string): boolean => introduced.test(behindMark(description));

/** Two do it together: `Ana and Ben plan a party.` */
const together = new RegExp(
  String.raw`^${someone} and ${someone} (?:plan|find|get|decide|learn|discover|try|go|help|fight|argue|confront|must|hide|steal|lose|fall|meet|make|take|return|face|agree)(?!\p{L})`,
  "u",
);
const solvedWords = new RegExp(String.raw`(?<!\p{L})(?:${wordsFor("solved")})(?!\p{L})`, "iu");
const solved = anyCase(solvedWords);
/** Other forms of the same in languages that begin with what is done. */
const otherStory =
  /^(?:Natuklasan|Nalaman|Napilitang|Nagulat|Nagalit|Inamin|Ipinagtapat|Nagpasya)(?: \p{L}+)? (?:ni|si|nina|sina) \p{Lu}|(?:पता चल(?:ता|ती|ा) है|पता चलता|सामना करती|फैसला करती)|^(?:本剧|影片|故事)?(?:讲述|講述|描述|描寫|描写)/u;

const travels = new RegExp(
  String.raw`^(?:(?:Presenter|Historian|Chef|Explorer|Naturalist) )?${beforeName}${someone} (?:${wordsFor("travels")})(?!\p{L})`,
  "u",
);
const natureWords = new RegExp(
  String.raw`(?<!\p{L})(?:${wordsFor("nature")})(?!\p{L})|${unpartedNature}`,
  "iu",
);
const nature = anyCase(natureWords);
const natureMinutes = 40;

/** Articles before those who are at work. */
const article = "(?:(?:the|die|les|los|las|os|as|i|gli|le|de|a|az|οι) )?";
const atWork = anyCase(String.raw`^${article}(?:${wordsFor("workers")})(?!\p{L})`);
const rivals = anyCase(
  String.raw`^(?:${wordsFor("numerals")})\s(?:\p{L}+\s){0,2}(?:${wordsFor("rivals")})(?!\p{L})`,
);

/** What those are part of whom a description begins with: people at work, or rivals. Undefined if they solve crimes. */
export function groupKind(description: string, minutes: number | null): Kind | undefined {
  if (minutes === null || minutes > storyMinutes || solved.test(description)) return undefined;
  const text = behindMark(description);
  if (atWork.test(text)) return "documentary";
  return rivals.test(text) ? "entertainment" : undefined;
}

/** `Stories from rural Larkshire`. */
const facts =
  /^(?:stories|tales|voices|portraits|people|life|lives) (?:from|of|on|in|inside|behind|across|around) (?:the|a|an|rural|real|remote|ordinary|everyday|\p{Lu})/iu;

/** What follows a competition or is shown live, and has two entrants. */
const competing = /^[^:]{2,40}:\s/u;

const magazine =
  /(?<!\p{L})(?:\p{L}*magazine?|magazinet|magazin[eo]|magacín|magazyn|magazín|rotocalco)(?!\p{L})/iu;

const mayMatch = createQuickTest([solvedWords, natureWords, magazine]);

/** Whose programme it is: `Upford Live with Ana Bell`. */
const presented =
  /\s(?:with|mit|avec|con|com|met|med|z|s|sa|с|със|з|ile|dengan) \p{Lu}[\p{L}.'’-]+ \p{Lu}[\p{L}.'’-]+$|\s(?:עם|مع) \S+ \S+$/u;

const isStory = (text: string): boolean =>
  [story, together, otherStory].some((pattern) => pattern.test(text));

/** The kind of what nothing names: a story with its people, a look at a place, a game of two. Undefined if it is none. */
export function lastKind({ title, description = "", flags }: Text, minutes: number | null): Kind | undefined {
  const length = minutes ?? 0;
  const isLive = flags.live || /^live\s/iu.test(title);
  if ((isLive || competing.test(title)) && gameTitle.test(title)) return "sport";
  const told = behindMark(description);
  if (facts.test(told) || travels.test(told)) return "documentary";
  const head = description.slice(0, openingChars);
  const text = `${title}. ${head}`;
  const hasWords = mayMatch(text);
  if (length <= storyMinutes && (isStory(told) || (hasWords && solved.test(head)))) return "series";
  if (hasWords && length >= natureMinutes && nature.test(text)) return "documentary";
  return (
    calledProgramme({ title, description }) ??
    (hasWords && magazine.test(head) ? "entertainment" : undefined) ??
    countedKind({ description }, minutes) ??
    (length > 0 && length <= storyMinutes && presented.test(title) ? "entertainment" : undefined)
  );
}
