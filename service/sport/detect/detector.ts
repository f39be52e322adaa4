import { anyCase } from "../../any-case.ts";
import { createMemory, remembered } from "../../memory.ts";
import { takeForm } from "../../titles/forms.ts";
import type { Detection, SlotFacts } from "../detection.ts";
import type { SportKnowledge } from "../knowledge.ts";
import { findAnnouncement, tellsLater } from "./announcement.ts";
import { type Context, createContextReader } from "./context.ts";
import { detectFixture } from "./detect-fixture.ts";
import { detectOther } from "./detect-other.ts";
import { type Evidence, gatherEvidence, listFields } from "./evidence.ts";
import { withColon, withHeading } from "./heading.ts";
import { tellsMatch } from "./match-words.ts";
import { createFieldReader } from "./reading.ts";
import { findSplits, withDash } from "./separators.ts";
import { slotKey } from "./slot-key.ts";
import { isStaged } from "./staged.ts";
import { clean } from "./text.ts";
import { findFixture } from "./two-sided.ts";

/** A channel repeats most of its programmes within days. */
const mostSlots = 2_000;

/** Creates a detector, which remembers what it has found: guides repeat their slots. */
export function createDetector(knowledge: SportKnowledge): (facts: SlotFacts) => Detection | null {
  const readContext = createContextReader(knowledge);
  const tests = { namesSport: createNameTest(knowledge), namesKnownTeams: createTeamTest(knowledge) };
  const isFiller = createFillerTest();
  const reader = createFieldReader(knowledge);
  const remember = createMemory<Detection | null>(mostSlots);
  return (listed) => {
    const context = readContext(listed);
    const parted =
      context.sportCategory !== null || context.sportChannel ? withColon(listed, tests.namesSport) : listed;
    const facts = withHeading(parted, tests.namesSport);
    if (!mayBeSport(facts, context, tests)) return null;
    const titles = [facts.title, facts.sub_title ?? ""];
    if (titles.some(isFiller)) return null;
    if (tellsLater(facts.description ?? "") && !titles.some(separatorSign.test)) return null;
    const namesDay = listFields(facts).some(([field, text]) => reader.isDated(field, text));
    return remember(slotKey(facts, context, namesDay), () => {
      const found = judge(gatherEvidence(facts, context, knowledge, reader));
      return found?.kind === "broadcast" ? asFormed(found, facts.title) : found;
    });
  };
}

const mostTexts = 20_000;

/** Returns a test whether a text names a league or a sport. */
function createNameTest({ findLeagues, findSports }: SportKnowledge): (text: string) => boolean {
  return remembered(mostTexts, (text) => findLeagues(text).length > 0 || findSports(text).length > 0);
}

/** Anything that could separate two sides, from ` v ` to a dash. Cheap to test, and therefore tested first. */
const separatorSign = anyCase(
  /\s(?:v|vs|c(?=\.)|à|en|@|at|x|gegen|teen|vastu|gcoinne|przeciwko?|garşy|каршы|муқобили|với|menentang|contra|contre|kontra|protiv|ضد|مقابل|بمقابلہ|נגד|נ'|מול|बनाम|विरुद्ध|वि|বনাম|ਬਨਾਮ|વિરુદ્ધ|எதிராக|వర్సెస్|ವಿರುದ್ಧ|എതിരെ|එදිරිව|ພົບ|ទល់|ប៉ះ|ընդդեմ|супраць|ከ|frente|diante|ki|နှင့်|र|ও|ବନାମ|kundër|aurka|karşı|εναντίον|қарсы|эсрэг|qarşı|qarshi|lawan|lwn|gặp|พบ|ปะทะ|対|对|對|대|و|против|проти|срещу|versus)\.?\s|[×/]|\s·\s|[対对對]|\sو|\p{L}-\p{Ll}|\p{sc=Hangul}:|\s-|-\s|VS|[^\p{ASCII}\p{Script=Latin}][-–@]|\s[–—]\s/u,
);
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
  { namesSport, namesKnownTeams }: Record<"namesSport" | "namesKnownTeams", (text: string) => boolean>,
): boolean {
  if (context.esports || context.staged || stop - start > longestSlotSeconds) return false;
  if (context.sportCategory || context.sportChannel) return true;
  const titles = [title, sub_title ?? ""].map((text) => text.slice(0, longestGlance));
  const parted = titles.filter(separatorSign.test);
  if (parted.some(namesKnownTeams)) return true;
  if (context.otherCategory || context.otherChannel) return false;
  if (parted.length > 0 && tellsMatch(description)) return true;
  return titles.some(namesSport);
}

const lastWord = /\s\S+$/u;
const roughBoundary = /[:|,()[\]•·"]/u;

/** Returns a test whether a title names two known teams. */
function createTeamTest({ findTeams }: SportKnowledge): (title: string) => boolean {
  // The last word may say the squad.
  const isKnown = (name: string): boolean =>
    [name, name.replace(lastWord, "")].some((text) => findTeams(text).length > 0);
  return remembered(mostTexts, (title) =>
    withDash(clean(title))
      .split(roughBoundary)
      .some((piece) =>
        findSplits(piece.trim(), false).some(({ left, right }) => isKnown(left) && isKnown(right)),
      ),
  );
}

/** Returns a test whether a text names a filler between programmes, or a fight with a scripted outcome. */
function createFillerTest(): (text: string) => boolean {
  return remembered(mostTexts, (raw) => {
    const text = clean(raw);
    return findAnnouncement(text) !== null || isStaged(text);
  });
}

/** A title may say that it is a film that names two sides: `Д/ф "Спартак - ЦСКА"`. */
function asFormed(found: Detection, title: string): Detection | null {
  const form = takeForm(title)?.form;
  if (form === undefined || form === "entertainment") return found;
  return form === "documentary" ? { ...found, kind: "magazine" } : null;
}

function judge(evidence: Evidence): Detection | null {
  const { best, ...fixtures } = findFixture(evidence);
  // A description that names several games doesn't say which of them is shown.
  const single = best && (best.field !== "description" || fixtures.described === 1);
  return single ? detectFixture(evidence, best) : detectOther(evidence, fixtures);
}
