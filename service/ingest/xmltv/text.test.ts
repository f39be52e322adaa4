import fc from "fast-check";
import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { capText, cleanText } from "./text.ts";

describe("a field's text", () => {
  test.each([
    ["  plain  ", "plain"],
    ["two\n   lines", "two lines"],
    ["fish &amp; chips", "fish & chips"],
    ["caf&eacute;&ensp;noir", "café noir"],
    ["it&#39;s &lt;市场&gt;", "it's <市场>"],
    ["one<br/>two <b>bold</b>", "one two bold"],
    ['<p class="x">text</p>', "text"],
    ["Larkhill - Upford Kup div class=arrow-down... više/div", "Larkhill - Upford Kup"],
    ["A div class=first of its kind", "A div class=first of its kind"],
    ["NHK NEWSLINE<NY>", "NHK NEWSLINE<NY>"],
    ["1 < 2 & 3 > 2", "1 < 2 & 3 > 2"],
    ["Q&A; R&D", "Q&A; R&D"],
    ["bell\u0007 and nul\u0000", "bell and nul"],
    ["ニュース　天気", "ニュース 天気"],
    ["[英語]ﾌﾞﾙｰﾑﾊﾞｰｸﾞTV＋", "[英語]ブルームバーグTV＋"],
    ["臨時列車｢特急ﾏﾘﾝ｣演歌･歌謡､他｡", "臨時列車「特急マリン」演歌・歌謡、他。"],
    ["カﾞンダム ①Ⅳ ＡＢＣ", "ガンダム ①Ⅳ ＡＢＣ"],
    ["\ufe8d\ufedf\ufee8\ufeb8\ufeae\ufe93", "النشرة"],
    ["\ufe97\ufefc\ufe93 \ufdfa", "تلاة \ufdfa"],
    ["&unknown; stays", "&unknown; stays"],
    ["\u200b\u200c\u2060", ""],
    ["&#8203;&#x200d;", ""],
    ["\u3164 \u2800\ufe0f", ""],
    ["\u200bBook", "\u200bBook"],
    ["کتاب\u200cها", "کتاب\u200cها"],
    ["👩\u200d🚀", "👩\u200d🚀"],
    ["KhloÃ© &amp; Outchefâ€™d", "Khloé & Outchef’d"],
    ["policÃ\u00adas", "policías"],
    ["FrÃ¨res Ã\u00a0 la fÃªte", "Frères à la fête"],
    ["\u00d0\u009d\u00d0\u00be\u00d0\u00b2\u00d0\u00be\u00d1\u0081\u00d1\u201a\u00d0\u00b8", "Новости"],
    ["BÃ¼hne für Köln", "BÃ¼hne für Köln"],
    ['So ein "Spaß“', 'So ein "Spaß“'],
    ["AMANHÃ…", "AMANHÃ…"],
    ["CAFÉ™", "CAFÉ™"],
    ["« Déjà… au café…»", "« Déjà… au café…»"],
  ])("%j reads %j", (raw, clean) => {
    expect(cleanText(raw)).toBe(clean);
  });

  test("is read once more if it was encoded twice, and never if it wasn't", () => {
    const spoilt = (text: string) => iconv.decode(Buffer.from(text), "windows-1252");
    const word = fc.stringMatching(/^[a-zà-öø-ÿ ]{0,20}[à-öø-ÿ][a-zà-öø-ÿ ]{0,20}$/);
    fc.assert(
      fc.property(word, (text) => {
        expect(cleanText(spoilt(text))).toBe(text.replace(/ +/g, " ").trim());
        expect(cleanText(text)).toBe(text.replace(/ +/g, " ").trim());
      }),
    );
  });

  test("has its Spanish signs though its letters were repaired before", () => {
    expect(cleanText("Â¿Qué pasó? Â¡Así fue!")).toBe("¿Qué pasó? ¡Así fue!");
    expect(cleanText("Âge d'or")).toBe("Âge d'or");
  });

  test("has no tags of a forum", () => {
    expect(cleanText("[b]Ana Bell[/b] leads [i]Larkhill[/i].")).toBe("Ana Bell leads Larkhill.");
    expect(cleanText("Larkhill [B] [a]")).toBe("Larkhill [B] [a]");
  });

  test("has the sharp s that a program wrote in capitals within a word", () => {
    expect(cleanText("GroSSe Straße: DrauSSen ist SpaSS")).toBe("Große Straße: Draußen ist Spaß");
    expect(cleanText("WeiSS")).toBe("Weiß");
    expect(cleanText("USS Larkhill, ISSF, iSSue, PASSION, SSnet, ActreSS")).toBe(
      "USS Larkhill, ISSF, iSSue, PASSION, SSnet, ActreSS",
    );
  });

  test("has no control character and no run of white space", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (raw) => {
        expect(cleanText(raw)).not.toMatch(/\p{Cc}|\s\s|^\s|\s$/u);
      }),
      { numRuns: 1000 },
    );
  });

  test("that is too long is cut at a word within its limit", () => {
    expect(capText("one two three", 20)).toBe("one two three");
    expect(capText(`${"word ".repeat(40)}`, 50)).toMatch(/^(?:word ){8,9}word…$/);
    expect(capText("x".repeat(90), 50)).toBe(`${"x".repeat(49)}…`);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 2, max: 30 }), (text, most) => {
        const cut = capText(text, most);
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(cut.isWellFormed()).toBe(true);
      }),
    );
  });
});
