import type { Kind } from "./kind.ts";
import { type SceneName, sceneOfKind } from "./scene.ts";

/** What a scene is chosen by. `sport` is that of its event, as the API names it. */
export type Staged = {
  title: string;
  category?: readonly string[];
  event_info?: { title?: string; league?: string };
  /** What it was called before a page named it after its event. */
  listed?: { title?: string };
  sport?: string | undefined;
};

type SceneWords = readonly [SceneName, RegExp];

/** Matches what begins a word; in scripts that join words or write prefixes, anything. */
const begins = (words: string): RegExp => new RegExp(`(?<![\\p{Script=Latin}\\p{N}])(?:${words})`, "iu");

/** Sports by how they look, from their names, genres and competitions. */
const sports: SceneWords[] = [
  [
    "court",
    begins(
      "tennis|atp\\b|wta\\b|wimbledon|roland.garros|volley|badminton|squash|padel|pickleball|テニス|バレー|تنس|طائرة",
    ),
  ],
  ["hoop", begins("basket|nba\\b|wnba\\b|euroleague|netball|baloncesto|pallacanestro|バスケ|سلة")],
  ["hall", begins("handball|balonmano|andebol|pallamano|futsal|floorball|ハンドボール|フットサル|كرة اليد")],
  [
    "rink",
    begins(
      "(?:ice.|eis|is)hockey|nhl\\b|khl\\b|hockey sur glace|figure.skating|eiskunstlauf|patinage|speed.skating|curling|アイスホッケー|フィギュア|カーリング|هوكي الجليد",
    ),
  ],
  [
    "track",
    begins(
      "motor|formula|f1\\b|nascar|indycar|rally|rallye|supercars|autosport|speedway|karting|athleti|running|モーター|フォーミュラ|فورمولا",
    ),
  ],
  [
    "road",
    begins("cycling|cyclis|ciclis|radsport|tour de |vuelta|giro |triathlon|marathon|自転車|マラソン|دراجات"),
  ],
  ["green", begins("golf|pga\\b|lpga\\b|liv golf|ryder cup|ゴルフ|غولف|جولف")],
  [
    "ring",
    begins(
      "box|mma\\b|mixed martial|ufc\\b|wrestl|wwe\\b|kickbox|judo|karate|fight|ボクシング|格闘|プロレス|ملاكمة|مصارعة",
    ),
  ],
  ["baize", begins("snooker|billiard|pool\\b|darts|poker|ビリヤード|سنوكر|بلياردو")],
  ["peaks", begins("ski|snowboard|biathlon|alpin|nordic combined|スキー|スノーボード|تزلج")],
  ["water", begins("swim|diving|sail|rowing|surf|canoe|water.polo|natation|nataci|schwimm|水泳|競泳|سباحة")],
];

/** What a programme is about, by its genres and the words of its title. */
const subjects: SceneWords[] = [
  [
    "plate",
    begins(
      "cook|kitchen|bake|baking|chef|food|recipe|dinner|restaurant|cuisine|cuisini|pâtiss|koch|küche|cocin|cozinh|料理|グルメ|きょうの料理|طبخ|مطبخ",
    ),
  ],
  [
    "planet",
    begins(
      "sci.?fi|science.?fiction|space|star trek|star wars|alien|universe|cosmos|moon|planet|宇宙|فضاء|خيال علمي",
    ),
  ],
  [
    "forest",
    begins("wildlife|nature|animal|garden|forest|wild |zoo\\b|natur|jardin|tiere?\\b|自然|動物|طبيعة|حيوان"),
  ],
  [
    "peaks",
    begins(
      "mountain|volcano|alaska|everest|arctic|travel|adventure|expedition|voyage|viaje|reise|旅|سفر|جبال",
    ),
  ],
  ["dunes", begins("western|desert|egypt|sahara|砂漠|صحراء")],
  ["sea", begins("ocean|sea |seas|shark|ship|titanic|island|coast|beach|boat|mer |بحر|جزيرة")],
  [
    "city",
    begins(
      "crime|police|detective|murder|law & order|ncis|csi\\b|polizei|krimi|tatort|policier|policía|刑事|サスペンス|警察|جريمة|شرطة",
    ),
  ],
  [
    "stage",
    begins(
      "quiz|game.?show|talk|comedy|stand.?up|entertainment|variety|dance|talent|award|divertissement|unterhaltung|entreten|concurso|バラエティ|お笑い|クイズ|منوعات|كوميدي|مسابقات",
    ),
  ],
  [
    "road",
    begins("tour de france|vuelta a |giro d|car\\b|cars\\b|driv|truck|road|top gear|garage|auto |سيارات"),
  ],
];

const findScene = (
  all: readonly SceneWords[],
  texts: readonly (string | undefined)[],
): SceneName | undefined => all.find(([, words]) => texts.some((text) => text && words.test(text)))?.[0];

/** A comedy on film isn't one on a stage. */
const subjectsOfFilms = subjects.filter(([scene]) => scene !== "stage");

/** Kinds whose own scene says more than any word of a title could. */
const settled: ReadonlySet<Kind> = new Set(["news", "kids", "music"]);

/** The scene that says most about a programme: by its sport, its genres, its title, or else its kind alone. */
export function sceneOf(
  { title, category = [], event_info: info, listed, sport }: Staged,
  kind: Kind,
): SceneName {
  const about = kind === "movie" ? subjectsOfFilms : subjects;
  const found =
    kind === "sport" || sport
      ? findScene(sports, sport ? [sport] : [info?.league, ...category, title, info?.title, listed?.title])
      : settled.has(kind)
        ? undefined
        : (findScene(about, category) ?? findScene(about, [title]));
  return found ?? sceneOfKind(sport ? "sport" : kind, title);
}
