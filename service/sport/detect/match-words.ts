import { remembered } from "../../memory.ts";
import { inAllForms } from "../catalogue/han.ts";
import { alternatives } from "../catalogue/words.ts";
import { words } from "./text.ts";

/**
 * Words of many languages for a match, a meeting of two sides or a competition's qualifying. In a description they
 * show that two names in the title are those of sides.
 */
/** Words that mean more than a match, in their language or another. */
export const otherMeanings: readonly string[] = [
  "match",
  "rencontre",
  "partie",
  "partida",
  "partido",
  "partit",
  "partita",
  "sfida",
  "sfidë",
  "meci",
  "среща",
  "경기",
];
const western = words`
  matche?s? (?:of|between|against|de|du|comptant|zwischen|gegen)|(?:live|league|cup|group|friendly|opening|quarter-final|semi-final) match|
  fixtures?|kick-?off|(?:league|cup|championship|regular season) (?:game|clash|tie)|
  (?:länder|punkt|testspiel|pokal|liga|freundschafts|qualifikations|gruppen)spiele?|qualifikationsspiel|begegnung|anpfiff|
  rencontre (?:de|du|comptant|entre)|match comptant|qualifications?|eliminatoires|éliminatoires|
  partita|telecronaca|qualificazion[ei]|incontro (?:di|tra)|
  partido (?:de|del|entre|correspondiente)|encuentro (?:de|entre)|clasificatori[oa]s?|eliminatorias?|clasificación para|
  partida (?:de|entre|válida)|jogo (?:da|do|entre|a contar|válido)|eliminatórias|
  voetbalwedstrijd|wedstrijd (?:in|om|tussen|uit)|kwalificatie(?:wedstrijd)?|
  fotbollsmatch|landskamp|vm-kval|em-kval|vm-kvalificering|match i|kamp i|ottelu|karsinta(?:ottelu)?|
  mecz(?:u|e|ów|em)?|spotkani[ea] (?:w|o|z)|eliminacj[ie]|
  (?:přímý přenos )?utkání|zápas(?:u|y|ů)?|kvalifikac[ei]|zápas|
  mérkőzés\p{L}*|meccs\p{L}*|selejtező\p{L}*|
  meciul?|meciuri(?:le)?|partida (?:dintre|din)|preliminari(?:ile|i)|calificări\p{L}*|
  utakmic[aeiu]\p{L}*|kvalifikacij[ae]|meč (?:između|prvenstva)|prvenstven\p{L}+|
  maçı?|maçında|maçlar\p{L}*|karşılaşma\p{L}*|müsabaka\p{L}*|elemeleri|eleme (?:maçı|grubu)|
  матч(?:а|и|ей|у|е|ом|ів|і)?|встреч[аие] (?:между|команд|чемпионата)|отборочн\p{L}+|поединок|поєдинок|зустріч|кваліфікаці\p{L}+|квалификаци\p{L}+|мач(?:а|ът|ове)?|утакмиц\p{L}+|тоглолт\p{L}*|
  αγώνας|αγώνα|ματς|αναμέτρηση|προκριματικ\p{L}+|
  מחזור \p{N}+|משחק (?:ליגה|גביע|ידידות)|מוקדמות|
  مباراة|مباريات|المباراة|المباريات|مواجهة|مواجهات|المواجهات|لقاء (?:فريق|منتخب|القمة)|تصفيات|يلتقي|يلعب فريق|يواجه|منافسات (?:الدوري|كأس|بطولة)|
  بازی (?:تیم|های)|دیدار|مسابقه|مسابقات|هفته \p{N}+|انتخابی|رقابت(?:‌)?های|
  trận (?:đấu|cầu)|lượt (?:đi|về)|vòng loại|pertandingan|laga|kualifikasi|perlawanan|
  ${alternatives("match", ...otherMeanings)}`;
const eastern = inAllForms(
  /試合|対戦|国際親善|予選|경기|맞대결|평가전|예선|比赛|对阵|迎战|预选赛|热身赛|การแข่งขัน|นัดที่|รอบคัดเลือก|คู่ระหว่าง/u,
);
/** What is written of programmes that talk of matches: `Magazine about the week's matches`. */
const talked = words`
  magazine?|magazin|show|studio|talk|programme|emission|émission|sendung|rubrica|programa|emisiune|emisija|audycja|
  pořad|műsor|передач\p{L}+|программ\p{L}+|обзор\p{L}*|εκπομπή|program|برنامج|برنامه|תוכנית|series|documentary|
  documentaire|dokumentation|documental|documentario|film|movie|serie|сериал|фильм|مسلسل|فيلم|سریال|فیلم`;
