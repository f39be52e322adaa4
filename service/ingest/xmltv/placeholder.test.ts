import { describe, expect, test } from "vitest";
import type { SlotText } from "../draft.ts";
import { isNoName, readPlaceholder } from "./placeholder.ts";

const flags = { new: false, live: false, repeat: false };
const read = (title: string, more: Partial<SlotText> = {}, names: string[] = ["larkhill"]) =>
  readPlaceholder({ title, flags, ...more }, new Set(names));

describe("what isn't a programme", () => {
  test.each([
    "No listing available",
    "NO INFORMATION AVAILABLE.",
    "To Be Announced",
    "TBA (r)",
    "Programme TBC",
    "Programming to be determined.",
    "频道尚未提供当日节目表",
    "Programme à confirmer",
    "Sin información",
    "Sem informação",
    "Keine Informationen verfügbar",
    "لا توجد مباراة مجدولة",
    "مباراة لم تُعلن قناتها بعد",
    "القادم",
    "Нет данных",
    "Yayın bilgisi yok",
    "番組情報なし",
    "暂无节目信息",
    "방송정보없음",
    "ไม่มีข้อมูล",
    "لا يوجد جدول برامج",
    "Aucune programmation",
    "Расписание отсутствует",
    "番組表がありません",
    "Nėra programos",
    "-",
  ])("is %j: the source has no information", (title) => {
    expect(read(title)).toBe("no_information");
  });

  test.each([
    "Sendeschluss",
    "Sendeophold",
    "Sändningsslut",
    "Dagskrárlok",
    "Ohjelmatauko",
    "Broadcast break",
    "Эфир завсарлага",
    "Эфир завсарласан",
    "Эфир хаах",
    "Przerwa w emisji",
    "Pārraides pārtraukums",
    "انقطاع البث",
    "방송 중단",
    "Off Air",
    "..programmes start at 6.00am",
    "Programmes Start at 19:00",
    "Fin des programmes",
    "この時間は配信を休止しております。",
    "放送休止",
    "ปิดสถานี",
    "SIGN OFF",
    "Channel has been ceased",
    "This is BBC Four",
    "This Is BBC One HD",
    "Эфир эхлэл",
    "Início da emissão",
    "放送開始",
    "Off",
  ])("is %j: the channel is off air", (title) => {
    expect(read(title)).toBe("off_air");
  });

  test.each([
    "No information available|No programme information|To be announced|TBA|Programme not available",
    "No data|Off air|Sign off|Closedown|End of transmission|Keine Sendung|Keine Informationen",
    "Keine Programminformationen verfügbar|Sendepause|Sendeschluss|Programm folgt|Kein Programm",
    "Programmes non communiqués|Aucune information|Programme non disponible|Fin des émissions",
    "Arrêt des programmes|Interruption des programmes|Sin información|Sin programación",
    "Programación por confirmar|No hay información disponible|Fin de emisión|Cierre de emisión",
    "Carta de ajuste|Sem informação|Sem programação|Programação não informada|Informação não disponível",
    "Fim de emissão|Fecho da emissão|A confirmar|A definir|Programma non disponibile|Nessuna informazione",
    "Informazioni non disponibili|Fine programmi|Fine trasmissioni|Geen informatie",
    "Geen gegevens beschikbaar|Geen uitzending|Einde uitzending|Programma onbekend|Ingen sändning",
    "Sändningsuppehåll|Program saknas|Information saknas|Ingen sending|Sendepause|Ingen informasjon",
    "Ingen udsendelse|Ingen programoplysninger|Ei ohjelmaa|Ei ohjelmatietoja|Ohjelmatietoja ei saatavilla",
    "Lähetystauko|Brak informacji|Brak danych|Brak programu|Przerwa w nadawaniu|Zakończenie programu",
    "Program niedostępny|Bez vysílání|Vysílání nepokračuje|Konec vysílání|Program není k dispozici",
    "Informace nejsou k dispozici|Bez vysielania|Nincs adás|Műsorszünet|Nincs információ",
    "Nincs műsorinformáció|A műsor később|Adásszünet|Fără informații|Informații indisponibile",
    "Închiderea emisiei|Program indisponibil|Nema informacija|Nema programa|Kraj programa|Odjava programa",
    "Prekid programa|Nema podataka|Brez programa|Ni podatkov|Konec programa|Няма информация|Няма програма",
    "Край на програмата|Нет данных|Нет информации|Программа не предоставлена|Профилактика",
    "Технический перерыв|Перерыв в вещании|Окончание эфира|Конец эфира|Немає даних|Інформація відсутня",
    "Технічна перерва|Профілактика|Кінець ефіру|Δεν υπάρχουν πληροφορίες|Χωρίς πρόγραμμα",
    "Τέλος προγράμματος|Μη διαθέσιμο|Yayın yok|Bilgi yok|Program bilgisi yok",
    "Program bilgisi bulunmamaktadır|Yayın akışı mevcut değil|Yayın Kapanışı|Kapanış|لا توجد معلومات",
    "لا يوجد برنامج|لا تتوفر معلومات|معلومات غير متوفرة|نهاية البث|انتهاء البث|برنامج غير محدد|يعلن لاحقا",
    "سيتم الإعلان لاحقاً|القادم|برنامه ای موجود نیست|اطلاعات موجود نیست|بدون برنامه|پایان برنامه|אין מידע",
    "אין מידע על התוכנית|אין שידור|אין שידורים|סוף שידורים|לא ידוע|התוכנית תפורסם בהמשך|ไม่มีข้อมูล",
    "ไม่มีข้อมูลรายการ|ปิดสถานี|ไม่มีรายการ|งดออกอากาศ|정보 없음|편성 정보 없음|방송 종료|방송정지|프로그램 정보 없음|정파|정파시간|정파시간 입니다|정파방송|Programos pabaiga|暂无节目",
    "暂无节目信息|暂无节目预告|无节目|節目未定|暫無節目|沒有節目資料|停播|收播|节目以实际播出为准|番組情報なし|番組情報がありません|放送休止|放送終了|休止|未定",
    "कोई जानकारी नहीं|कार्यक्रम उपलब्ध नहीं|Tidak ada informasi|Tidak ada program",
    "Informasi tidak tersedia|Akhir siaran|Tiada maklumat|Tiada siaran|Không có thông tin",
    "Không có chương trình|Chưa có thông tin|Ngừng phát sóng|Kết thúc chương trình|Walang impormasyon",
    "Мэдээлэл байхгүй|Нема информација|Нема програма|Nėra informacijos|Nav informācijas|Info puudub",
    "Saade puudub|Engin dagskrá|Sense informació|Sense emissió|Ez dago informaziorik",
  ])("is any of %s", (titles) => {
    expect(titles.split("|").filter((title) => read(title) === null)).toEqual([]);
  });

  test("is a phrase that no programme has for a title, whatever is said of it", () => {
    expect(read("No listing available", { sub_title: "No listing available", year: 2026 })).toBe(
      "no_information",
    );
  });

  test("is a shorter title whose other texts say no more", () => {
    expect(read("TBA", { description: "Programming To Be Announced." })).toBe("no_information");
    expect(read("Thanks For Watching", { description: "Thanks for watching." })).toBe("no_information");
    expect(read("Larkhill", { sub_title: "LARKHILL!" })).toBe("own_name");
    expect(read("TBA", { description: "A band looks for a name." })).toBeNull();
  });

  test.each([
    "Larkhill Returns At 5am",
    "Larkhill resumes at 06h00",
    "Larkhill Programs Resume At 4am",
    "LARKHILL Back Soon",
    "Larkhill beginnt um 20:15 Uhr",
  ])("is what says when its own channel is back: %j", (title) => {
    expect(read(title, { description: "A portal to quality television." })).toBe("off_air");
    expect(read(title, {}, ["elsewhere"])).toBeNull();
  });

  test("is off air by a short title only if no more is said", () => {
    expect(read("Off", { description: "Ana moves to the moors." })).toBeNull();
  });

  test("names its channel with or without a space before its number", () => {
    expect(read("Lark2 Returns At 6am", {}, ["lark 2"])).toBe("off_air");
  });

  test("names its channel, or that whose programmes it shows an hour later", () => {
    for (const name of ["lark 2 plus 1", "lark 2+1", "lark2 +1 hd", "lark 2 hd"])
      expect(read("Lark2 Returns At 6am", {}, [name])).toBe("off_air");
    expect(read("Lark2 Returns At 6am", {}, ["lark two"])).toBeNull();
  });

  test.each([
    "Larkhill will be back at 6 AM|Larkhill revient à 6h00|Larkhill reprend ses programmes à 6h",
    "Larkhill ist ab 6 Uhr wieder da|Larkhill sendet wieder ab 6.00 Uhr|Larkhill is terug om 06:00",
    "Larkhill regresa a las 6:00|Larkhill volta às 6h00|Larkhill retorna às 06:00|Larkhill riprende alle ore 6.00",
    "Larkhill revine la ora 06:00|Larkhill återkommer kl 06.00|Larkhill vender tilbage kl. 6.00|Larkhill palaa klo 6",
    "Larkhill wraca o 6:00|Larkhill vysílá od 6:00|Larkhill 6:00-kor folytatódik|Larkhill se vraća u 6:00",
    "Larkhill επιστρέφει στις 06:00|Larkhill saat 06:00'da yayında|Larkhill saat 07:00'de başlıyor",
    "Larkhill вернётся в 06:00|Larkhill повернеться о 6:00|Larkhill تعود الساعة ٦:٠٠|Larkhill חוזר בשעה 06:00",
    "Larkhillは午前5時に再開|Larkhill将于06:00恢复播出|Larkhill 6시에 방송 재개|Larkhill กลับมาเวลา 06.00 น.",
    "Larkhill trở lại lúc 6h00|Larkhill kembali pukul 06.00|Larkhill 6 बजे से",
  ])("is what says so in any of %s", (titles) => {
    expect(titles.split("|").filter((title) => read(title) !== "off_air")).toEqual([]);
    expect(titles.split("|").filter((title) => read(title, {}, ["elsewhere"]) !== null)).toEqual([]);
  });

  test("is what the source's own category calls a filler", () => {
    expect(read("التالي: ميامي - تورونتو", { category: ["Filler"], description: "22:00" })).toBe(
      "no_information",
    );
  });

  test("may be the channel's own name without another word", () => {
    expect(read("Larkhill")).toBe("own_name");
    expect(read("Larkhill", { description: "The lark of the hill." })).toBeNull();
    expect(read("Larkhill", { episode: { season: 1, number: 2 } })).toBeNull();
    expect(read("Larkhill", { category: ["Technology"] })).toBeNull();
  });
});

