import { splitSquad, squadIn } from "../catalogue/squad.ts";
import type { League, SportKnowledge } from "../knowledge.ts";
import type { Mention, ShowingMarks, SlotFacts } from "../mention.ts";
import { type Context, createContextReader } from "./context.ts";
import { isOfOtherSeason } from "./dates.ts";
import { chooseLeague, gatherHints, likeliestSport, type Told } from "./hints.ts";
import {
  aboutWord,
  announcement,
  describedKind,
  findKind,
  isEpisode,
  isStaged,
  type KindFound,
  magazineWord,
  teachingWord,
  tellsStory,
} from "./kinds.ts";
import { readMarks, type SaidMarks } from "./marks.ts";
import { findSolo } from "./one-sided.ts";
import { type Reading, readField } from "./reading.ts";
import { splitSides } from "./separators.ts";
import { sideOf } from "./sides.ts";
import { isSoloSport } from "./sport-kinds.ts";
import { clean } from "./text.ts";
import { type Fixtures, type FoundFixture, findFixture, type Surroundings } from "./two-sided.ts";
import { findVenue } from "./venue.ts";

/** Cards, games at a board, staged fights, computer games and angling aren't events of sport here. */
const leftOut = new Set(["esports", "poker", "wrestling", "fishing", "chess", "bullfighting"]);

/** Makes a detector that remembers what it learnt of channels and categories. */
export function createDetector(knowledge: SportKnowledge): (facts: SlotFacts) => Mention | null {
  const readContext = createContextReader(knowledge);
  return (facts) => {
    const context = readContext(facts);
    if (!mayBeSport(facts, context, knowledge)) return null;
    return judgeSlot(facts, context, knowledge);
  };
}

/** Signs that may part two sides, and among them those that hardly part anything else. */
const partingSign =
  /\s(?:v|vs|@|at|x|gegen|contra|contre|kontra|protiv|ضد|נגד|พบ|対|对|versus)\.?\s|[×/]|\s-|-\s|VS|[^\p{ASCII}\p{Script=Latin}][-–]|\s[–—]\s/iu;

/**
 * Most slots are no sport: what costs least decides first. Where neither category nor channel nor a word of the
 * title speaks of sport, only two known sides can make a slot an event.
 */
