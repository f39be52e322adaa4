import type { Detection, SlotFacts } from "../detection.ts";
import type { SportKnowledge } from "../knowledge.ts";
import { findAnnouncement } from "./announcement.ts";
import { type Context, createContextReader } from "./context.ts";
import { detectFixture } from "./detect-fixture.ts";
import { detectOther } from "./detect-other.ts";
import { gatherEvidence } from "./evidence.ts";
import { tellsMatch } from "./match-words.ts";
import { findSplits } from "./separators.ts";
import { isStaged } from "./staged.ts";
import { clean } from "./text.ts";
import { findFixture } from "./two-sided.ts";

/** Creates a detector, which caches what it has read about channels and categories. */
export function createDetector(knowledge: SportKnowledge): (facts: SlotFacts) => Detection | null {
  const readContext = createContextReader(knowledge);
  const namesSport = createNameTest(knowledge);
  return (facts) => {
    const context = readContext(facts);
    return mayBeSport(facts, context, { knowledge, namesSport })
      ? judgeSlot(facts, context, knowledge)
      : null;
  };
}

const mostTexts = 20_000;

/** Whether a text names a league or a sport. It remembers what it has tested: guides repeat their titles. */
function createNameTest({ findLeagues, findSports }: SportKnowledge): (text: string) => boolean {
  const tested = new Map<string, boolean>();
  return (text) => {
    const before = tested.get(text);
    if (before !== undefined) return before;
    const found = findLeagues(text).length > 0 || findSports(text).length > 0;
    if (tested.size >= mostTexts) tested.clear();
    tested.set(text, found);
    return found;
  };
}

/** Anything that could separate two sides, from ` v ` to a dash. Cheap to test, and therefore tested first. */
const separatorSign =
  /\s(?:v|vs|@|at|x|gegen|contra|contre|kontra|protiv|ضد|נגד|พบ|ปะทะ|対|对|대|و|против|проти|versus)\.?\s|[×/]|[対对]|\p{L}-\p{Lu}|\p{sc=Hangul}:|\s-|-\s|VS|[^\p{ASCII}\p{Script=Latin}][-–]|\s[–—]\s/iu;
const longestGlance = 200;
/** A slot of half a day fills a gap in the listings. */
const longestSlotSeconds = 12 * 3600;

/**
 * Most slots aren't sport, so the cheapest tests come first. If no category, channel or word of the title suggests
 * sport, only two known teams make the slot worth reading.
 */
function mayBeSport(
  { title, sub_title, description = "", start, stop }: SlotFacts,
  context: Context,
  { knowledge, namesSport }: { knowledge: SportKnowledge; namesSport: (text: string) => boolean },
): boolean {
  if (context.esports || context.staged || stop - start > longestSlotSeconds) return false;
  if (context.sportCategory || context.sportChannel) return true;
  const titles = [title, sub_title ?? ""].map((text) => text.slice(0, longestGlance));
  const parted = titles.some((text) => separatorSign.test(text));
  if (parted && titles.some((text) => separatorSign.test(text) && namesKnownTeams(text, knowledge)))
    return true;
  if (context.otherCategory || context.otherChannel) return false;
  if (parted && tellsMatch(description)) return true;
  return titles.some(namesSport);
}

const roughBoundary = /[:|,()[\]•·"]/u;

function namesKnownTeams(title: string, knowledge: SportKnowledge): boolean {
  const isKnown = (name: string): boolean => knowledge.findTeams(name).length > 0;
  return clean(title)
    .split(roughBoundary)
    .some((piece) =>
      findSplits(piece.trim(), false).some(({ left, right }) => isKnown(left) && isKnown(right)),
    );
}

function judgeSlot(facts: SlotFacts, context: Context, knowledge: SportKnowledge): Detection | null {
  const titles = [facts.title, facts.sub_title ?? ""].map((text) => clean(text));
  if (titles.some((title) => findAnnouncement(title) !== null || isStaged(title))) return null;
  const evidence = gatherEvidence(facts, context, knowledge);
  const { best, ...fixtures } = findFixture(evidence);
  // A description that names several games doesn't say which of them is shown.
  const single = best && (best.field !== "description" || fixtures.described === 1);
  return single ? detectFixture(evidence, best) : detectOther(evidence, fixtures);
}
