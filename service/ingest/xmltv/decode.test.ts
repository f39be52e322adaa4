import fc from "fast-check";
import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { createDecoder, EncodingError } from "./decode.ts";

function decode(bytes: Buffer, chunk = bytes.length || 1): string {
  const decoder = createDecoder();
  let text = "";
  for (let at = 0; at < bytes.length; at += chunk) text += decoder.write(bytes.subarray(at, at + chunk));
  return text + decoder.end();
}

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
    ["iso-8859-15", "€ 5"],
    ["windows-1251", "Москва"],
    ["windows-1256", "مرحبا"],
    ["Shift_JIS", "東京"],
    ["GBK", "北京"],
  ])("in the declared encoding %s is read in it", (encoding, text) => {
    const xml = `<?xml version='1.0' encoding='${encoding}'?>\n<tv>${text}</tv>`;
    expect(decode(iconv.encode(xml, encoding), 5)).toBe(xml);
  });

  test("with bytes that aren't the UTF-8 that it declares is refused, with the text before them", () => {
    const bytes = Buffer.concat([
      Buffer.from('<?xml version="1.0" encoding="UTF-8"?><tv>\ufffd fine '),
      Buffer.from([0xe9, 0x20]),
      Buffer.from("x".repeat(400)),
    ]);
    expect.assertions(2);
    try {
      decode(bytes);
    } catch (error) {
      expect(error).toBeInstanceOf(EncodingError);
      expect((error as EncodingError).before).toMatch(/\ufffd fine $/);
    }
  });

  test("that ends within a character is refused", () => {
    expect(() => decode(Buffer.from("<tv>é").subarray(0, 5))).toThrow(EncodingError);
  });

  test.each(["klingon", "UTF-16", "../../etc"])(
    "that declares an encoding it can't be in is refused: %s",
    (name) => {
      expect(() => decode(Buffer.from(`<?xml version="1.0" encoding="${name}"?><tv/>`))).toThrow(
        EncodingError,
      );
    },
  );
});
