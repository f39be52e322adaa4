import type { Detection } from "../detection.ts";
import type { League } from "../knowledge.ts";
import { isEpisode, tellsStory } from "./described-kind.ts";
import { buildBase, confidenceOf } from "./detection-base.ts";
import { type Evidence, titlesRead } from "./evidence.ts";
import { chooseLeague, likeliestSport } from "./hints.ts";
import { magazineWord, teachingWord } from "./kinds.ts";
import { findSolo } from "./one-sided.ts";
import { ofTitles } from "./reading.ts";
import { isLeftOut, isSoloSport, shortestMinutes } from "./sport-kinds.ts";
import { shortestElsewhereMinutes } from "./surroundings.ts";
import type { Fixtures } from "./two-sided.ts";

/** The detection of a slot that names no two sides: an event of one, a match that isn't told, or what is about sport. */
export function detectOther(evidence: Evidence, fixtures: Fixtures): Detection | null {
  const { facts, context, readings, told } = evidence;
  const sport = likeliestSport(told);
  const titles = titlesRead(evidence);
  if (isLeftOut(sport) || context.otherCategory) return null;
  if (titles.some((title) => teachingWord(title) !== null)) return null;
  const league = chooseLeague(readings, sport, [], facts.channel);
  const description = facts.description ?? "";
  const about =
    titles.map(magazineWord).find((word) => word !== null) ??
    (tellsStory(description) || isEpisode(description) ? "story" : null);
  const solo = sport !== null && about === null ? detectSolo(evidence, sport, league) : null;
  if (solo) return solo;
  const loose = looseVerdict(evidence, fixtures, sport, about);
  return (
    loose && {
      ...buildBase(evidence, sport, league),
      kind: loose.kind,
      sides: null,
      subject: null,
      name: titles[0] ?? "",
      confidence: confidenceOf(evidence.around.points - loose.doubt),
      reasons: [loose.reason, ...evidence.around.reasons],
    }
  );
}

/** Whether category or channel are of sport. */
const isAtHome = ({ context }: Evidence): boolean => context.sportCategory !== null || context.sportChannel;

const soloNeeds = 4;

function detectSolo(evidence: Evidence, sport: string, league: League | null): Detection | null {
  const { told, kind, around } = evidence;
  if (!isSoloSport(sport)) return null;
  const stray =
    !isAtHome(evidence) &&
    (around.minutes < shortestElsewhereMinutes || (!told.titleSport && !told.sureLeague));
  if (stray && !kind) return null;
  const solo = findSolo(evidence, sport, league);
  if (!solo || solo.points < soloNeeds) return null;
  return {
    ...buildBase(evidence, sport, solo.league),
    kind: kind?.kind ?? (around.minutes < shortestMinutes(sport) ? "highlights" : "broadcast"),
    sides: null,
    subject: solo.subject,
    name: solo.name,
    confidence: confidenceOf(solo.points - 1),
    reasons: [...solo.reasons, ...(kind ? [kind.reason] : []), ...around.reasons],
  };
}

type Verdict = {
  kind: Detection["kind"];
  reason: string;
  /** How many points less sure than what surrounds it. */
  doubt: number;
};

const pointsNeeded = 3;
const pointsNeededWithLeague = 2;

/** What a slot is that names no event, null where that isn't sport for sure. */
function looseVerdict(
  evidence: Evidence,
  fixtures: Fixtures,
  sport: string | null,
  about: string | null,
): Verdict | null {
  const { told, kind, around } = evidence;
  const atHome = isAtHome(evidence);
  if (!atHome && !told.sureLeague) return null;
  if (sport === null) return about === null && kind === null ? severalGames(evidence, fixtures) : null;
  if (around.points < (told.titleLeague ? pointsNeededWithLeague : pointsNeeded)) return null;
  if (kind) return { kind: kind.kind, reason: kind.reason, doubt: 2 };
  if (!atHome && around.minutes < shortestElsewhereMinutes) return null;
  if (about === null && showsUntoldMatch(evidence, fixtures, sport))
    return {
      kind: "broadcast",
      reason: "A league is named, and no sides: which match is shown isn't told.",
      doubt: 3,
    };
  const reason = about
    ? `"${about}" tells that it is about sport.`
    : "It is about sport, and names no event.";
  return { kind: "magazine", reason, doubt: 3 };
}

/** Several games of one unknown sport are an event where title and length speak of one. */
const severalGames = ({ around }: Evidence, { described }: Fixtures): Verdict | null =>
  described > 1 && around.eventful && around.minutes >= shortestElsewhereMinutes
    ? { kind: "broadcast", reason: "The description names several games of one event.", doubt: 3 }
    : null;

const matchMinutes = 75;
const openMatchMinutes = 45;

/** Whether a slot shows a match of a named league, without telling which. */
function showsUntoldMatch(
  { told, around, readings }: Evidence,
  { described, open }: Fixtures,
  sport: string,
): boolean {
  const played =
    told.titleLeague ||
    told.titleCompetition !== null ||
    told.shortLeague ||
    ofTitles(readings).some(({ rounds }) => rounds.length > 0);
  const tellsMatch = described > 1 || open || played;
  return tellsMatch && around.minutes >= (open ? openMatchMinutes : matchMinutes) && !isSoloSport(sport);
}