/** What is written of programmes in which people talk. */
const discussed = words`
  talk[- ]?shows?|talkrunde|fallout|in this episode|the week in|find out|repercus\p{L}+|retroscena|rückblick\p{L}*|nachlese|
  refont|refait|mit berichten|berichte (?:von|vom|über)|(?:studio)?g[aä]st(?:e|en)?(?=:)|zu gast|
  con (?:invitados|ospiti)|com convidados|avec (?:ses|des|nos) invités|cu invitați|с гостями|гост[иь] студии|مع ضيوف|ضيوف|
  stüdyo konuk\p{L}*|vendégek\p{L}*|z udziałem gości|goście|hosté|discuss\p{L}*|discut\p{L}+|debates?|débats?|débatt\p{L}+|debatt\p{L}*|débrief\p{L}*|décrypt\p{L}+|revien(?:t|nent) sur (?:la|le|les|cette|ce) (?:\d+|étape|match|rencontre|journée|soirée)\p{L}*|tertulia|mesa redonda|mesacast|
  opinião|opinion\p{L}*|rubrica|commenti|dibattit\p{L}*|chroniqueurs?|expert\p{L}+ diskut\p{L}+|
  diskut\p{L}+|besprechen|analys\p{L}+ (?:mit|der)|emisija o|(?:é|e)mission sur|analiz\p{L}*|breakdowns?|değerlendir\p{L}*|yorum(?:la|cu)\p{L}*|konuşul\p{L}*|
  обсужда\p{L}+|обсуждение|дискусси\p{L}+|эксперт\p{L}*|ток-шоу|аналитик\p{L}*|обговор\p{L}+|dyskusj\p{L}*|komentu\p{L}+|
  diskus\p{L}+|rozbor\p{L}*|dezbat\p{L}*|raspra\p{L}+|συζητ\p{L}+|σχολι\p{L}+|εκπομπή|برنامج|يتناول|يناقش|تحليل|بررسی|گفت‌?و?‌?گو|کارشناس\p{L}*|
  برنامه|פאנל|תוכנית|תכנית|פרשנ\p{L}+|keskustel\p{L}+|elemz\p{L}+|bình luận|diễn đàn|bual bicara|temu ?bual|bincang\p{L}*|diskusi|gelar ?wicara|perbincangan|geselsprogram|pratprogram|debattprogram`;
const discussedInEast = inAllForms(
  /討論|トーク|座談|语录|谈|聊|评论|点评|回顾|幕后|토크|예능|分析|วิเคราะห์|พูดคุย/u,
);

/** Whether the beginning of a description is about a programme in which people talk: `Talk show sul calcio`. */
export const tellsTalk = (description: string): boolean => headTellsTalk(description.slice(0, talkHead));
const mostHeads = 5_000;
const headTellsTalk = remembered(
  mostHeads,
  (start: string) => discussed.test(start) || discussedInEast.test(start),
);
const talkHead = 70;

/** How a title says that it is a match, without its sides: `Un match de Lens`, `Partido amistoso`. */
const aMatch = words`
  (?:un |le )?match (?:amical|de gala|de préparation|aller|retour|de|du|des|d'\p{L}+)|partido amistoso|partido de (?:ida|vuelta)|
  jogo amistoso|jogo particular|partita amichevole|amichevole|testspiel|freundschaftsspiel|friendly (?:match|game|international)|
  (?:international|pre-?season|club) friendly|oefenwedstrijd|vriendschappelijke wedstrijd|mecz towarzyski|přátelské utkání|
  prijateljska utakmica|barátságos mérkőzés|meci amical|товарищеский матч|товариський матч|контролен мач|
  hazırlık maçı|φιλικός αγώνας|משחק ידידות|مباراة ودية|بازی دوستانه|laga persahabatan|trận giao hữu`;

/** Whether a title begins by saying that it is a match. */
export const isMatchTitle = (title: string): boolean => aMatch.exec(title)?.index === 0;

const head = 160;

/** Whether a description speaks of a match, and not of a programme about matches. */
export const tellsMatch = (description: string): boolean => headTellsMatch(description.slice(0, head));
const headTellsMatch = remembered(
  mostHeads,
  (start: string) => (western.test(start) || eastern.test(start)) && !talked.test(start.slice(0, 90)),
);
