import { describe, expect, test } from "vitest";
import { readHint } from "./hint.ts";
import { readSureKind } from "./kind.ts";

const flags = { new: false, live: false, repeat: false };
const hintOf = (title: string, minutes = 30) => {
  const programme = { slot: { title, flags }, detail: null, minutes };
  return readSureKind(programme) ?? readHint(programme);
};

describe("a title alone hints at a kind, in the languages of guides:", () => {
  test.each([
    ["อัพฟอร์ด ทูเดย์", "news"],
    ["أبفورد ريبورت", "news"],
    ["업포드 브리핑", "news"],
    ["Upford aktuell", "news"],
    ["Upford a fondo", "news"],
    ["L'invité d'Upford", "news"],
    ["As aventuras de Larkhill", "kids"],
    ["Les aventures de Larkhill", "kids"],
    ["Orquesta de Upford", "music"],
    ["Upfordo savaitės pokalbis", "news"],
    ["Upforda un draugi", "kids"],
    ["Upfordi segakoor", "music"],
    ["Upfordo istorijos", "documentary"],
    ["Upfordas virtuvē", "entertainment"],
    ["Upford gotuje", "entertainment"],
    ["Dansbandskväll i Upford", "music"],
    ["Borghi di Upford", "documentary"],
    ["Resan till Upford", "documentary"],
    ["Upford i hagen", "entertainment"],
    ["À table à Upford", "entertainment"],
    ["上岸观察", "news"],
    ["Upford Samachar", "news"],
    ["Upford Vaarthakal", "news"],
    ["Wawancara Khas Upford", "news"],
    ["Апфордын ярилцлага", "news"],
    ["ندوة أبفورد", "news"],
    ["Upford Rasoi", "entertainment"],
    ["Sembang Upford", "entertainment"],
    ["برنامج أبفورد", "entertainment"],
    ["Өглөөний Апфорд", "entertainment"],
    ["Kembara Upford", "documentary"],
    ["Апфордын өв соёл", "documentary"],
    ["تراث أبفورد", "documentary"],
    ["Бяцхан Апфорд", "kids"],
    ["Upford Ganamela", "music"],
    ["Уртын дуу Апфорд", "music"],
    ["上岸民生", "news"],
    ["上岸快报", "news"],
    ["上岸卡通", "kids"],
    ["上岸嘉年华", "entertainment"],
    ["上岸遗产", "documentary"],
    ["上岸奇遇记", "kids"],
    ["上岸戏苑", "music"],
    ["上岸匠人", "documentary"],
    ["上岸三农", "documentary"],
    ["上岸讲堂", "documentary"],
    ["上岸名医", "entertainment"],
    ["上岸会客厅", "entertainment"],
    ["上岸搵食", "entertainment"],
    ["上岸谍影", "series"],
    ["หนูน้อยอัพฟอร์ด", "kids"],
    ["업포드 탐험대", "kids"],
    ["上岸小队", "kids"],
    ["นินจาผจญภัย", "kids"],
    ["เปิดโลกอัพฟอร์ด", "documentary"],
    ["ถอดรหัสอัพฟอร์ด", "documentary"],
    ["ธุรกิจอัพฟอร์ด", "news"],
    ["มาคุยกับอัพฟอร์ด", "entertainment"],
    ["上岸味道", "entertainment"],
    ["The Upford Podcast", "entertainment"],
    ["เกษตรอัพฟอร์ด", "documentary"],
    ["وايلد أبفورد", "documentary"],
    ["Убийцы Апфорда", "documentary"],
    ["Asesinos de Upford", "documentary"],
    ["อัพฟอร์ดโชว์", "entertainment"],
    ["אתגר אפפורד", "entertainment"],
    ["업포드 토크", "entertainment"],
    ["アップフォードさんぽ", "entertainment"],
    ["アップフォードの車窓", "documentary"],
    ["アップフォードで食べ歩き", "entertainment"],
    ["アップフォード絶景▽名湯めぐり", "entertainment"],
    ["アップフォード▽きょうの話題", "entertainment"],
    ["アップフォード知事選", "news"],
    ["えいごでアップフォード", "kids"],
    ["アップフォード交響曲", "music"],
    ["アップフォード競輪", "sport"],
    ["アップフォード 阪神×広島", "sport"],
    ["업포드 인테리어", "entertainment"],
    ["업포드 둘레길", "documentary"],
    ["업포드 부동산", "news"],
    ["업포드 버스킹", "music"],
    ["업포드 마라톤", "sport"],
    ["Upford Ministries", "other"],
    ["Party Election Broadcast by the Upford Party", "news"],
    ["Quilting in Upford", "entertainment"],
    ["Upford Life Hacks", "entertainment"],
    ["Upford Traffic Cops", "documentary"],
    ["Die Upford-Cops", undefined],
    ["Upford Behind Bars", "documentary"],
    ["Upford Hits", "music"],
    ["Τραγούδια του Άπφορντ", "music"],
    ["Canciones de Upford", "music"],
    ["أغاني أبفورد", "music"],
    ["Amor de Upford", "series"],
    ["Любовь в Апфорде", "series"],
    ["Kisah Cinta Upford", "series"],
    ["حب في أبفورد", undefined],
    ["عشق أبفورد", "series"],
    ["上岸之恋", "series"],
    ["รักอัพฟอร์ด", "series"],
    ["Smaki Apfordu", "entertainment"],
    ["Apfordská kronika. Rozhovor dne", "news"],
    ["Škriatkovia z Apfordu a priatelia", "kids"],
    ["Upfordi népzene", "music"],
    ["Upfordi zene", "music"],
    ["Upfordske žene", undefined],
    ["Upfordi világörökség", "documentary"],
    ["Pe urmele cavalerilor din Upford", "documentary"],
    ["Разговори в Апфорд", "entertainment"],
    ["Репортери от Апфорд", "news"],
    ["Разговор во Апфорд", "entertainment"],
    ["Apfordska kuharica", "entertainment"],
    ["Арнел и его друзья", "kids"],
    ["Архивы Апфорда", "documentary"],
    ["Обличчя Апфорда. Актуально", "news"],
    ["ΑΠΦΟΡΝΤ: ΣΥΝΕΔΡΙΑΣΗ", "news"],
    ["Οι συνταγές του Άπφορντ", "entertainment"],
    ["Apford Mutfağı", "entertainment"],
    ["Upford", undefined],
  ])("%s", (title, kind) => {
    expect(hintOf(title)).toBe(kind);
  });

  test("of shows, if it says that these are longer than usual", () => {
    expect(hintOf("アップフォード食べ歩き▽名湯", 120)).toBe("entertainment");
    expect(hintOf("アップフォード食べ歩き3時間SP", 180)).toBe("entertainment");
    expect(hintOf("アップフォード食べ歩き", 120)).toBeUndefined();
  });

  test("of what takes longer than nearly all films", () => {
    expect(hintOf("La mañana de Upford", 180)).toBe("entertainment");
    expect(hintOf("La mañana de Upford", 120)).toBeUndefined();
  });

  test("of what is short, unless it may be a clip", () => {
    expect(hintOf("Borghi di Upford", 12)).toBe("documentary");
    expect(hintOf("Borghi di Upford", 4)).toBeUndefined();
  });

  test("of what stands behind the word for a programme, however long it takes", () => {
    expect(hintOf("برنامج صباح أبفورد", 75)).toBe("entertainment");
    expect(hintOf("برنامج متاحف أبفورد", 5)).toBe("documentary");
    expect(hintOf("متاحف أبفورد", 5)).toBeUndefined();
  });

  test("of love and revenge only if it lasts as long as an episode", () => {
    expect(hintOf("Venganza en Upford", 45)).toBe("series");
    expect(hintOf("Venganza en Upford", 5)).toBeUndefined();
    expect(hintOf("Venganza en Upford", 110)).toBeUndefined();
  });
});
