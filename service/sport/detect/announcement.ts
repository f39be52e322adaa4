import { anyCase } from "../../any-case.ts";
import { words } from "./text.ts";

/** What a list of what will be shown is called: `Today's fixtures`, `جدول مباريات اليوم`. */
const schedules = [
  words`
    (?:match|fixtures?|games?|tv|broadcast|programme?) (?:schedule|listings?|guide)|(?:today's|tonight's|this week's) (?:fixtures|matches|games|schedule|line-?up)|
    programme (?:des matchs|tv)|calendrier des matchs|calendario de (?:partidos|jogos)|programación|programação|palinsesto|calendario partite|
    spielplan|programm(?:vorschau|übersicht|hinweis)|sendeplan|programmaoverzicht|speelschema|ramówka|terminarz|(?:raspored|program) (?:utakmica|prijenosa|prenosa)|
    rozpis zápas\p{L}*|műsorajánló|programul (?:meciurilor|tv)|maç (?:takvimi|programı)|yayın akışı|fikstür|расписание(?: матчей)?|программа передач|розклад матчів|програма (?:передач|на мачовете)|
    πρόγραμμα αγώνων|(?:جدول|مواعيد) (?:ال)?(?:مباريات|بث|البث)|مباريات .{0,30}اليوم|(?:جدول|برنامه) (?:بازی|پخش)\p{L}*|לוח (?:ה?משחקים|ה?שידורים)|
    lịch (?:thi đấu|phát sóng)|jadwal (?:pertandingan|siaran|acara)|jadual (?:perlawanan|siaran)`,
  /节目预告|節目預告|节目表|赛程|賽程|番組表|放送予定|試合日程|편성표|(?:경기|중계) ?일정|ตาราง(?:การ)?(?:แข่ง|ถ่ายทอด)|โปรแกรม(?:การ)?(?:แข่ง|ถ่ายทอด|บอล)/u,
];

/**
 * Fillers between programmes, which show nothing: they announce the next match (`Up next: Hull v Leeds`), say that
 * there is none (`No live event`) or list what will be shown, in the languages of the guides.
 */
const announcing = [
  ...schedules,
  anyCase(/^\W{0,4}(?:up )?next(?: on| live| live event| match| game| event| up)?\s?[:\-–]/u),
  anyCase(
    /^\W{0,4}(?:up next|next up|coming (?:up|soon|next)|followed by|starts? (?:at|in)|beginning (?:at|soon))\b/u,
  ),
  anyCase(
    /\b(?:next live event|thanks for watching|we'll be back|will resume|resumes at|back at|no (?:live )?(?:match|event|game|broadcast)s?\b|off[- ]air)\b/u,
  ),
  anyCase(/^\W*(?:(?:programme?|match|event|game|live)\s)?(?:to be announced|tba)\W*$/u),
  anyCase(
    /^\W{0,4}(?:sljedeć\p{L}+ (?:prijenos|utakmica|program)|sledeć\p{L}+ (?:prenos|utakmica)|slijedi|uskoro|nastavlja)/u,
  ),
  anyCase(
    /^\W{0,4}(?:gleich|demnächst|als nächstes|in kürze|anschließend|sendepause|a suivre|à suivre|prochainement|prochain match|a continuación|próxim[oa] (?:partido|evento|jogo|directo)|a seguir|em seguida|prossim[oa] (?:partita|evento|diretta)|a seguire|straks|wkrótce|następnie|následuje|sıradaki|birazdan)(?!\p{L})/u,
  ),
  /^\W{0,4}(?:التالي|القادم|المباراة القادمة|المباراة التالية|يليه|بعد قليل|قريبا|لا توجد مباراة|لا يوجد)/u,
  anyCase(
    /(?<!\p{L})(?:geen (?:live )?(?:wedstrijd|uitzending)|keine? (?:live-?)?(?:spiele?|übertragung|sendung)|(?:pas de|aucun) (?:match|direct)|sin (?:partidos?|eventos?|transmisión|emisión)|no hay partidos?|nessuna (?:partita|diretta|trasmissione)|sem (?:jogos?|transmissão|eventos?)|brak (?:meczu|meczów|transmisji|programu)|nema (?:utakmice|prijenosa|prenosa)|inge?n (?:match|kamp|sändning|sending)|ei (?:ottelua|lähetystä)|žádný (?:zápas|přenos)|nincs (?:mérkőzés|közvetítés|adás)|fără (?:meci|transmisie)|нет (?:матч\p{L}*|трансляц\p{L}+|эфира)|немає (?:матч\p{L}*|трансляц\p{L}+)|няма (?:мач|предаване)|(?:maç|yayın) yok|κανένας αγώνας|אין (?:משחק|שידור)|لا بث|tidak ada (?:siaran|pertandingan)|không có trận)(?!\p{L})/u,
  ),
  /(?:試合|中継)は?(?:ありません|なし$)|^[今本暂暫]?[日无無].{0,2}(?:无|無|没有)(?:比赛|比賽|赛事|賽事|直播)|^[暂暫][无無]|(?:경기|방송) ?없음|ไม่มีการแข่งขัน/u,
  anyCase(
    /^\W{0,4}(?:sutra na programu|uskoro na programu|binnenkort|prossimamente|próximamente|brevemente|em breve|již brzy|hamarosan|în curând|скоро|далее|далі|следва|очаквайте|ακολουθεί|σε λίγο|yakında|akan datang|selanjutnya|berikutnya|sắp chiếu|tiếp theo|この後|곧 방송|다음 경기|예고|อีกสักครู่|เร็วๆ ?นี้)\s?[:\-|]/u,
  ),
  /[·•|]\s?(?:بعد|after|in) \d+ (?:[يسد](?![\p{L}])|h|m|min|hours?)/u,
  /^\W{0,4}(?:הבא|בהמשך|מיד אחרי|בקרוב|המשדר הבא)/u,
  /^\W{0,4}(?:次の試合|まもなく|このあと|即将播出|即将开始|下一场|稍后|接下来|รายการต่อไป|ต่อไป)/u,
  /مباراة لم تُعلن|لم تعلن قناتها/u,
  anyCase(
    /\b(?:no listings?|(?:programme?|listing|schedule) (?:information )?(?:un|not )available|to be advised)\b|^\W*(?:no data|n\/a|off air)\W*$/u,
  ),
];

/** A description of what is shown at another time: `Catch the live broadcast of Hull v Leeds at 0130hrs on 2nd Jan.` */
const announced = anyCase(
  /^(?:catch|watch|don't miss|stay tuned (?:for|to)|tune in (?:for|to)) the live (?:action|broadcast|coverage|match|telecast)s? (?:between|from|of)\b.*\b(?:at|on) (?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/u,
);

/** Whether a description says when what it names will be shown, as between programmes. */
export const tellsLater = (description: string): boolean => announced.test(description);

/** The words that mark a text as such an announcement; null if there are none. */
export function findAnnouncement(text: string): string | null {
  for (const pattern of announcing) {
    const found = pattern.exec(text);
    if (found) return found[0].trim();
  }
  return null;
}
