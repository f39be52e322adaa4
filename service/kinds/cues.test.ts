import { expect, test } from "vitest";
import { allCues, cuedGenre } from "./cues.ts";
import { foldGenre } from "./genre-words.ts";

test.each([
  ["Eine Liebeskomödie, in der Mia herausfindet, wer ihr schreibt.", "fiction"],
  ["Zes hobbykoks koken; gli chef valutano ricette e ingredienti.", "entertainment"],
  ["Dowiaduje się, że sąsiad zakochuje się w Annie.", "fiction"],
  ["Wszystko dla przedszkolaków.", "kids"],
  ["Upford a Larkhill: sestřih zápasu.", "sport"],
  ["Son dakika gelişmeleri ve günün haberleri.", "news"],
  ["تدور أحداثه حول شقيقتين في بيت قديم.", "fiction"],
  ["تنقلب حياتها رأساً على عقب.", "fiction"],
  ["برنامج رياضي عن أخبار الرغبي.", "sport"],
  ["أول الأشواط في سباقات الخيل.", "sport"],
  ["女流棋士の対局を振り返る。", "entertainment"],
  ["برنامج واقعي في ورشة للسيارات.", "entertainment"],
  ["本剧描写一个家庭。", "fiction"],
  ["Sembang santai bersama artis jemputan dari Upford.", "entertainment"],
  ["Mira cemburu dan dituduh menyorok surat kekasihnya.", "fiction"],
  ["Mengupas tuntas flora dan fauna di tepi danau.", "documentary"],
  ["Narasumber menjawab isu hangat pekan ini.", "news"],
  ["Mẹ chồng nghi ngờ một mối tình đã cũ.", "fiction"],
  ["셰프 열 명이 맛집을 찾는다.", "entertainment"],
  ["نستكشف في هذا البرنامج كيف تُصنع القوارب.", "documentary"],
  ["نظرة على الحرف التقليدية في القرية.", "documentary"],
  ["حوار مع نخبة من السياسيين حول أحداث الساعة.", "news"],
  ["شرح لأحكام التجويد.", "other"],
  ["مواجهات ضمن سباق الدراجات حول البحيرة.", "sport"],
  ["نگاهی به میراث فرهنگی شهر.", "documentary"],
  ["سیاسی صورتحال پر گفتگو۔", "news"],
  ["Dini sorular yanıt buluyor.", "other"],
  ["An aerial view of the coast.", "documentary"],
  ["השפית מבשלת עם האורחים.", "entertainment"],
  ["סרט דוקומנטרי על הים.", "documentary"],
  ["טלנובלה על שתי אחיות.", "fiction"],
  ["הרב מסביר את דברי האל.", "other"],
  ["יניב בודק נישואין.", undefined],
  ["上空から見た島々。空撮でめぐる。", "documentary"],
  ["تحليل لحركة الأسواق المالية.", "news"],
  ["An examination of how a bridge was built.", "documentary"],
  ["Ana makes a salad with roasted nuts.", "entertainment"],
  ["How God's Word changes a life.", "other"],
  ["In-depth reporting on how a county is run.", "news"],
  ["Prowadzą kulinarny pojedynek; wygra jeden z uczestników.", "entertainment"],
  ["Egy csapat a ritka élőlények nyomában.", "documentary"],
  ["Parene får hjelp med oppussing.", "entertainment"],
  ["Hun lader som om, hun er jaloux.", "fiction"],
  ["Μαγειρική και ψυχαγωγία κάθε πρωί.", "entertainment"],
  ["Un burlac află adevărul.", "fiction"],
  ["Pogovori in nasvete za dom.", "entertainment"],
  ["The lagoon is home to some of the oldest mangroves.", "documentary"],
  ["A young surveyor becomes smitten with the mayor's niece.", "fiction"],
  ["Posing as bakers, the heroes slip into the castle.", "fiction"],
  ["برنامج يتوغل في عالم النباتات.", "documentary"],
  ["يناقش البرنامج القضايا الساخنة.", "news"],
  ["يغطي كافة الفعاليات الرياضية.", "sport"],
  ["علماء دين يجيبون عن الأسئلة.", "other"],
  ["שירים ישראלים לבוקר.", "music"],
  ["דיון על ענייני השעה.", "news"],
  ["שני קצינים מנהלים רומן סודי.", "fiction"],
  ["A town by the sea.", undefined],
])("what a description says in its language's usual words tells its kind: %s", (description, genre) => {
  expect(cuedGenre(description)).toBe(genre);
});

test("the kind that most cues say wins", () => {
  expect(cuedGenre("A thriller. Contestants compete for cash prizes.")).toBe("entertainment");
});

test("of two kinds with as many cues, worship wins, which is explained as well", () => {
  expect(cuedGenre("يشرح الدكتور كيف نفهم السنة النبوية.")).toBe("other");
});

test("every cue is found among other words", () => {
  const missed = allCues.filter(
    ({ genre, cue }) => cuedGenre(`Upford: ${cue.replaceAll("*", "")}, Larkhill`) !== genre,
  );
  expect(missed).toEqual([]);
});

test("no cue stands in two lists", () => {
  const lists = Map.groupBy(allCues, ({ cue }) => foldGenre(cue));
  expect([...lists].filter(([, own]) => own.length > 1).map(([cue]) => cue)).toEqual([]);
});
