import fc from "fast-check";
import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { createDecoder } from "./decode.ts";

function read(bytes: Buffer, chunk = bytes.length || 1) {
  let badBytes = 0;
  const mistaken: string[] = [];
  const decoder = createDecoder({
    badByte: () => {
      badBytes++;
    },
    mistaken: (declared, actual) => mistaken.push(`${declared} is ${actual}`),
  });
  let text = "";
  for (let at = 0; at < bytes.length; at += chunk) text += decoder.write(bytes.subarray(at, at + chunk));
  return { text: text + decoder.end(), badBytes, mistaken };
}

const decode = (bytes: Buffer, chunk?: number): string => read(bytes, chunk).text;

const body = "<tv>Größe ø 東京 مرحبا 🔴</tv>";

describe("a file", () => {
  test("without a declaration is UTF-8, with or without a byte order mark, however it is cut", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        (rest, chunk, marked) => {
          const text = `<tv>${rest}`;
          expect(decode(Buffer.from(`${marked ? "\ufeff" : ""}${text}`), chunk)).toBe(text);
        },
      ),
    );
  });

  test.each(["utf-16le", "utf-16be", "utf-32le"])(
    "in %s is known by its mark, or by its first bytes",
    (encoding) => {
      const bytes = iconv.encode(body, encoding);
      expect(decode(iconv.encode(body, encoding, { addBOM: true }), 7)).toBe(body);
      expect(decode(bytes, 7)).toBe(body);
    },
  );

  test.each([
    ["ISO-8859-1", "Größe"],
    ["windows-1252", "L’œuvre – à 5 €"],
    ["iso-8859-15", "€ 5"],
    ["windows-1251", "Москва"],
    ["windows-1256", "مرحبا"],
    ["Shift_JIS", "東京"],
    ["GBK", "北京"],
  ])("in the declared encoding %s is read in it", (encoding, text) => {
    const xml = `<?xml version='1.0' encoding='${encoding}'?>\n<tv>${text}</tv>`;
    expect(decode(iconv.encode(xml, encoding), 5)).toBe(xml);
  });

  test("that is called ISO-8859-1 and has quotes of Windows-1252 is read in that, without a word", () => {
    const xml = `<?xml version="1.0" encoding="ISO-8859-1"?><tv>${"It’s “here” for 5 €. ".repeat(9)}</tv>`;
    expect(read(iconv.encode(xml, "windows-1252"))).toEqual({ text: xml, badBytes: 0, mistaken: [] });
  });

  test("with a few bad bytes has them repaired, read as Windows-1252 or dropped if cut off, and counted", () => {
    const bytes = Buffer.concat([
      Buffer.from("<tv>東京 \ufffd caf"),
      Buffer.from([0xe9, 0x20]),
      Buffer.from([0xe6, 0x9d]),
      Buffer.from("</tv> Größe"),
    ]);
    for (const chunk of [bytes.length, 1, 5])
      expect(read(bytes, chunk)).toEqual({
        text: "<tv>東京 \ufffd café </tv> Größe",
        badBytes: 2,
        mistaken: [],
      });
  });

  test("that ends within a character is read to there", () => {
    expect(read(Buffer.from("<tv>東").subarray(0, 6))).toMatchObject({ text: "<tv>", badBytes: 1 });
  });

  test.each([
    ["windows-1252", "Après la fête, le thé à l’été où l’élève a été reçu"],
    ["windows-1251", "Новости культуры, вечерний выпуск и прогноз погоды на завтра"],
    ["Shift_JIS", "今日の天気予報をお伝えします。ニュースと気象情報を見ましょう。"],
    ["windows-874", "ข่าวภาคค่ำและพยากรณ์อากาศประจำวันนี้ พบกับรายการสารคดีและละครหลังข่าว มวย"],
    ["windows-1256", "نشرة الأخبار المسائية وأحوال الطقس في المنطقة العربية اليوم"],
    ["EUC-KR", "오늘의 날씨와 뉴스를 전해 드립니다. 드라마와 영화도 함께 보세요."],
    ["EUC-JP", "今日の天気予報をお伝えします。ニュースと気象情報を見ましょう。"],
    ["Big5", "今天的天氣預報和晚間新聞，請收看我們的連續劇與電影節目"],
    ["windows-1253", "Άγρια φύση, ειδήσεις και καιρός, Άννα και Άρης στο κεντρικό δελτίο"],
    [
      "windows-1250",
      "The Night Detectives, kriminalistička serija. Friends of Harbour Street, šala. Šaptač psima, Žena u bijelom, Ženski svijet, Šumski čarobnjak",
    ],
  ])("that says it is UTF-8 and is %s is read as that, and it is told", (encoding, text) => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?><tv><desc>${text}</desc></tv>`;
    for (const chunk of [1000, 400])
      expect(read(iconv.encode(xml, encoding), chunk)).toEqual({
        text: xml,
        badBytes: 0,
        mistaken: [`UTF-8 is ${encoding}`],
      });
  });

  test.each([
    ["windows-1251", "Новости культуры, вечерний выпуск и прогноз погоды на завтра"],
    ["windows-874", "ข่าวภาคค่ำและพยากรณ์อากาศประจำวันนี้ พบกับรายการสารคดีและละครหลังข่าว มวย"],
    ["windows-1255", "חדשות הערב ותחזית מזג האוויר למחר עם מיטב הכתבים שלנו בשטח"],
    ["EUC-KR", "오늘의 날씨와 뉴스를 전해 드립니다. 드라마와 영화도 함께 보세요."],
    [
      "windows-1254",
      "Akşam haberleri ve hava durumu: yarın ülkenin doğusunda yağış bekleniyor, ışık azalacak",
    ],
  ])("that says it is ISO-8859-1 and is %s is read as that, and it is told", (encoding, text) => {
    const xml = `<?xml version="1.0" encoding="ISO-8859-1"?><tv><desc>${text}</desc></tv>`;
    expect(read(iconv.encode(xml, encoding))).toEqual({
      text: xml,
      badBytes: 0,
      mistaken: [`iso-8859-1 is ${encoding}`],
    });
  });

  test.each([
    ["EUC-JP", "夜のニュース", "Shift_JIS", "夜のニュースと天気予報、明日のドラマ「港の夜」もお楽しみに"],
    [
      "Big5",
      "晚間新聞與天氣預報",
      "windows-1251",
      "Новости культуры и прогноз погоды на завтра, затем детектив",
    ],
  ])(
    "that says it is %s is read as that, unless it has no such letters",
    (declared, own, encoding, other) => {
      const xmlOf = (text: string) =>
        `<?xml version="1.0" encoding="${declared}"?><tv><desc>${text}</desc></tv>`;
      const inOwn = xmlOf(own.repeat(20));
      expect(read(iconv.encode(inOwn, declared))).toEqual({ text: inOwn, badBytes: 0, mistaken: [] });
      const inOther = xmlOf(other.repeat(3));
      expect(read(iconv.encode(inOther, encoding))).toMatchObject({
        text: inOther,
        mistaken: [`${declared.toLowerCase()} is ${encoding}`],
      });
    },
  );

  test.each([
    "Après la fête, le thé à l’été où l’œuvre de l’élève a été reçue",
    "Größe, Grüße und Übermut: für Mädchen, die schöne Äpfel mögen",
    "Síðdegis er veðrið gott og þá fara þau út á sjó með æðarfugla í för",
    "Kääpiöiden yö: hän lähtee pääsiäisenä Šveitsiin",
    "El niño y la niña: ¿qué pasó? ¡Atención, última edición!",
  ])("that says it is ISO-8859-1 is read with all letters of Windows-1252: %s", (text) => {
    const xml = `<?xml version="1.0" encoding="ISO-8859-1"?><tv><desc>${text}</desc></tv>`;
    expect(read(iconv.encode(xml, "windows-1252"))).toEqual({ text: xml, badBytes: 0, mistaken: [] });
  });

  test.each(["ISO-8859-1", "windows-1251", "Shift_JIS", "UTF-16", "klingon"])(
    "that says it is %s and is UTF-8 is read as that, and it is told",
    (name) => {
      const xml = `<?xml version="1.0" encoding="${name}"?>${body}`;
      expect(read(Buffer.from(xml), 7)).toMatchObject({ text: xml, badBytes: 0 });
      expect(read(Buffer.from(xml), 300).mistaken[0]).toMatch(/ is UTF-8$/);
    },
  );
});
