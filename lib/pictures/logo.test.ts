import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { renderLogo } from "./logo.ts";

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** A logo of one colour in the middle of a ground. */
const logoOf = (colour: string, ground: string | typeof clear, size = { width: 200, height: 100 }) =>
  sharp({ create: { ...size, channels: 4, background: ground } })
    .composite([
      {
        input: {
          create: { width: size.width / 2, height: size.height / 2, channels: 4, background: colour },
        },
      },
    ])
    .png()
    .toBuffer();

/** The colour and opacity of a corner of the plate, and of its middle. */
async function lookAt(logo: Buffer) {
  const { data, info } = await sharp(await renderLogo(logo, 128))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { size: [info.width, info.height], corner: at(1, 1), middle: at(64, 48) };
}

const near = (colour: number[]) => colour.map((part) => expect.closeTo(part, -1));

describe("a logo on its plate", () => {
  it.each([
    { width: 200, height: 100 },
    { width: 40, height: 160 },
    { width: 16, height: 16 },
  ])("has the plate's shape, whatever its own", async (size) => {
    expect((await lookAt(await logoOf("#c00", clear, size))).size).toEqual([128, 96]);
  });

  it("has a light ground if it can be seen there", async () => {
    const { corner, middle } = await lookAt(await logoOf("#102030", clear));
    expect(corner).toEqual(near([244, 245, 248, 255]));
    expect(middle).toEqual(near([16, 32, 48, 255]));
  });

  it("has a dark ground if more of it would vanish on the light one", async () => {
    const { corner, middle } = await lookAt(await logoOf("#ffffff", clear));
    expect(corner).toEqual(near([28, 34, 48, 255]));
    expect(middle).toEqual(near([255, 255, 255, 255]));
  });

  it.each(["#ffffff", "#0b2a6b", "#d02020"])(
    "fills the plate with the ground %s that it brings",
    async (ground) => {
      const { corner } = await lookAt(await logoOf("#f0c000", ground));
      const own = await sharp({ create: { width: 1, height: 1, channels: 3, background: ground } })
        .raw()
        .toBuffer();
      expect(corner).toEqual(near([...own, 255]));
    },
  );

  it("has the colour of most of its edge, whatever touches that", async () => {
    const bar = { create: { width: 200, height: 20, channels: 3 as const, background: "#c00000" } };
    const logo = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#ffffff" } })
      .composite([{ input: bar }])
      .png()
      .toBuffer();
    expect((await lookAt(logo)).corner).toEqual(near([255, 255, 255, 255]));
  });

  it("is refused if it is no picture", async () => {
    await expect(renderLogo(Buffer.from("<svg/>"), 128)).rejects.toThrow("not a picture");
  });
});