describe("a programme stays one", () => {
  test.each([
    [
      "a film of a short title that is told of",
      "Untitled",
      { description: "A film about a painter.", year: 2009 },
    ],
    ["a show of a short title with an episode", "TBA", { episode: { season: 2, number: 4 } }],
    ["a title that only contains a phrase", "No Information: The Secret War", {}],
    ["a show about closing down", "Closedown: The Last Pit", {}],
    ["a film with a number for a title", "1917", {}],
    ["what is advertised", "Paid Programming", {}],
  ])("%s", (_, title, more: Partial<SlotText>) => {
    expect(read(title, more)).toBeNull();
  });

  test.each([
    ["No transmission - Larkhill", "off_air"],
    ["LARKHILL | Keine Informationen verfügbar", "no_information"],
    ["Geen uitzending – Larkhill", "off_air"],
    ["No transmission - Upford", null],
    ["No transmission - The Documentary", null],
    ["Larkhill - The Well", null],
  ])("may name its channel beside: %s", (title, expected) => {
    expect(read(title)).toBe(expected);
  });
});

test.each(["TBA", "Tba 001", "N/A", "-", "Generic", "Generic Larkhill News", "To Be Announced"])(
  "a sub-title that names nothing is none: %s",
  (text) => {
    expect(isNoName(text, "Larkhill News")).toBe(true);
  },
);

test.each(["Untitled", "Generic Harbour", "The Unknown", "Na", "???", "49"])(
  "a sub-title that may be a name stays: %s",
  (text) => {
    expect(isNoName(text, "Larkhill News")).toBe(false);
  },
);
