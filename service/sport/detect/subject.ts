import { foldName } from "../catalogue/fold.ts";
import { splitSquad } from "../catalogue/squad.ts";
import type { League, Meeting, Session, SportKnowledge } from "../knowledge.ts";
import type { FieldReading } from "./reading.ts";
import { roundSlugs } from "./round-slug.ts";
import type { Part } from "./rounds.ts";

/** What a slot tells of an event of one side. */
export type Solo = {
  sport: string;
  league: League | null;
  meeting: Meeting | null;
  session: Session | null;
  rounds: readonly Part[];
  titles: readonly FieldReading[];
  description: string;
};

/**
 * The key of an event: league or sport, the meeting or the listing's own name for it, session or round. Null where
 * too little is told to know the event again. A round of a league is enough, but where its meetings go on side by
 * side.
 */
export function subjectOf(solo: Solo, knowledge: SportKnowledge): string | null {
  const { sport, league, meeting, session, titles, description } = solo;
  const own = ownName(solo, knowledge);
  const parts = session ? [session.slug] : partsOf(solo);
  const isEnough = league !== null && parts.some((part) => !ofCards.has(part)) && !sideBySide.has(sport);
  const event = meeting?.slug ?? (own && !isEnough ? `~${foldName(own)}` : null);
  if (!event && (!league || ofMany.has(league.key) || parts.every((part) => ofCards.has(part)))) return null;
  const women = league?.squad !== "+w" && tellsWomen(titles.map(({ text }) => text).join(" | "), description);
  return [`${league?.key ?? sport}${women ? "+w" : ""}`, event, ...parts].filter(Boolean).join("/");
}

/** How people call the event. */
export function nameOfEvent(solo: Solo, knowledge: SportKnowledge): string {
  const { league, meeting, session, rounds, titles } = solo;
  const called =
    meeting?.name ?? ownName(solo, knowledge) ?? league?.name ?? titles.map(({ text }) => text).join(": ");
  const part = session?.name ?? rounds.map(({ text }) => text).join(", ");
  return part && !called.includes(part) ? `${called}: ${part}` : called;
}

/** Sports of which one league has several meetings at once: their round alone doesn't tell which is meant. */
const sideBySide = new Set(
  "tennis badminton table-tennis multi-sport horse-racing harness-racing greyhound-racing".split(" "),
);

/** Leagues of many meetings, and games of many sports: a round of them alone tells nothing. */
const ofMany = new Set(
  `tennis/atp tennis/wta tennis/atp-challenger tennis/itf table-tennis/wtt badminton/bwf-world-tour
   multi-sport/summer-olympics multi-sport/winter-olympics`.split(/\s+/),
);

/** Parts that every card of fights has. */
const ofCards = new Set(["main-card", "prelims"]);

/** Leagues whose races are numbered through the season, whatever the meeting. */
const numbersRaces = new Set(["motorsport/supercars", "motorsport/formula-e"]);

const doubles = /\b(?:doubles?|doppel|dvojice)\b|[男女混]双|双打|ダブルス|زوجي/iu;
const rackets = new Set(["tennis", "badminton", "table-tennis", "padel", "squash"]);

function partsOf({ sport, league, meeting, rounds, titles }: Solo): string[] {
  const slugs = roundSlugs(rounds);
  if (rackets.has(sport))
    return titles.some(({ text }) => doubles.test(text)) ? ["doubles", ...slugs] : slugs;
  // In golf a day is a round.
  if (sport === "golf") return slugs.map((slug) => slug.replace(/^day-/, "round-"));
  if (sport !== "motorsport") return slugs;
  if (league && numbersRaces.has(league.key)) return slugs.map((slug) => slug.replace(/^round-/, "race-"));
  // A round is the meeting itself.
  return meeting ? slugs.filter((slug) => !slug.startsWith("round-")) : slugs;
}

const womensWords = /\bWTA|女[单單双子]|\bwomen(?:'s)?\b|\bladies\b|\bdamen\b|נשים|سيدات/iu;
const describingWomen = 60;

/** Whether a title, or the first words of a description, tell of women. */
export const tellsWomen = (title: string, description: string): boolean =>
  splitSquad(`${title} `).squad.startsWith("+w") ||
  womensWords.test(`${title} ${description.slice(0, describingWomen)}`);

/** What the listing itself calls the event: the longest of its pieces that is no league, sport or round. */
function ownName({ titles, sport }: Solo, knowledge: SportKnowledge): string | null {
  const names = titles
    .flatMap(({ pieces }) => pieces)
    .map((piece) => withoutSport(piece, sport, knowledge).replace(/^\W+|[\s\-–]+$/gu, ""))
    .filter((name) => /\p{L}{3}/u.test(name) && !isEmptyName(name));
  return names.reduce<string | null>(
    (longest, name) => (name.length > (longest?.length ?? 0) ? name : longest),
    null,
  );
}

function withoutSport(piece: string, sport: string, knowledge: SportKnowledge): string {
  const found = knowledge.findSports(piece).find(({ item }) => item.slug === sport);
  return found ? `${piece.slice(0, found.from)}${piece.slice(found.to)}`.trim() : piece;
}

/** Words that programmes of many events are called by, and no event by them alone. */
const emptyWords = new Set(
  `championship championships cup series tour world classic classics round rounds card cards event events numbered
   today live race races racing sprint full best final finals night nights fight fights show pro tv the of in on and
   de la season action special coverage extended episode part pt hd uk us usa`.split(/\s+/),
);
const isEmptyName = (name: string): boolean => {
  const parts = name.toLowerCase().split(/[\s&/-]+/);
  return parts.join(" ") !== "world cup" && parts.every((part) => emptyWords.has(part) || /^\d+$/.test(part));
};
