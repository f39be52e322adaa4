import type { Kind } from "../../contract/slot.ts";
import { anyCase, smallLetters, smallPattern } from "../any-case.ts";
import type { SlotText } from "../ingest/draft.ts";
import { isShortTale } from "./cartoon.ts";
import { wordedKind } from "./described-words.ts";
import { countedChars } from "./folded-opening.ts";
import { contestPattern, factualPattern, presentedPattern, sportingPattern } from "./kind-words.ts";
import { calledProgramme } from "./lead.ts";
import { createQuickTest } from "./quick-test.ts";
import { unscriptedKind } from "./unscripted.ts";
import { countedKind } from "./vocabulary.ts";

type Text = Pick<SlotText, "title" | "description" | "episode">;

/** How much of a description is about the programme itself. */
export const openingChars = 160;

/** Whether it has contestants, a host or guests rather than a story. */
export const isPresented = ({ description = "" }: Text): boolean =>
  presented.test(description.slice(0, openingChars));

const presented = anyCase(presentedPattern);
const factual = anyCase(factualPattern);
const sporting = anyCase(sportingPattern);

const mayCount = createQuickTest([presentedPattern, contestPattern, factualPattern]);
const mayDescribe = createQuickTest([sportingPattern, presentedPattern, factualPattern]);

/**
 * What a numbered programme is if it tells no story: its description has several words of another kind or calls it a
 * programme, which no listing calls a story, or its title has a word that stories have none of. Undefined if it may tell
 * one.
 */
export function episodeKind(slot: Text, minutes: number | null): Kind | undefined {
  const { title, description = "", episode } = slot;
  if (isShortTale(slot, minutes)) return "kids";
  const text = `${title}. ${description.slice(0, countedChars)}`;
  const called = calledProgramme(slot);
  const titled = unscriptedKind(title);
  if (!mayCount(text)) return called ?? titled ?? countedEpisode(slot, minutes);
  const ofShow = countWords(presentedWords, text);
  const ofFacts = countWords(factualWords, text);
  if (called) return ofFacts > ofShow ? "documentary" : called;
  // Seasons are counted of stories above all; one word tells what has none.
  if (Math.max(ofShow, ofFacts) < fewestWords)
    return episode?.season === undefined && isPresented(slot)
      ? "entertainment"
      : (titled ?? countedEpisode(slot, minutes));
  return ofShow >= ofFacts ? "entertainment" : "documentary";
}

/** What words of one kind that agree say of a numbered programme that may tell a story. */
function countedEpisode(slot: Text, minutes: number | null): Kind | undefined {
  const kind = countedKind(slot, minutes);
  return kind === "kids" ? undefined : kind;
}

const fewestWords = 2;
const presentedWords = new RegExp(smallPattern(`${presentedPattern.source}|${contestPattern.source}`), "g");
const factualWords = new RegExp(smallPattern(factualPattern.source), "g");

/** How many different words of a pattern in small letters a text has. */
const countWords = (pattern: RegExp, text: string): number => new Set(smallLetters(text).match(pattern)).size;

/** What the words of a description are about; undefined if it is no sport, show or facts. */
function aboutKind(slot: Text, mayTell: boolean): Kind | undefined {
  const text = openingText(slot);
  if (!mayDescribe(text)) return undefined;
  if (sporting.test(text)) return "sport";
  if (mayTell) return severalKind(text);
  if (isPresented(slot)) return "entertainment";
  return factual.test(text) ? "documentary" : undefined;
}

/** What several words for a show or for facts say of what may tell a film: in stories people are cooks and scientists. */
function severalKind(text: string): Kind | undefined {
  if (countWords(presentedWords, text) >= fewestWords) return "entertainment";
  return countWords(factualWords, text) >= fewestWords ? "documentary" : undefined;
}

/** The last resort: what a description is about, or what happens in the programme, which may tell a film. */
export const describedKind = (slot: Text, mayTell: boolean): Kind | undefined =>
  aboutKind(slot, mayTell) ?? wordedKind(openingText(slot));

const openingText = ({ title, description = "" }: Text): string =>
  `${title}. ${description.slice(0, openingChars)}`;
