import type { Detection, SlotFacts } from "../detection.ts";
import type { SportKnowledge } from "../knowledge.ts";
import { announcement } from "./announcement.ts";
import { type Context, createContextReader } from "./context.ts";
import { detectFixture } from "./detect-fixture.ts";
import { detectOther } from "./detect-other.ts";
import { gatherEvidence } from "./evidence.ts";
import { splitSides } from "./separators.ts";
import { isStaged } from "./staged.ts";
import { clean } from "./text.ts";
import { findFixture } from "./two-sided.ts";

/** Makes a detector that remembers what it learnt of channels and categories. */
export function createDetector(knowledge: SportKnowledge): (facts: SlotFacts) => Detection | null {
  const readContext = createContextReader(knowledge);
  return (facts) => {
    const context = readContext(facts);
    return mayBeSport(facts, context, knowledge) ? judgeSlot(facts, context, knowledge) : null;
  };
}

/** Signs that may part two sides, and among them those that hardly part anything else. */
const partingSign =
  /\s(?:v|vs|@|at|x|gegen|contra|contre|kontra|protiv|ضد|נגד|พบ|対|对|versus)\.?\s|[×/]|\s-|-\s|VS|[^\p{ASCII}\p{Script=Latin}][-–]|\s[–—]\s/iu;
const longestGlance = 200;
/** What goes on for half a day fills a gap. */
const longestSlotSeconds = 12 * 3600;

/**
 * Most slots are no sport: what costs least decides first. Where neither category nor channel nor a word of the
 * title speaks of sport, only two known sides can make a slot an event.
 */
function mayBeSport(
  { title, sub_title, start, stop }: SlotFacts,
  context: Context,
  knowledge: SportKnowledge,
): boolean {
  if (context.esports || context.staged || stop - start > longestSlotSeconds) return false;
  if (context.sportCategory || context.sportChannel) return true;
  const titles = [title, sub_title ?? ""].map((text) => text.slice(0, longestGlance));
  if (titles.some((text) => partingSign.test(text) && namesKnownSides(text, knowledge))) return true;
  if (context.otherCategory || context.otherChannel) return false;
  return titles.some(
    (text) => knowledge.findLeagues(text).length > 0 || knowledge.findSports(text).length > 0,
  );
}

const roughParting = /[:|,()[\]•·"]/u;

function namesKnownSides(title: string, knowledge: SportKnowledge): boolean {
  const isKnown = (name: string): boolean => knowledge.findTeams(name).length > 0;
  return clean(title)
    .split(roughParting)
    .some((piece) =>
      splitSides(piece.trim(), false).some(({ left, right }) => isKnown(left) && isKnown(right)),
    );
}

function judgeSlot(facts: SlotFacts, context: Context, knowledge: SportKnowledge): Detection | null {
  const titles = [facts.title, facts.sub_title ?? ""].map((text) => clean(text));
  if (titles.some((title) => announcement(title) !== null || isStaged(title))) return null;
  const evidence = gatherEvidence(facts, context, knowledge);
  const { best, ...fixtures } = findFixture(evidence);
  // A description that names several games is of none of them.
  const single = best && (best.field !== "description" || fixtures.described === 1);
  return single ? detectFixture(evidence, best) : detectOther(evidence, fixtures);
}
