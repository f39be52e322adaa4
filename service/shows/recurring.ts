import type { Airing } from "./match.ts";

/** Decides whether airings without any number or name are of a series, by how they recur. */

/** Titles that say only what kind of thing is on, or that nothing is, folded. Many channels use them. */
const nothing = new Set(
  `news|the news|weather|the weather|sport|sports|movie|movies|film|films|music|music videos|cartoon|cartoons|tv drama
   |drama|documentary|live|magazine|paid program|paid programming|paid programme|infomercial|infomercials|teleshopping
   |teleshopping block|shopping|home shopping|sign off|sign on|off air|close|closedown|no programme|no program|programme
   |program|to be announced|tba|commercial|commercials|advertisement|special|specials|feature film|local programming
   |nachrichten|wetter|spielfilm|sendepause|dauerwerbesendung|werbesendung|werbung|musik|journal|meteo|le journal|la meteo
   |fin des programmes|programme nuit|programmation nuit|telefilm|cine|pelicula|noticias|deportes|el tiempo|televenta
   |filme|noticiario|televendas|novela|telejornal|notiziario|televendita|previsioni|haberler|hava durumu|dizi|film
   |новости|погода|фильм|кино|сериал|телемагазин|мультфильм|мультфильмы|أخبار|الأخبار|نشرة الأخبار|الطقس|فيلم|مسلسل|فاصل
   |חדשות|מזג אוויר|סרט|תוכנית|שידורי לילה|ニュース|天気予報|放送休止|放送終了|映画|测试图|检修|停播|新闻|天气预报|电视剧|电影|动画片|广告|商务栏目|뉴스|날씨|영화|드라마|ข่าว|ละคร
   |ภาพยนตร์|ละครโทรทัศน์`
    .split("|")
    .map((title) => title.trim()),
);

const day = 86_400;
/** Starts on several days this near to the same time are a place in the schedule. */
const sameTimeSeconds = 300;
const daysOfHabit = 3;
const timesOfHabit = 8;

/** Whether airings that share a title are of a series. `key` is the title, folded. */
export function recurs(key: string, airings: readonly Airing[]): boolean {
  if (nothing.has(key) || airings.length < 2) return false;
  const share = (of: "series" | "film"): number =>
    airings.filter(({ hints: { kin } }) => kin === of).length / airings.length;
  if (share("film") > 0.5) return false;
  // Some sources file films under series, too; a film is long, and the same each time.
  if (share("series") >= 0.5 && (airings.some(({ hints }) => hints.short) || countGists(airings) >= 2))
    return true;
  return [...Map.groupBy(airings, ({ channel }) => channel).values()].some(recursOnChannel);
}

function recursOnChannel(airings: readonly Airing[]): boolean {
  const short = airings.filter(({ hints }) => hints.short);
  if (countGists(short) >= 2 || countGists(airings) >= 4) return true;
  return short.length >= timesOfHabit || hasHabit(short);
}

/** How many different descriptions there are: a film has the same one each time. */
const countGists = (airings: readonly Airing[]): number =>
  new Set(airings.flatMap(({ hints: { gist } }) => gist ?? [])).size;

/** Whether a programme is on at about the same time on several days. */
function hasHabit(airings: readonly Airing[]): boolean {
  const starts = airings.map(({ start }) => start);
  return starts.some((start) => {
    const days = starts.flatMap((other) => {
      const apart = Math.abs(other - start) % day;
      return Math.min(apart, day - apart) <= sameTimeSeconds ? Math.round((other - start) / day) : [];
    });
    return new Set(days).size >= daysOfHabit;
  });
}
