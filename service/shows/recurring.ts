import type { Kind } from "../../contract/slot.ts";
import { genericKind } from "../kinds/generic-title.ts";
import { noNames } from "../kinds/listed-programme.ts";
import { mostFrequent } from "../most-frequent.ts";
import type { Airing } from "./match.ts";
import { filmMinutes, type SeriesHints } from "./series-hints.ts";

/** Decides whether airings without any number or name are of a series, by how they recur. */

/** Titles that say only what kind of thing is on, or that nothing is, folded. Many channels use them. */
const nothing = new Set(
  `news|the news|weather|the weather|sport|sports|movie|movies|film|films|music|music videos|cartoon|cartoons|tv drama
   |drama|documentary|live|magazine|paid program|paid programming|paid programme|infomercial|infomercials|teleshopping
   |teleshopping block|shopping|home shopping|sign off|sign on|off air|close|closedown|no programme|no program|programme
   |program|to be announced|tba|commercial|commercials|advertisement|filler|special|specials|feature film|local programming
   |nachrichten|wetter|spielfilm|sendepause|dauerwerbesendung|werbesendung|werbung|musik|journal|meteo|le journal|la meteo
   |fin des programmes|programme nuit|programmation nuit|telefilm|cine|pelicula|noticias|deportes|el tiempo|televenta
   |filme|noticiario|televendas|novela|telejornal|notiziario|televendita|previsioni|haberler|hava durumu|dizi|film
   |новости|погода|фильм|кино|сериал|телемагазин|мультфильм|мультфильмы|أخبار|الأخبار|نشرة الأخبار|الطقس|فيلم|مسلسل|فاصل
   |חדשות|מזג אוויר|סרט|תוכנית|שידורי לילה|ニュース|天気予報|放送休止|放送終了|映画|测试图|检修|停播|新闻|天气预报|电视剧|电影|动画片|广告|商务栏目|뉴스|날씨|영화|드라마|ข่าว|ละคร
   |ภาพยนตร์|ละครโทรทัศน์`
    .split("|")
    .map((title) => title.trim()),
);

/** Kinds in which several programmes of one channel may have such a title; bulletins of news are one programme. */
const genericKinds: ReadonlySet<Kind | undefined> = new Set([
  "film",
  "series",
  "kids",
  "music",
  "documentary",
]);

/** Whether a folded title says only what sort of thing is on, so that what has it needn't belong together. */
export function isGeneric(key: string): boolean {
  if (nothing.has(key)) return true;
  const kind = genericKind(key, noNames);
  // Of sport, more words may be a magazine's name: `Sport Aktuell`.
  return genericKinds.has(kind) || (kind === "sport" && !key.includes(" "));
}

const day = 86_400;
/** Starts on several days this near to the same time are a place in the schedule. */
const sameTimeSeconds = 300;
/** On how many days, or how often, what has one description is on if it is of a series: single programmes are repeated. */
const recurrence = { single: { days: 3, times: 8 }, show: { days: 2, times: 4 } } as const;
/** Kinds in which programmes outside a series are rare, unless they are longer than an hour. */
const showKinds = new Set<Kind | null>(["series", "entertainment", "kids", "news"]);
const showMinutes = 60;
/** What is this short, and no film or song, is rarely single. If nothing is told of it, its kind is a guess, too. */
const brief = { least: 4, told: 20, untold: 35 } as const;
const briefKinds = new Set<Kind | null>(["documentary", null]);
/** Kinds in which single programmes are common. */
const singleKinds = new Set<Kind | null>(["documentary", "sport", "other"]);
/** Kinds that are never shown at one time on several days because they fill a gap, or are films or games. */
const longKinds = new Set<Kind | null>([...showKinds, "documentary", "music"]);
const longestStep = (filmMinutes + 5) * 60;
const dayLongMinutes = 1200;
/** What is on in two parts more often than a film in two halves ever is, is two episodes at a time. */
const mostHalves = 10;
/** What goes on for longer at the same time each day fills a gap. */
const longestShow = 240;
/** If the kind is unknown, it is shorter and on so many days running, which films on channels that loop aren't. */
const longestEpisode = 150;
const daysRunning = 5;
/** A bulletin has its place in the schedule; what else is as long may be a gala that is repeated at once. */
const fewestBulletins = 2;

/** Whether airings that share a title, which isn't a generic one, are of a series. */
export function recurs(airings: readonly Airing[]): boolean {
  if (airings.length < 2) return airings.some(isWeekly);
  const share = (...of: SeriesHints["kin"][]): number =>
    airings.filter(({ hints: { kin } }) => of.includes(kin)).length / airings.length;
  // A meeting may be repeated as often as a magazine, and a film as well.
  if (share("film", "sport") > 0.5) return false;
  // Some sources file films under series, too; a film is long, and the same each time.
  if (share("series") >= 0.5 && (airings.some(isShort) || countGists(airings) >= 2)) return true;
  const kind = mostFrequent(airings.flatMap(({ hints }) => hints.kind ?? []));
  return [...Map.groupBy(airings, ({ channel }) => channel).values()].some((own) =>
    recursOnChannel(own, kind),
  );
}

