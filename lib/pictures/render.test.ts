import { deflateSync } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { isPixels, renderPicture } from "./render.ts";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#36d399" } });

/** A PNG that says how large it is, with next to no data. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4);
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", size),
    chunk("IDAT", deflateSync(Buffer.alloc(1_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const sizeOf = async (picture: Buffer) => {
  const { format, width, height } = await sharp(picture).metadata();
  return { format, width, height };
};

describe("drawing a picture", () => {
  it.each(["png", "jpeg", "gif", "webp", "avif"] as const)("makes a small WebP of a %s", async (format) => {
    const drawn = await renderPicture(await plain(400, 200).toFormat(format).toBuffer(), 96);
    expect(await sizeOf(drawn)).toEqual({ format: "webp", width: 96, height: 48 });
  });

  it("never enlarges, and keeps a tall one within a poster's shape", async () => {
    expect(await sizeOf(await renderPicture(await plain(20, 10).png().toBuffer(), 96))).toMatchObject({
      width: 20,
    });
    const tall = await renderPicture(await plain(100, 4_000).png().toBuffer(), 96);
    expect((await sizeOf(tall)).height).toBe(144);
  });

  it("keeps nothing but the pixels", async () => {
    const tagged = await plain(40, 40)
      .withExif({ IFD0: { Copyright: "<script>alert(1)</script>" } })
      .jpeg()
      .toBuffer();
    expect(tagged.includes("<script>")).toBe(true);
    const drawn = await renderPicture(Buffer.concat([tagged, Buffer.from("<script>")]), 48);
    expect(drawn.includes("<script>")).toBe(false);
    expect((await sharp(drawn).metadata()).exif).toBeUndefined();
  });

  it.each([
    ["a page", "<!doctype html><title>Not found</title>"],
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ["SVG in XML", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["a PDF", "%PDF-1.7"],
    ["nothing", ""],
  ])("refuses %s", async (_, text) => {
    await expect(renderPicture(Buffer.from(text), 48)).rejects.toMatchObject({ name: "PictureError" });
  });

  it("refuses a few bytes that would unpack to gigapixels", async () => {
    const bomb = pngOf(60_000, 60_000);
    expect(isPixels(bomb)).toBe(true);
    await expect(renderPicture(bomb, 48)).rejects.toMatchObject({ name: "PictureError" });
  });

  it("refuses a picture that is cut off", async () => {
    const whole = await plain(300, 300).png().toBuffer();
    await expect(renderPicture(whole.subarray(0, whole.length / 2), 48)).rejects.toMatchObject({
      name: "PictureError",
    });
  });

  it("either draws a file or throws a PictureError, whatever follows a true beginning", async () => {
    const beginnings = [
      "\x89PNG\r\n\x1a\n",
      "\xff\xd8\xff\xe0",
      "GIF89a",
      "RIFF\0\0\0\0WEBP",
      "\0\0\0\x20ftypavif",
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...beginnings),
        fc.uint8Array({ maxLength: 200 }),
        async (start, rest) => {
          const file = Buffer.concat([Buffer.from(start, "latin1"), rest]);
          const drawn = await renderPicture(file, 48).catch((error: Error) => error.name);
          expect(typeof drawn === "string" ? drawn : "drawn").toMatch(/^(PictureError|drawn)$/);
        },
      ),
      { numRuns: 50 },
    );
  });
});
