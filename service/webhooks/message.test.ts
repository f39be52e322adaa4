import fc from "fast-check";
import { expect, it } from "vitest";
import { formatBody, mostBodyBytes } from "./message.ts";

it("is below 20 KB, whatever its lists hold, and says if they are cut", () =>
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "grapheme", maxLength: 500 }), { maxLength: 400 }),
      fc.array(fc.integer(), { maxLength: 9000 }),
      (texts, numbers) => {
        const data = { event: { name: "A", channels: [...texts] }, added: [...numbers] };
        const body = formatBody("event.changed", 0, data, [data.event.channels, data.added]);
        expect(Buffer.byteLength(body)).toBeLessThanOrEqual(mostBodyBytes);
        const said = JSON.parse(body);
        const isWhole =
          said.data.event.channels.length === texts.length && said.data.added.length === numbers.length;
        expect(said.data.more === true).toBe(!isWhole);
        expect(said).toMatchObject({ type: "event.changed", timestamp: "1970-01-01T00:00:00Z" });
        expect(texts.slice(0, said.data.event.channels.length)).toEqual(said.data.event.channels);
      },
    ),
    { numRuns: 30 },
  ));
