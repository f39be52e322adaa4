import { foldName } from "../catalogue/fold.ts";
import { splitSquad } from "../catalogue/squad.ts";
import type { League, Meeting, Session, SportKnowledge } from "../knowledge.ts";
import type { FieldReading } from "./reading.ts";
import { roundSlugs } from "./round-slug.ts";
import type { Part } from "./rounds.ts";

/** What a slot says about an event without two entrants. */
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
 * Builds the key of an event: league or sport, the meeting or the listing's own name for it, session or round. Null
 * if that isn't enough to recognise the event in other listings. A round of a league is enough, unless the sport has
 * several meetings at a time.
 */
export function buildSubject(solo: Solo, knowledge: SportKnowledge): string | null {
  const { sport, league, meeting, session, titles, description } = solo;
  const own = findOwnName(solo, knowledge);
  const parts = session ? [session.slug] : listParts(solo);
  const isEnough = league !== null && parts.some((part) => !cardParts.has(part)) && !sideBySide.has(sport);
  const event = meeting?.slug ?? (own && !isEnough ? `~${foldName(own)}` : null);
  const isOneRace = league !== null && oneRace.has(league.key);
  if (
    !event &&
    !isOneRace &&
    (!league || manyMeetings.has(league.key) || parts.every((part) => cardParts.has(part)))
  )
    return null;
  const women = league?.squad !== "+w" && namesWomen(titles.map(({ text }) => text).join(" | "), description);
  return [`${league?.key ?? sport}${women ? "+w" : ""}`, event, ...parts].filter(Boolean).join("/");
}

/** What people call the event: `Dutch Grand Prix: Qualifying`. */
export function buildEventName(solo: Solo, knowledge: SportKnowledge): string {
  const { league, meeting, session, rounds, titles } = solo;
  const called =
    meeting?.name ??
    findOwnName(solo, knowledge) ??
    league?.name ??
    titles.map(({ text }) => text).join(": ");
  const part = session?.name ?? rounds.map(({ text }) => text).join(", ");
  return part && !called.includes(part) ? `${called}: ${part}` : called;
}

/** Sports in which a league has several meetings at once, so that a round doesn't identify one. */
const sideBySide = new Set(
  "tennis badminton table-tennis multi-sport horse-racing harness-racing greyhound-racing".split(" "),
);

/** Leagues with many meetings, and games of many sports, for which a round says nothing. */
const manyMeetings = new Set(
  `tennis/atp tennis/wta tennis/atp-challenger tennis/itf table-tennis/wtt badminton/bwf-world-tour
   multi-sport/summer-olympics multi-sport/winter-olympics`.split(/\s+/),
);

/** Leagues that are a single race a year, which their name identifies. */
const oneRace = new Set(
  `cycling/milan-sanremo cycling/flanders cycling/roubaix cycling/liege cycling/lombardia cycling/amstel cycling/fleche
   cycling/strade-bianche cycling/gent-wevelgem cycling/e3 cycling/omloop cycling/kuurne cycling/dwars
   cycling/scheldeprijs cycling/san-sebastian cycling/hamburg cycling/plouay cycling/quebec cycling/paris-tours
   motorsport/indy-500 motorsport/le-mans-24 motorsport/nurburgring-24`.split(/\s+/),
);

/** Parts that every fight card has. */
const cardParts = new Set(["main-card", "prelims"]);

/** Leagues that number their races through the season, whatever the meeting. */
const numbersRaces = new Set(["motorsport/supercars", "motorsport/formula-e"]);

const doubles = /\b(?:doubles?|doppel|dvojice)\b|[男女混]双|双打|ダブルス|زوجي/iu;
const rackets = new Set(["tennis", "badminton", "table-tennis", "padel", "squash"]);

function listParts({ sport, league, meeting, rounds, titles }: Solo): string[] {
  const slugs = roundSlugs(rounds);
  if (rackets.has(sport))
    return titles.some(({ text }) => doubles.test(text)) ? ["doubles", ...slugs] : slugs;
  // In golf a day is a round.
  if (sport === "golf") return slugs.map((slug) => slug.replace(/^day-/, "round-"));
  if (sport !== "motorsport") return slugs;
  if (league && numbersRaces.has(league.key)) return slugs.map((slug) => slug.replace(/^round-/, "race-"));
  // A numbered round is the meeting itself.
  return meeting ? slugs.filter((slug) => !slug.startsWith("round-")) : slugs;
}

const womensWords = /\bWTA|女[单單双子]|\bwomen(?:'s)?\b|\bladies\b|\bdamen\b|נשים|سيدات/iu;
const describingWomen = 60;

/** Whether a title, or the first words of a description, name women. */
export const namesWomen = (title: string, description: string): boolean =>
  splitSquad(`${title} `).squad.startsWith("+w") ||
  womensWords.test(`${title} ${description.slice(0, describingWomen)}`);

/** What the listing itself calls the event: the longest piece that isn't a league, sport or round. */
function findOwnName({ titles, sport }: Solo, knowledge: SportKnowledge): string | null {
  const names = titles
    .flatMap(({ pieces }) => pieces)
    .map((piece) => withoutSport(piece, sport, knowledge).replace(/^[^\p{L}\p{N}]+|[\s\-–]+$/gu, ""))
    .filter((name) => /\p{L}{3}|\p{Lo}{2}/u.test(name) && !isEmptyName(name));
  return names.reduce<string | null>(
    (longest, name) => (name.length > (longest?.length ?? 0) ? name : longest),
    null,
  );
}

function withoutSport(piece: string, sport: string, knowledge: SportKnowledge): string {
  const found = knowledge.findSports(piece).find(({ item }) => item.slug === sport);
  return found ? `${piece.slice(0, found.from)}${piece.slice(found.to)}`.trim() : piece;
}

/** Words that many events have in their names, and that don't identify one by themselves. */
const emptyWords = new Set(
  `championship championships cup series tour world classic classics round rounds card cards event events numbered
   today live race races racing sprint full best final finals night nights fight fights show pro tv the of in on and
   de la season action special coverage extended episode part pt hd uk us usa`.split(/\s+/),
);
const isEmptyName = (name: string): boolean => {
  const parts = name.toLowerCase().split(/[\s&/-]+/);
  return parts.join(" ") !== "world cup" && parts.every((part) => emptyWords.has(part) || /^\d+$/.test(part));
};
