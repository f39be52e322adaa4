import { anyCase } from "../../any-case.ts";
import { inAllForms } from "../catalogue/han.ts";
import { alternatives } from "../catalogue/words.ts";
import { championshipInShort } from "./competition.ts";
import { words } from "./text.ts";

/** What events are called: `Grand Prix`, `Open`, `Fight Night`, `Weltcup`. */
const eventWords = words`
  grand prix|grande prémio|gran premio|großer preis|gp|open|masters|championships?|ch?'ships?|prix (?:de|du|des)|prix d'\p{L}+|champs|wchamps|
  championnats?|campeonatos?|campionat[oi]|meisterschaft\p{L}*|prvenstvo|mistrzostwa|cup|copa|coupe|pokal|
  trophy|tour|vuelta|giro|classic|meeting|rally\p{L}*|rallye|regatta|marathon|games|spiele|jeux|series|
  trophée|trofeo|troféu|transat\p{L}*|régates?|critérium|mémorial|jumping|programme (?:court|libre)|danse (?:libre|rythmique)|
  invitational|derby|stakes|weltcup|world cup|diamond league|finals?(?! (?:season|chapter))|slam|race|races|racing from .*|
  qualifying|practice|sprint|fight night|ppv|ufc \d+|concours|event|qualifications?|qualifikation|
  marele premiu|nagydíj|velká cena|velika nagrada|гран-при|гран-прі|γκραν πρι|גרנד פרי|
  кубок\p{L}*|чемпионат\p{L}*|чемпіонат\p{L}*|этап\p{L}*|турнир|турнір|гонк\p{L}*|гонок|заезд|квалификация|спринт|эстафета|
  puchar\p{L}*|turniej\p{L}*|konkurs|wyścig|mistrzostw\p{L}*|pohár|mistrovství|závod\p{L}*|kupa|bajnokság|verseny|futam|
  cupa|campionatul|turneul|cursa|wereldbeker|wereldkampioenschap\p{L}*|ronde van|världscupen|verdenscup\p{L}*|
  maailmancup\p{L}*|osakilpailu\p{L}*|kisat|şampiyonası|turnuvası|yarışı|κύπελλο|πρωτάθλημα|αγώνας|جام|مسابقات|جایزه بزرگ|طواف|
  кубки|спечелване|първенство|купа|prvenstvo|kup|trka|utrka|kejuaraan|giải(?! (?:cứu|đáp|khát|khuây|mã|nghĩa|nhiệt|pháp|phẫu|phóng|quyết|thích|thoát|trí)(?!\p{L}))|\p{L}*bajnok(?:ság|i)\p{L}*|mästerska[pb]\p{L}*|
  mesterska[pb]\p{L}*|mestaruus\p{L}*|\p{L}*kampioenschap\p{L}*|\p{L}*meisterschaft\p{L}*|torneo|torneio|tournoi|turnier|toernooi|turnering\p{L}*|
  majstrovstvá|şampiyona|
  \d{2,3}(?:,\d)? km|אליפות|גביע|מירוץ|בטולה|بطولة|كأس|سباق|جائزة|${alternatives("qualifying")}|${alternatives("grand-prix")}|${alternatives("cup")}|${alternatives("championship")}`;
const eventInEast = inAllForms(
  /锦标赛|大师赛|公开赛|争霸赛|冠军赛|精英赛|邀请赛|巡回赛|资格赛|大满贯|世界杯|联赛|总决赛|大奖赛|挑战赛|赛季|杯|選手権|大会|カップ|オープン|グランプリ|レース|杯|記念|ステークス|ダービー|대회|선수권|챔피언십|오픈|그랑프리|투어|โอเพ่น|โอเพน|สนาม|場所|แกรนด์ปรีซ์|กรังด์ปรีซ์|ชิงแชมป์|ชิงถ้วย|การแข่งขัน|รอบชิง|ศึก/u,
);

/** What titles of broadcasts begin or end with, in languages that say so. */
const relayed = anyCase(
  /^(?:(?:live-?)?übertragung|transmisja|relacja|přenos|prenos|prijenos|трансляция|трансляція|közvetítés|retransmisión|trasmissione|การ?ถ่ายทอด|ถ่ายทอด|نقل)|中継$|중계$/u,
);

/** The word in a title that events are called by; null if there is none. */
export const findEventWord = (title: string): string | null =>
  (eventWords.exec(title) ?? eventInEast.exec(title) ?? championshipInShort.exec(title))?.[0] ?? null;

/** Whether a title says that it is a broadcast of something. */
export const isRelay = (title: string): boolean => relayed.test(title);

/** Whether a text in a script without spaces begins with a word for events: `ชิงแชมป์โลก`. */
export const startsWithEvent = (text: string): boolean => eventInEast.exec(text)?.index === 0;
