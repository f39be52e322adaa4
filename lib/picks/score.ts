import { isFree } from "@/lib/access";
import { programmeKind } from "@/lib/kind-words";
import { filmRatingOf, isFilm } from "./film";
import { weighLeague } from "./leagues";
import { type EventFacts, eventOf, fold, type Programme } from "./programme";
import { type CompetitionStage, findStage } from "./stage";

/** Why a programme is a pick, as a code that messages put into words; the strongest reason comes first. */
export type Reason =
  | { code: CompetitionStage | "live" | "free" | "first-episode" | "new" }
  | { code: "new-season"; season: string }
  | { code: "film"; year?: number; rating?: number };

/** What a programme counts for, and how much; the sum ranks it. */
export type ScorePart = {
  code:
    | "league"
    | "stage"
    | "home"
    | "live"
    | "delayed"
    | "film"
    | "year"
    | "rating"
    | "first-episode"
    | "new-season"
    | "new"
    | "unproven"
    | "seen"
    | "session"
    | "film-channel"
    | "picture"
    | "free"
    | "place"
    | "hour"
    | "begun";
  points: number;
};

/** What a programme is to those who choose; variety is kept among these. */
export type Sort = "event" | "film" | "episode" | "live" | "new";

export type Scored = { sort: Sort; reasons: Reason[]; parts: ScorePart[] };

/** The evening that programmes are scored for: epoch seconds, and the country's code and English name. */
export type Setting = { from: number; country: string; countryName: string; events: EventFacts };

/** A film or an episode must be caught from near its beginning; of what is live, half an hour must be left. */
const graceSeconds = 10 * 60;
const leastLeftSeconds = 30 * 60;

/** Points that any programme gets. */
function commonParts({ channel, item, place }: Programme, { from }: Setting): ScorePart[] {
  const parts: ScorePart[] = [];
  if (item.icon) parts.push({ code: "picture", points: 3 });
  if (isFree(channel)) parts.push({ code: "free", points: 8 });
  const front = Math.round(10 * (1 - place / 30));
  if (front > 0) parts.push({ code: "place", points: front });
  if (item.start >= from - graceSeconds && item.start < from + 2.5 * 3600)
    parts.push({ code: "hour", points: 5 });
  return parts;
}

const isLive = ({ item }: Programme): boolean =>
  item.showing ? item.showing === "live" : item.flags?.live === true;

/** What comes before a race or a match itself. */
const session =
  /practice|qualify|qualifying|\bqf\b|warm.?up|shakedown|weigh.?in|trials|essais|training|prelims/i;

const stagePoints: Record<CompetitionStage, number> = { final: 10, "semi-final": 7, "quarter-final": 5 };

function scoreEvent(programme: Programme, setting: Setting): Scored | null {
  const { item } = programme;
  const isDelayed = item.showing === "delayed";
  if (!isLive(programme) && !isDelayed) return null;
  if (item.stop !== undefined && item.stop < setting.from + leastLeftSeconds) return null;
  const facts = eventOf(item, setting.events);
  const weight = weighLeague(facts?.league, setting.country);
  const stage = facts ? findStage(facts.sport, facts.round, facts.name) : null;
  const parts: ScorePart[] = [isDelayed ? { code: "delayed", points: 4 } : { code: "live", points: 12 }];
  if (weight > 0) parts.push({ code: "league", points: weight * 8 });
  if (stage) parts.push({ code: "stage", points: Math.round(stagePoints[stage] * Math.min(weight, 3)) });
  if (weight > 0.5 && fold(facts?.name ?? "").includes(fold(setting.countryName)))
    parts.push({ code: "home", points: 14 });
  if (session.test(facts?.round ?? facts?.name ?? "")) parts.push({ code: "session", points: -14 });
  if (item.start < setting.from - 3600) parts.push({ code: "begun", points: -8 });
  const reasons: Reason[] = [];
  if (stage) reasons.push({ code: stage });
  if (!isDelayed) reasons.push({ code: "live" });
  if (isFree(programme.channel)) reasons.push({ code: "free" });
  return reasons.length > 0
    ? { sort: "event", reasons, parts: [...parts, ...commonParts(programme, setting)] }
    : null;
}

