import sharp from "sharp";
import { PictureError } from "./picture-error.ts";

/** More pixels than a photograph has are a decompression bomb. */
const mostPixels = 24_000_000;

/** Posters are higher than wide; anything yet higher is made narrower. */
const heightOfWidth = 1.5;

const renderSeconds = 10;

const text = (bytes: Buffer, start: number, end: number): string => bytes.toString("latin1", start, end);

/**
 * Whether a file begins like a picture of a format that is only pixels. SVG isn't: it is a program for drawing, and
 * may name other files.
 */
export function isPixels(bytes: Buffer): boolean {
  return (
    text(bytes, 0, 8) === "\x89PNG\r\n\x1a\n" ||
    text(bytes, 0, 3) === "\xff\xd8\xff" ||
    /^GIF8[79]a/.test(text(bytes, 0, 6)) ||
    (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP") ||
    /^ftypavi[fs]/.test(text(bytes, 4, 12))
  );
}

/**
 * Draws a picture again as WebP, at most `width` wide and never larger than it is, of an animation the first frame.
 * Nothing of the file but its pixels survives. Throws a PictureError if it isn't a picture, or too large a one.
 */
export async function renderPicture(bytes: Buffer, width: number): Promise<Buffer> {
  if (!isPixels(bytes)) throw new PictureError("not a picture");
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true })
      .timeout({ seconds: renderSeconds })
      .autoOrient()
      .resize({
        width,
        height: Math.round(width * heightOfWidth),
        fit: "inside",
        withoutEnlargement: true,
      })
      .webp({ quality: 80, alphaQuality: 90, effort: 4 })
      .toBuffer();
  } catch (cause) {
    throw new PictureError("not a picture that can be drawn", { cause });
  }
}
