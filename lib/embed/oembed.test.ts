import fc from "fast-check";
import { expect, it } from "vitest";
import { xmlDocument } from "@/lib/feeds/xml";
import { buildOembed, oembedXml, readAddress } from "./oembed.ts";

const origin = "https://guide.example";

it.each([
  ["/gb/events/hull-v-leeds-ev_12", { card: "event", id: "ev_12", market: "gb" }],
  ["/events/ev_12", { card: "event", id: "ev_12", market: null }],
  ["/es-en/tonight", { card: "evening", market: "es-en" }],
  ["/gb/tonight/20/free?x=1#y", { card: "evening", market: "gb" }],
])("the address %s unfolds", (path, found) => {
  expect(readAddress(origin + path, origin)).toEqual(found);
});

it.each([
  "https://elsewhere.example/gb/tonight",
  "https://guide.example.evil.example/gb/tonight",
  "//guide.example/gb/tonight",
  "javascript:alert(1)",
  `${origin}/gb/tonight/3`,
  `${origin}/gb/channels/ch_1`,
  `${origin}/nowhere/tonight`,
  `${origin}/gb/events/hull`,
  "",
])("the address %j doesn't", (address) => {
  expect(readAddress(address, origin)).toBeNull();
});

const asked = {
  src: `${origin}/embed/gb/tonight`,
  title: "Tonight in the United Kingdom",
  site: { name: "now|next", url: origin },
  card: "evening",
} as const;

it("a card is as large as its own size and the limits allow, whatever they say", () => {
  const own = buildOembed(asked, { maxwidth: null, maxheight: null });
  expect([own.type, own.version, own.width, own.height]).toEqual(["rich", "1.0", 480, 420]);
  expect(buildOembed(asked, { maxwidth: "400", maxheight: "300" })).toMatchObject({
    width: 400,
    height: 300,
  });
  fc.assert(
    fc.property(fc.option(fc.string()), fc.option(fc.nat(9999).map(String)), (maxwidth, maxheight) => {
      const { width, height, html } = buildOembed(asked, { maxwidth, maxheight });
      expect(width).toBeGreaterThanOrEqual(240);
      expect(width).toBeLessThanOrEqual(480);
      expect(height).toBeLessThanOrEqual(420);
      expect(html).toContain(`height="${height}"`);
    }),
  );
});

it("no title leaves its place, in HTML or in XML", () => {
  const answer = buildOembed(
    { ...asked, title: `"><script>&</script>` },
    { maxwidth: null, maxheight: null },
  );
  expect(answer.html).not.toContain("<script>");
  expect(xmlDocument(oembedXml(answer))).not.toMatch(/<script>|<iframe/);
});