function scoreFilm(programme: Programme, setting: Setting): Scored {
  const { item, channel } = programme;
  const { year, star_rating, flags } = item;
  const rating = filmRatingOf(star_rating);
  const parts: ScorePart[] = [{ code: "film", points: 14 }];
  if (year !== undefined) parts.push({ code: "year", points: 2 });
  if (rating !== null) parts.push({ code: "rating", points: Math.round(Math.max(-6, (rating - 6) * 6)) });
  if (channel.categories.includes("movies")) parts.push({ code: "film-channel", points: -4 });
  if (flags?.repeat) parts.push({ code: "seen", points: -4 });
  return {
    sort: "film",
    reasons: [{ code: "film", year, ...(rating !== null && { rating }) }],
    parts: [...parts, ...commonParts(programme, setting)],
  };
}

/** Whether an episode was first shown on the day of this showing, or the day before, as its listing says. */
function wasFirstShown({ start, episode }: Programme["item"]): boolean {
  const yesterday = new Date((start - 86_400) * 1000).toISOString().slice(0, 10);
  return episode?.orig_air !== undefined && episode.orig_air >= yesterday;
}

/** Children's series and chat begin seasons too, but no evening is planned around them. */
const plain = new Set(["kids", "news", "music"]);

/**
 * Nobody plans an evening around one more episode on a channel that few know, and those that loop old series mark all of
 * them as new.
 */
const channelsKnown = 40;

function scoreEpisode(programme: Programme, setting: Setting): Scored | null {
  const { item, channel, place } = programme;
  const { season, number } = item.episode ?? {};
  if (plain.has(programmeKind(item, channel.categories))) return null;
  const parts: ScorePart[] = [];
  const reasons: Reason[] = [];
  const isNew = item.flags?.new === true || wasFirstShown(item);
  if (number === 1 && season !== undefined && season <= 1) {
    parts.push({ code: "first-episode", points: 26 });
    reasons.push({ code: "first-episode" });
  } else if (number === 1 && season !== undefined && season < 100 && isNew) {
    parts.push({ code: "new-season", points: 16 });
    reasons.push({ code: "new-season", season: String(season) });
  } else if (isNew && place < channelsKnown) {
    parts.push({ code: "new", points: 6 });
    reasons.push({ code: "new" });
  } else return null;
  // Channels that loop old series begin them every week.
  if (!isNew) parts.push({ code: "unproven", points: -30 });
  const sort = reasons[0]?.code === "new" ? "new" : "episode";
  return { sort, reasons, parts: [...parts, ...commonParts(programme, setting)] };
}

function scoreLive(programme: Programme, setting: Setting): Scored {
  const { item, channel } = programme;
  const reasons: Reason[] = [{ code: "live" }];
  if (isFree(channel)) reasons.push({ code: "free" });
  const parts: ScorePart[] = [{ code: "live", points: 8 }];
  if (item.start < setting.from - 3600) parts.push({ code: "begun", points: -8 });
  return { sort: "live", reasons, parts: [...parts, ...commonParts(programme, setting)] };
}

/** Scores a programme, barred or not; null if there is no reason to recommend it. */
export function scoreProgramme(programme: Programme, setting: Setting): Scored | null {
  const { item } = programme;
  if (item.event) return scoreEvent(programme, setting);
  const isEarly = item.start < setting.from - graceSeconds;
  if (!isEarly && isFilm(programme)) return scoreFilm(programme, setting);
  const episode = isEarly ? null : scoreEpisode(programme, setting);
  if (episode) return episode;
  const left = item.stop === undefined ? leastLeftSeconds : item.stop - setting.from;
  return isLive(programme) && left >= leastLeftSeconds ? scoreLive(programme, setting) : null;
}
