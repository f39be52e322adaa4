import { foldName } from "../catalogue/fold.ts";
import { splitSquad } from "../catalogue/squad.ts";
import type { Found, League, Meeting, Session, SportKnowledge } from "../knowledge.ts";
import type { Evidence } from "./evidence.ts";
import type { Told } from "./hints.ts";
import type { Reading } from "./reading.ts";
import { roundSlugs } from "./round-slug.ts";
import { words } from "./text.ts";

/** Events of one side: a Grand Prix session, a stage, a day of golf or tennis, a card of fights. */

export type FoundSolo = {
  subject: string | null;
  name: string;
  points: number;
  reasons: string[];
};

const eventWords = words`
  grand prix|grande prémio|gran premio|großer preis|gp|open|masters|championships?|champs|wchamps|
  championnats?|campeonatos?|campionat[oi]|meisterschaft\p{L}*|prvenstvo|mistrzostwa|cup|copa|coupe|pokal|
  trophy|tour|vuelta|giro|classic|meeting|rally\p{L}*|rallye|regatta|marathon|games|spiele|jeux|series|
  invitational|derby|stakes|weltcup|world cup|diamond league|finals?|slam|race|races|racing from .*|
  qualifying|practice|sprint|fight night|ppv|ufc \d+|concours|event|qualifications?|qualifikation|
  \d{2,3}(?:,\d)? km|אליפות|גביע|מירוץ|בטולה|بطولة|كأس|سباق|جائزة`;
const eventInEast =
  /锦标赛|大师赛|公开赛|世界杯|联赛|总决赛|大奖赛|挑战赛|赛季|杯|選手権|大会|カップ|オープン|グランプリ|レース|杯|대회|선수권|โอเพ่น|แกรนด์ปรีซ์|ชิงแชมป์/u;

/** A programme of this length about a sport shows it, whatever it is called. */
const longWithoutName = 100;
const longWithLeague = 75;

/** Races of animals are run at meetings, which listings name by their place. */
const racing = new Set(["horse-racing", "harness-racing", "greyhound-racing"]);
const namesMeeting =
  /\b(?:racing|races|thoroughbreds?|greyhounds?|gallops|trials?|coverage|live)\s(?:live\s)?(?:from|at)\s(?:the\s)?\p{Lu}|\bmeetings?\b/u;

/** Looks for an event of one side in a slot whose sport is known. */
export function findSolo(
  { readings, told, said, context, around, knowledge }: Evidence,
  sport: string,
  league: League | null,
): FoundSolo | null {
  const { minutes } = around;
  const certain = context.categorySports.includes(sport);
  const live = said.saysLive && context.channelSports.includes(sport);
  const titles = readings.filter(({ field }) => field !== "description");
  const text = titles.map(({ text }) => text).join(" | ");
  const description = readings.find(({ field }) => field === "description")?.text.slice(0, 200) ?? "";
  const meeting = findMeeting(league, told, [text, description], knowledge);
  const session = findSession(sport, [text, description], knowledge);
  const inTitles = titles.flatMap(({ rounds }) => rounds);
  const rounds = inTitles.length > 0 ? inTitles : describedRounds(readings);
  const reasons: string[] = [];
  let { points } = around;
  let eventful = false;
  if (meeting) {
    points += 2;
    eventful = true;
    reasons.push(`The text names a meeting: ${meeting.item.name}.`);
  }
  if (session) {
    points += 1;
    eventful = true;
    reasons.push(`The text names a session: ${session.item.name}.`);
  }
  if (rounds.length > 0) eventful = true;
  const word = eventWords.exec(text)?.[0] ?? eventInEast.exec(text)?.[0];
  if (word) {
    points += 1;
    eventful = true;
    reasons.push(`"${word}" is what events are called.`);
  }
  const long =
    !racing.has(sport) &&
    (minutes >= longWithoutName
      ? told.titleSport || told.titleLeague || certain || live
      : minutes >= longWithLeague && told.titleLeague);
  const meets = racing.has(sport) && minutes >= 30 && namesMeeting.test(`${text} ${description}`);
  if (!eventful && !long && !meets) return null;
  const own = ownName(titles, knowledge, sport);
  const part = session?.item.slug ?? (roundSlugs(rounds).map(ofGolf(sport)).join("/") || null);
  const event =
    meeting?.item.slug ?? (own && !(league && part && !parallel.has(sport)) ? `~${foldName(own)}` : null);
  const women =
    league?.squad !== "+w" &&
    (splitSquad(`${text} `).squad.startsWith("+w") || ofWomen.test(`${text} ${description.slice(0, 60)}`));
  const base = `${league?.key ?? sport}${women ? "+w" : ""}`;
  const subject = event || (part && league) ? [base, event, part].filter(Boolean).join("/") : null;
  const round = session?.item.name ?? (rounds.map(({ text }) => text).join(", ") || null);
  const called = meeting?.item.name ?? own ?? league?.name ?? text;
  return {
    subject,
    name: round && !called.includes(round) ? `${called}: ${round}` : called,
    points,
    reasons,
  };
}

/** Sports of which one league has several meetings at once: their round alone doesn't tell which is meant. */
const parallel = new Set(["tennis", "horse-racing", "harness-racing", "greyhound-racing", "badminton"]);

/** Rounds that the first words of a description name by number. */
const describedRounds = (readings: readonly Reading[]) =>
  readings
    .filter(({ field }) => field === "description")
    .flatMap(({ rounds }) => rounds.filter(({ from, text }) => from < 80 && /\d/.test(text)));

const ofWomen = /\bWTA|女[单單双子]|\bwomen(?:'s)?\b|\bladies\b|\bdamen\b|נשים|سيدات/iu;

/** In golf a day is a round. */
const ofGolf =
  (sport: string) =>
  (slug: string): string =>
    sport === "golf" ? slug.replace(/^day-/, "round-") : slug;

function findMeeting(
  league: League | null,
  told: Told,
  texts: readonly string[],
  knowledge: SportKnowledge,
): Found<Meeting> | null {
  const keys = league ? [league.key, ...told.leagues.keys()] : [...told.leagues.keys()];
  for (const text of texts)
    for (const key of keys) {
      const found = knowledge.findMeetings(key, text)[0];
      if (found) return found;
    }
  return null;
}

function findSession(
  sport: string,
  texts: readonly string[],
  knowledge: SportKnowledge,
): Found<Session> | null {
  for (const text of texts) {
    const found = knowledge.findSessions(sport, text)[0];
    if (found) return found;
  }
  return null;
}

/** What the listing itself calls the event: the longest of its pieces that is no league, sport or round. */
function ownName(titles: readonly Reading[], knowledge: SportKnowledge, sport: string): string | null {
  let longest: string | null = null;
  for (const { pieces } of titles)
    for (const piece of pieces) {
      const bare = withoutSports(piece, knowledge, sport).replace(/^\W+|[\s\-–]+$/gu, "");
      if (/\p{L}{3}/u.test(bare) && bare.length > (longest?.length ?? 0)) longest = bare;
    }
  return longest;
}

function withoutSports(piece: string, knowledge: SportKnowledge, sport: string): string {
  const [found] = knowledge.findSports(piece).filter(({ item }) => item.slug === sport);
  return found ? `${piece.slice(0, found.from)}${piece.slice(found.to)}`.trim() : piece;
}