function mayBeSport(facts: SlotFacts, context: Context, knowledge: SportKnowledge): boolean {
  if (context.sportCategory || context.sportChannel) return true;
  const titles = [facts.title, facts.sub_title ?? ""].map((title) => title.slice(0, 200));
  if (titles.some((title) => partingSign.test(title) && namesKnownSides(title, knowledge))) return true;
  if (context.otherCategory || context.otherChannel) return false;
  return titles.some(
    (title) => knowledge.findLeagues(title).length > 0 || knowledge.findSports(title).length > 0,
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

function judgeSlot(facts: SlotFacts, context: Context, knowledge: SportKnowledge): Mention | null {
  if (context.esports || context.staged) return null;
  const titles = [clean(facts.title), ...(facts.sub_title ? [clean(facts.sub_title)] : [])];
  if (titles.some((title) => announcement(title) !== null || isStaged(title))) return null;
  const readings = readAll(facts, knowledge);
  const told = gatherHints(readings, context);
  const minutes = (facts.stop - facts.start) / 60;
  const said = readMarks(titles, readings.find(({ field }) => field === "description")?.text ?? "");
  const around = surroundings(readings, context, told, said, minutes);
  const fixtures = findFixture(readings, told, around, knowledge);
  const kind = kindOf(titles, facts.description ?? "");
  const start = { facts, context, knowledge, readings, told, minutes, said, around, kind };
  if (minutes > longestSlotMinutes) return null;
  // A description that names several games is of none of them.
  const one = fixtures.best && (fixtures.best.field !== "description" || fixtures.described === 1);
  return one && fixtures.best ? fixtureMention(start, fixtures.best) : otherMention(start, fixtures);
}

/** What goes on for half a day fills a gap. */
const longestSlotMinutes = 12 * 60;

type Evidence = {
  facts: SlotFacts;
  context: Context;
  knowledge: SportKnowledge;
  readings: readonly Reading[];
  told: Told;
  minutes: number;
  said: SaidMarks;
  around: Surroundings;
  kind: KindFound | null;
};

const longestDescription = 400;

function readAll({ title, sub_title, description, start }: SlotFacts, knowledge: SportKnowledge): Reading[] {
  const readings = [readField("title", wholeTitle(title, description), start, knowledge)];
  if (sub_title) readings.push(readField("sub-title", sub_title, start, knowledge));
  if (description) readings.push(readField("description", description, start, knowledge, longestDescription));
  return readings;
}

/** DVB guides let a title run on in the description: `MOTD Live: Women's...` and `...Super League: …`. */
function wholeTitle(title: string, description = ""): string {
  const rest = /^(?:\.\.\.|…)([^.]{1,120})/u.exec(description)?.[1];
  return rest ? `${title.replace(/(?:\.\.\.|…)$/u, "")} ${rest}` : title;
}

function surroundings(
  readings: readonly Reading[],
  context: Context,
  told: Told,
  said: SaidMarks,
  minutes: number,
): Surroundings {
  let points = 0;
  const reasons: string[] = [];
  const add = (more: number, reason: string): void => {
    points += more;
    reasons.push(reason);
  };
  if (context.sportCategory) add(3, `The category "${context.sportCategory}" is sport.`);
  if (context.sportChannel) add(2, "The channel shows sport.");
  const competition = told.titleCompetition;
  if (told.titleLeague) add(2, "The title names a league.");
  else if (competition !== null) add(1, `"${competition}" is called like a competition.`);
  else if (
    told.leagues.size > 0 &&
    readings.some(({ field, leagues }) => field === "description" && leagues.length > 0)
  )
    add(1, "The description names a league.");
  if (told.titleSport) add(1, "The title names a sport.");
  else if (readings.some(({ sports }) => sports.length > 0)) add(0.5, "The description names a sport.");
  if (readings.some(({ rounds, field }) => rounds.length > 0 && field !== "description"))
    add(1, "The title names a round.");
  if (said.saysLive) add(1, "It is said to be live.");
  if (told.described) add(1, "The description says where or in which round.");
  if (said.whole) add(1, "It is said to be whole.");
  if (readings.some(({ dates, field }) => dates.length > 0 && field !== "description"))
    add(0.5, "The title names a date.");
  if (minutes >= 45) add(1, "It is long enough for an event.");
  else if (minutes < 5) add(-1, "It is very short.");
  if (context.otherCategory) add(-4, `The category "${context.otherCategory}" is not sport.`);
  else if (context.aboutCategory && !context.sportCategory)
    add(-2, `The category "${context.aboutCategory}" is hardly sport.`);
  if (context.otherChannel && !context.sportChannel) add(-3, "The channel shows other things.");
  const eventful =
    told.titleLeague ||
    told.titleCompetition !== null ||
    said.saysLive ||
    told.shortLeague ||
    readings.some(({ rounds, field }) => rounds.length > 0 && field !== "description");
  const sporting =
    context.sportCategory !== null || context.sportChannel || told.titleLeague || told.titleSport;
  return { minutes, points, reasons, eventful, sporting };
}

function kindOf(titles: readonly string[], description: string): KindFound | null {
  for (const title of titles) {
    const found = findKind(title);
    if (found) return found;
  }
  return describedKind(clean(description, 200));
}

/** A quarter of an hour shows no match. */
const shortestMatchMinutes = 16;
const shortestMinutes: Readonly<Record<string, number>> = {
  motorsport: 27,
  cycling: 45,
  "horse-racing": 5,
  "harness-racing": 5,
  "greyhound-racing": 5,
};
const shortestOf = (sport: string): number => shortestMinutes[sport] ?? shortestMatchMinutes;

function fixtureMention(evidence: Evidence, found: FoundFixture): Mention | null {
  const { facts, knowledge, readings, told, minutes, around } = evidence;
  const { pair } = found;
  const known = pair.teams.filter((team) => team !== null);
  const sport = known[0]?.sport ?? likeliestSport(told);
  if (sport && leftOut.has(sport)) return null;
  const league = chooseLeague(
    readings,
    sport,
    known.map(({ leagues }) => leagues),
    facts.channel,
  );
  const [left, right] = pair.sides;
  const leagueSquad = squadIn(squadTold(readings), league?.squad ?? "");
  const one = sideOf(left, pair.teams[0], sport, leagueSquad, knowledge);
  const other = sideOf(right, pair.teams[1], sport, leagueSquad, knowledge);
  if (one.key === other.key) return null;
  const sides = found.split.parting === "at" ? ([other, one] as const) : ([one, other] as const);
  const reasons = [...found.reasons, ...around.reasons];
  let kind: Mention["kind"] = evidence.kind?.kind ?? "broadcast";
  const about =
    titlesOf(readings).map(aboutWord).find(Boolean) ??
    (found.field === "description" && tellsStory(facts.description ?? "") ? "story" : null);
  if (about) {
    kind = "magazine";
    reasons.push(`"${about}" tells that it is about the game.`);
  } else if (evidence.kind) reasons.push(`"${evidence.kind.word}" tells that it is ${kind}.`);
  else if (minutes < shortestMatchMinutes) {
    kind = "highlights";
    reasons.push("It is too short to show a match.");
  }
  return {
    ...shared(evidence, sport, league, reasons),
    kind,
    sides: [...sides],
    subject: null,
    name: `${sides[0].name} v ${sides[1].name}`,
    confidence: confidenceOf(found.points),
  };
}

/** The squads that title or sub-title tell beside the sides: `Women's College Basketball`. */
function squadTold(readings: readonly Reading[]): string {
  const squads = readings
    .filter(({ field }) => field !== "description")
    .flatMap(({ text, leagues }) => [
      text.split(sidesParting)[0] ?? "",
      ...leagues.map(({ from, to }) => text.slice(from, to)),
    ])
    .map((text) => splitSquad(text.replace(episode, " ")).squad)
    .filter((squad) => /^\+[wu]/.test(squad));
  return squads.find((squad) => squad !== "") ?? "";
}
const episode = /\bs\d+(?:\s?[/:]?\s?ep?\d+)?\b/giu;
const sidesParting = /\s(?:v|vs|@|at)\.?\s/iu;

const titlesOf = (readings: readonly Reading[]): string[] =>
  readings.filter(({ field }) => field !== "description").map(({ text }) => text);

const confidenceOf = (points: number): number =>
  Math.round(Math.min(0.99, 0.5 + Math.max(0, points) * 0.05) * 100) / 100;

type Shared = Omit<Mention, "kind" | "sides" | "subject" | "name" | "confidence">;

function shared(evidence: Evidence, sport: string | null, league: League | null, reasons: string[]): Shared {
  const { facts, readings } = evidence;
  return {
    sport,
    league: league?.key ?? null,
    leagueName: league ? null : evidence.told.titleCompetition,
    round: roundOf(readings),
    venue: findVenue(facts.description ?? ""),
    marks: marksOf(evidence),
    reasons,
  };
}

/** Descriptions that begin with what is shown, and not with what was before. */
const describing =
  /^\W*(?:live|coverage|highlights?|extended|event|full|from|round|stage|day|match\p{L}*|week|session|practice|\d|\p{Lo})|^'/iu;

function roundOf(readings: readonly Reading[]): string | null {
  for (const { rounds, field, text } of readings) {
    const named =
      field === "description"
        ? rounds.filter(({ from, text: round }) => from < 120 && /\d/.test(round) && describing.test(text))
        : rounds;
    if (named.length > 0) return [...new Set(named.map(({ text }) => text))].slice(0, 3).join(", ");
  }
  return null;
}

const day = 86_400;

function marksOf({ facts, readings, said }: Evidence): ShowingMarks {
  const { start, flags, year, previously_shown } = facts;
  const dates = readings.filter(({ field }) => field !== "description").flatMap(({ dates }) => dates);
  const thisYear = new Date(start * 1000).getUTCFullYear();
  const shown = previously_shown ? Date.parse(previously_shown.slice(0, 10)) / 1000 : Number.NaN;
  return {
    saysLive: said.saysLive,
    flagLive: flags.live,
    flagNew: flags.new,
    flagRepeat: flags.repeat,
    saysRepeat: said.saysRepeat,
    saysDelayed: said.saysDelayed,
    saysOld:
      said.classic ||
      isOfOtherSeason(dates, start) ||
      (year !== undefined && year < thisYear - 1) ||
      shown + 60 * day < start,
  };
}

/** On channels that show all sorts, what is shorter only mentions sport. */
const shortestElsewhere = 45;

function otherMention(evidence: Evidence, fixtures: Fixtures): Mention | null {
  const { facts, context, readings, told, said, around, knowledge, kind, minutes } = evidence;
  const sport = likeliestSport(told);
  if (sport && leftOut.has(sport)) return null;
  if (context.otherCategory) return null;
  const league = chooseLeague(readings, sport, [], facts.channel);
  const titles = titlesOf(readings);
  if (titles.some((title) => teachingWord(title) !== null)) return null;
  const about =
    titles.map(magazineWord).find((word) => word !== null) ??
    (tellsStory(facts.description ?? "") || isEpisode(facts.description ?? "") ? "story" : null);
  const base = (reasons: string[]) => shared(evidence, sport, league, [...reasons, ...around.reasons]);
  const several = fixtures.described > 1 || fixtures.open;
  const elsewhere = context.sportCategory === null && !context.sportChannel;
  const bare = elsewhere && (minutes < shortestElsewhere || (!told.titleSport && !told.sureLeague));
  if (sport && isSoloSport(sport) && !about && !(bare && !kind)) {
    const certain = context.categorySports.includes(sport);
    const live = said.saysLive && context.channelSports.includes(sport);
    const solo = findSolo(readings, told, sport, league, { around, minutes, certain, live }, knowledge);
    if (solo && solo.points >= 4)
      return {
        ...base(kind ? [...solo.reasons, `"${kind.word}" tells that it is ${kind.kind}.`] : solo.reasons),
        kind: kind?.kind ?? (minutes < shortestOf(sport) ? "highlights" : "broadcast"),
        sides: null,
        subject: solo.subject,
        name: solo.name,
        confidence: confidenceOf(solo.points - 1),
      };
  }
  const home = context.sportCategory !== null || context.sportChannel;
  const sporting = home || told.sureLeague;
  const name = titles[0] ?? "";
  const rest = { sides: null, subject: null, name };
  const many = fixtures.described > 1 && around.eventful && minutes >= 45 && !about && !kind;
  if (sporting && !sport && many)
    return {
      ...base(["The description names several games of one event."]),
      ...rest,
      kind: "broadcast",
      confidence: confidenceOf(around.points - 3),
    };
  if (!sporting || !sport || around.points < (told.titleLeague ? 2 : 3)) return null;
  if (!home && !kind && minutes < shortestElsewhere) return null;
  if (kind)
    return {
      ...base([`"${kind.word}" tells that it is ${kind.kind}.`]),
      ...rest,
      kind: kind.kind,
      confidence: confidenceOf(around.points - 2),
    };
  const played =
    told.titleLeague ||
    told.titleCompetition ||
    told.shortLeague ||
    readings.some(({ field, rounds }) => field !== "description" && rounds.length > 0);
  if (!about && minutes >= (fixtures.open ? 45 : 75) && (several || played) && !isSoloSport(sport))
    return {
      ...base(["A league is named, and no sides: which match is shown isn't told."]),
      ...rest,
      kind: "broadcast",
      confidence: confidenceOf(around.points - 3),
    };
  return {
    ...base([about ? `"${about}" tells that it is about sport.` : "It is about sport, and names no event."]),
    ...rest,
    kind: "magazine",
    confidence: confidenceOf(around.points - 3),
  };
}
