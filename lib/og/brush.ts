import { type Canvas, createCanvas, type Image, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import sharp from "sharp";
import { fontsFor } from "./fonts.ts";
import { cutToFit, directionOf, drawable, type Measure, wrap, wrapEvenly } from "./wrap.ts";

export type TextStyle = {
  size: number;
  weight: number;
  colour: string;
  /** Draws letters closer, as in headings; not for scripts that join or fill a square. */
  tight?: boolean;
};

/** A text's place: `start` and `end` in pixels from the page's start and end edges; `y` is its baseline. */
type TextPosition = { y: number; width: number } & ({ start: number } | { end: number });

export const latinAlone = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{M}\s]*$/u;

/** How much of the ground lies over a picture from the start of the page to its end, so that words can be read on it. */
const scrim = [
  [0, 0.94],
  [0.45, 0.84],
  [1, 0.32],
] as const;

/** The bottom row lies on a picture's whole width. */
const bottomScrim = 0.72;

/** Marks may rise above and hang below their line, but not into another line. */
const reach = { up: 1.15, down: 0.45 };

/**
 * Draws boxes and texts on a page of a given size, from left to right or right to left. `texts` is everything that
 * will be drawn: it decides which fonts are read.
 */
export function createBrush(
  { width, height }: { width: number; height: number },
  { language, dir, texts }: { language: string; dir: "ltr" | "rtl"; texts: string },
) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const families = fontsFor(texts, language);
  context.lang = language;
  context.textBaseline = "alphabetic";

  const left = (start: number, boxWidth: number) => (dir === "rtl" ? width - start - boxWidth : start);

  function use(text: string, { size, weight, tight }: TextStyle): void {
    context.font = `${weight} ${size}px ${families}`;
    context.letterSpacing = tight && latinAlone.test(text) ? `${-0.03 * size}px` : "0px";
  }

  const measureIn =
    (style: TextStyle): Measure =>
    (text) => {
      use(text, style);
      return context.measureText(text).width;
    };

  /** Draws a line of text, cut to its place; nothing if that is too narrow for any. Returns its width. */
  function line(raw: string, place: TextPosition, style: TextStyle): number {
    if (place.width < style.size * 2) return 0;
    const text = cutToFit(drawable(raw), place.width, measureIn(style));
    const textWidth = measureIn(style)(text);
    const start = "start" in place ? place.start : width - place.end - textWidth;
    const x = left(start, textWidth);
    context.save();
    context.beginPath();
    context.rect(0, place.y - style.size * reach.up, width, style.size * (reach.up + reach.down));
    context.clip();
    context.textAlign = "left";
    context.direction = directionOf(text);
    context.fillStyle = style.colour;
    context.fillText(text, x, place.y);
    context.restore();
    return textWidth;
  }

  return {
    width,
    height,
    line,
    widthOf: (text: string, style: TextStyle) => measureIn(style)(drawable(text)),
    /** A text split into lines. */
    wrapEvenly: (text: string, style: TextStyle, box: { width: number; lines: number }) =>
      wrapEvenly(drawable(text), { ...box, language, measure: measureIn(style) }),
    wrap: (text: string, style: TextStyle, box: { width: number; lines: number }) =>
      wrap(drawable(text), { ...box, language, measure: measureIn(style) }),
    fill(colour: string): void {
      context.fillStyle = colour;
      context.fillRect(0, 0, width, height);
    },
    box(
      start: number,
      y: number,
      size: { width: number; height: number; radius: number },
      colour: string,
    ): void {
      context.fillStyle = colour;
      context.beginPath();
      context.roundRect(left(start, size.width), y, size.width, size.height, size.radius);
      context.fill();
    },
    disc(start: number, y: number, radius: number, colour: string): void {
      context.fillStyle = colour;
      context.beginPath();
      context.arc(left(start, 0), y, radius, 0, 2 * Math.PI);
      context.fill();
    },
    /** Fills the page with a picture that darkens to `colour` where words begin; false if it can't be read. */
    async cover(bytes: Buffer, colour: string): Promise<boolean> {
      const image = await loadImage(bytes).catch(() => null);
      if (!image || image.width < width / 4) return false;
      drawCover(context, image, { width, height, colour, from: left(0, 0), to: left(width, 0) });
      return true;
    },
    /** The page as a PNG of 256 colours, which are enough for flat shapes and text. */
    png: (): Promise<Buffer> =>
      opaque(canvas).png({ palette: true, colours: 256, dither: 0, effort: 1 }).toBuffer(),
    /** The page as a JPEG, if it has a picture. */
    jpeg: (): Promise<Buffer> => opaque(canvas).jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
  };
}

export type Brush = ReturnType<typeof createBrush>;

/** The page's pixels, to be encoded. */
const opaque = (canvas: Canvas) =>
  sharp(canvas.data(), {
    raw: { width: canvas.width, height: canvas.height, channels: 4 },
  }).removeAlpha();

/** Fills a page with a picture, which darkens to a colour towards the place where lines begin, and below. */
function drawCover(
  context: SKRSContext2D,
  image: Image,
  {
    width,
    height,
    colour,
    from,
    to,
  }: { width: number; height: number; colour: string; from: number; to: number },
): void {
  const scale = Math.max(width / image.width, height / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  // Faces are in the upper part of what is higher than the page.
  context.drawImage(image, (width - wide) / 2, (height - high) / 4, wide, high);
  const shade = (alpha: number) => `color-mix(in srgb, ${colour} ${alpha * 100}%, transparent)`;
  const across = context.createLinearGradient(from, 0, to, 0);
  for (const [at, alpha] of scrim) across.addColorStop(at, shade(alpha));
  const down = context.createLinearGradient(0, height * 0.6, 0, height);
  down.addColorStop(0, shade(0));
  down.addColorStop(1, shade(bottomScrim));
  for (const gradient of [across, down]) {
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
  }
}
