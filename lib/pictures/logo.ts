import sharp from "sharp";
import { PictureError } from "./picture-error.ts";

/** The plates that logos stand on are about as wide as four to three, and logos keep this share of them. */
const heightOfWidth = 3 / 4;
const shareOfPlate = 0.84;

/** A logo that brings no ground stands on the light one, unless more of it would vanish there than on the dark one. */
const grounds = { light: "#f4f5f8", dark: "#1c2230" };

/** Enough to tell what a logo is made of. */
const looked = 48;

const solid = 250;
const visible = 128;

/** The greatest luminance that vanishes on the dark ground, and the least that does on the light one, at 1.6 to 1. */
const vanishing = { onDark: 0.055, onLight: 0.5 };

/** Pixels of four bytes each: red, green, blue and how opaque. */
type Pixels = { data: Uint8Array; width: number; height: number };

type Pixel = [red: number, green: number, blue: number, alpha: number];

const pixelAt = ({ data, width }: Pixels, x: number, y: number): Pixel => {
  const at = (y * width + x) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0];
};

const linear = (level: number): number =>
  level <= 10 ? level / 3295 : ((level / 255 + 0.055) / 1.055) ** 2.4;

const luminance = ([red, green, blue]: Pixel): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** What a logo needs behind it: more of the ground that it brings, or one on which it can be seen. */
function groundOf(pixels: Pixels): { colour: string; isOwn: boolean } {
  const { width, height } = pixels;
  const edge: Pixel[] = [];
  let [lostOnLight, lostOnDark] = [0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = pixelAt(pixels, x, y);
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) edge.push(pixel);
      if (pixel[3] < visible) continue;
      const light = luminance(pixel);
      if (light > vanishing.onLight) lostOnLight += 1;
      if (light < vanishing.onDark) lostOnDark += 1;
    }
  if (edge.every(([, , , alpha]) => alpha >= solid)) return { colour: middleOf(edge), isOwn: true };
  return { colour: lostOnLight > lostOnDark ? grounds.dark : grounds.light, isOwn: false };
}

/** The colour of most of an edge, whatever touches it elsewhere. */
function middleOf(pixels: readonly Pixel[]): string {
  const middle = ([0, 1, 2] as const).map(
    (part) => pixels.map((pixel) => pixel[part]).sort((a, b) => a - b)[pixels.length >> 1],
  );
  return `rgb(${middle.join(", ")})`;
}

/** Draws a picture as a logo on a plate, with the ground that it needs. Throws a PictureError if it can't be drawn. */
export async function renderLogo(bytes: Buffer, width: number): Promise<Buffer> {
  const height = Math.round(width * heightOfWidth);
  try {
    const { data, info } = await sharp(bytes)
      .ensureAlpha()
      .resize({ width: looked, height: looked, fit: "inside" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { colour: background, isOwn } = groundOf({ data, width: info.width, height: info.height });
    const share = isOwn ? 1 : shareOfPlate;
    const size = { width: Math.round(width * share), height: Math.round(height * share) };
    const logo = await sharp(bytes)
      .resize({ ...size, fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer();
    return await sharp({ create: { width, height, channels: 3, background } })
      .composite([{ input: logo }])
      .webp({ quality: 84, effort: 4 })
      .toBuffer();
  } catch (cause) {
    throw new PictureError("not a picture that can be drawn", { cause });
  }
}