/** Kinds in which single programmes of up to an hour are rare: what is on once in a guide of a week is on weekly. */
const weeklyKinds = new Set<Kind | undefined>(["series", "entertainment", "kids"]);

const isWeekly = (airing: Airing): boolean =>
  isShowLong(airing) && (airing.hints.kin === "series" || weeklyKinds.has(airing.hints.kind));

function recursOnChannel(airings: readonly Airing[], kind: Kind | null): boolean {
  const short = airings.filter(isShort);
  if (countGists(short) >= 2 || countGists(airings) >= 4) return true;
  if (kind === "film") return false;
  const { days, times } = singleKinds.has(kind) ? recurrence.single : recurrence.show;
  const runs = listRuns(short).filter((run) => !isDayLong(run));
  const whole = runs.filter((run) => !areHalves(run)).flat();
  if (isRegular(whole, days) || isRegular(runs.flat(), recurrence.single.days) || whole.length >= times)
    return true;
  if (runs.flat().length >= mostHalves) return true;
  if (showKinds.has(kind) && whole.filter(isShowLong).length >= 2) return true;
  if (briefKinds.has(kind) && whole.filter(isBrief).length >= 2) return true;
  // Sermons and lessons; what has no description may be sold.
  if (kind === "other" && whole.filter((each) => isShowLong(each) && isTold(each)).length >= 2) return true;
  const parted = listRuns(airings).filter((run) => !isDayLong(run));
  if (kind === null)
    return isDaily(parted.flat().filter(isNoMarathon)) || isStripped(airings.filter(isNoGap));
  if (kind === "news" && isRegular(airings.filter(isNoGap), fewestBulletins)) return true;
  return longKinds.has(kind) && isRegular(airings.filter(isNoGap), recurrence.single.days);
}

const isShort = ({ hints: { minutes = filmMinutes } }: Airing): boolean => minutes < filmMinutes;
const isShowLong = ({ hints: { minutes = filmMinutes } }: Airing): boolean => minutes <= showMinutes;
const isTold = ({ hints: { gist } }: Airing): boolean => gist !== undefined;
function isBrief(airing: Airing): boolean {
  const { minutes = filmMinutes } = airing.hints;
  return minutes >= brief.least && minutes <= (isTold(airing) ? brief.told : brief.untold);
}
const isNoGap = ({ hints: { minutes = filmMinutes } }: Airing): boolean => minutes <= longestShow;

const isNoMarathon = ({ hints: { minutes = filmMinutes } }: Airing): boolean => minutes <= longestEpisode;

/** Airings that each start soon after the one before. */
function listRuns(airings: readonly Airing[]): Airing[][] {
  const runs: Airing[][] = [];
  let before = Number.NEGATIVE_INFINITY;
  for (const airing of airings.toSorted((a, b) => a.start - b.start)) {
    if (airing.start - before <= longestStep) runs.at(-1)?.push(airing);
    else runs.push([airing]);
    before = airing.start;
  }
  return runs;
}

/** Whether a run may be the halves of one film, around the news. */
const areHalves = (run: readonly Airing[]): boolean => run.length === 2 && countMinutes(run) >= filmMinutes;

/** Whether a run fills a day with slots of one length, as a channel does whose programmes aren't known. */
const isDayLong = (run: readonly Airing[]): boolean =>
  countMinutes(run) >= dayLongMinutes && new Set(run.map(({ hints: { minutes } }) => minutes)).size === 1;

const countMinutes = (run: readonly Airing[]): number =>
  run.reduce((sum, { hints: { minutes = 0 } }) => sum + minutes, 0);

/** How many different descriptions there are: a film has the same one each time. */
const countGists = (airings: readonly Airing[]): number =>
  new Set(airings.flatMap(({ hints: { gist } }) => gist ?? [])).size;

/** Whether a programme is on at about the same time on so many days, or a week later. */
const isRegular = (airings: readonly Airing[], fewestDays: number): boolean =>
  airings.some(({ start }) => {
    const days = listDays(start, airings);
    return days.size >= fewestDays || days.has(7);
  });

/** Whether a programme is on at about the same time on several days running. */
const isDaily = (airings: readonly Airing[]): boolean =>
  airings.some(({ start }) => {
    const days = listDays(start, airings);
    return Array.from({ length: daysRunning }, (_, at) => days.has(at)).every(Boolean);
  });

/**
 * Whether most airings are at one time of the day, on more days than single programmes are. With descriptions, all the
 * same, they may be a film's on a channel that loops.
 */
const isStripped = (airings: readonly Airing[]): boolean =>
  countGists(airings) === 0 &&
  airings.some(({ start }) => {
    const days = listDays(start, airings);
    return days.size >= recurrence.single.days && days.size * 2 > airings.length;
  });

/** How many days after a start others of about the same time are. */
const listDays = (start: number, airings: readonly Airing[]): Set<number> =>
  new Set(
    airings.flatMap(({ start: other }) => {
      const apart = Math.abs(other - start) % day;
      return Math.min(apart, day - apart) <= sameTimeSeconds ? Math.round((other - start) / day) : [];
    }),
  );
