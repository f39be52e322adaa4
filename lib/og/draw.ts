import { pictureSize } from "@/lib/seo/picture-size";
import { type Brush, createBrush } from "./brush.ts";
import type { Card, CardBadge, CardChannel, CardLine } from "./card.ts";
import { badgeColours, colours } from "./colours.ts";
import { inner, margin, style } from "./page.ts";
import { placeTitle, type Row } from "./title-block.ts";

const badgeText = (look: CardBadge["look"]) => style(23, 780, badgeColours[look].ink);

/** The tint is drawn in rings: a gradient that looks the same takes four times the bytes. */
function ground(brush: Brush, tint: Card["tint"]): void {
  brush.fill(colours.ground);
  const share = tint === "general" ? 11 : 6;
  for (const radius of [860, 640, 440, 260])
    brush.disc(0, 0, radius, `color-mix(in srgb, ${colours[tint]} ${share}%, transparent)`);
}

/** Draws the badges, and the eyebrow after them. */
function topRow(brush: Brush, { badges, eyebrow }: Card): void {
  const y = 62;
  const height = 42;
  let start = margin;
  for (const { look, text } of badges) {
    const dot = look === "live" ? 20 : 0;
    const word = text.toLocaleUpperCase();
    const width = brush.widthOf(word, badgeText(look)) + 28 + dot;
    if (start + width > margin + inner * 0.6) break;
    brush.box(start, y, { width, height, radius: 10 }, badgeColours[look].fill);
    if (dot) brush.disc(start + 20, y + height / 2, 6, badgeColours[look].ink);
    brush.line(word, { start: start + 14 + dot, y: y + 29, width: inner }, badgeText(look));
    start += width + 12;
  }
  if (badges.length > 0) start += 8;
  brush.line(eyebrow, { start, y: y + 31, width: margin + inner - start }, style(30, 500, colours.muted));
}

function drawRows(brush: Brush, rows: readonly Row[], top: number): number {
  let y = top;
  for (const { text, style: look, height, indent, before = 0, lead } of rows) {
    y += before;
    const baseline = y + look.size * 0.86;
    if (lead) brush.line(lead.text, { start: margin, y: baseline, width: inner }, lead.style);
    brush.line(text, { start: margin + indent, y: baseline, width: inner - indent }, look);
    y += height;
  }
  return y;
}

function whenLine(brush: Brush, { time, zone }: NonNullable<Card["when"]>, y: number): void {
  const width = brush.line(time, { start: margin, y, width: inner * 0.8 }, style(38, 700, colours.ink));
  const start = margin + width + 14;
  brush.line(zone, { start, y, width: margin + inner - start }, style(34, 440, colours.muted));
}

const lineHeight = 58;

/** Draws programmes one below the other: time, title and channel. */
function list(brush: Brush, lines: readonly CardLine[], top: number): void {
  const timeStyle = style(30, 700, colours.muted);
  const widest = Math.max(...lines.map(({ time }) => brush.widthOf(time, timeStyle)), 90);
  const times = Math.min(widest, 300) + 24;
  lines.forEach(({ time, title, note }, index) => {
    const y = top + index * lineHeight + 38;
    brush.line(time, { start: margin, y, width: times - 24 }, timeStyle);
    const noteWidth = brush.line(
      note,
      { end: margin, y, width: inner * 0.32 },
      style(27, 440, colours.muted),
    );
    brush.line(
      title,
      { start: margin + times, y, width: inner - times - noteWidth - 28 },
      style(33, 660, colours.ink),
    );
  });
}

function channel(
  brush: Brush,
  { name, letters, colour, note }: CardChannel,
  start: number,
  room: number,
): number {
  const plate = { width: 84, height: 56, radius: 12 };
  const y = 514;
  const nameStart = start + plate.width + 16;
  const width = Math.min(room - plate.width - 16, 420);
  if (width < 90) return 0;
  brush.box(start, y, plate, colour);
  const lettersStyle = style(letters.length > 3 ? 21 : 25, 850, colours["live-ink"]);
  const lettersWidth = Math.min(brush.widthOf(letters, lettersStyle), plate.width - 8);
  brush.line(
    letters,
    { start: start + (plate.width - lettersWidth) / 2, y: y + 37, width: plate.width - 8 },
    lettersStyle,
  );
  const nameWidth = brush.line(
    name,
    { start: nameStart, y: y + (note ? 24 : 37), width },
    style(28, 660, colours.ink),
  );
  const noteWidth = note
    ? brush.line(note, { start: nameStart, y: y + 54, width }, style(23, 440, colours.muted))
    : 0;
  return plate.width + 16 + Math.max(nameWidth, noteWidth);
}

/** The width of the site's name at the page's end. */
const nameRoom = 230;

function bottomRow(brush: Brush, { channels, place }: Card): void {
  const room = inner - nameRoom;
  if (channels && channels.items.length === 0)
    brush.line(channels.label, { start: margin, y: 556, width: room }, style(28, 560, colours.muted));
  else if (channels) {
    brush.line(channels.label, { start: margin, y: 494, width: inner }, style(25, 500, colours.muted));
    let start = margin;
    for (const item of channels.items) {
      const taken = channel(brush, item, start, margin + room - start);
      if (taken === 0) break;
      start += taken + 36;
    }
    if (channels.more && margin + room - start > 60)
      brush.line(
        channels.more,
        { start, y: 551, width: margin + room - start },
        style(28, 660, colours.muted),
      );
  } else if (place) brush.line(place, { start: margin, y: 556, width: room }, style(32, 600, colours.muted));
}

/** Draws now|next at the page's end, always from left to right. */
function siteName(brush: Brush, dir: Card["dir"]): void {
  const look = style(40, 850, colours.ink, true);
  const [now, next] = ["now", "next"];
  const bar = { width: 6, height: 40, radius: 3 };
  const nextWidth = brush.widthOf(next, look);
  const nowWidth = brush.widthOf(now, look);
  const [first, last, lastWidth] = dir === "rtl" ? [next, now, nowWidth] : [now, next, nextWidth];
  const y = 556;
  brush.line(last, { end: margin, y, width: nameRoom }, look);
  brush.box(pictureSize.width - margin - lastWidth - 11 - bar.width, y - 33, bar, colours.live);
  brush.line(first, { end: margin + lastWidth + 22 + bar.width, y, width: nameRoom }, look);
}

const mostLines = 4;

/** A brush that can draw all of a card's texts. */
export const brushFor = (card: Card): Brush =>
  createBrush(pictureSize, { language: card.language, dir: card.dir, texts: JSON.stringify(card) });

/** A card of 1200 by 630: a PNG, or a JPEG over its programme's own picture, which is left out if it can't be drawn. */
export async function drawCard(card: Card, picture: Buffer | null = null): Promise<Buffer> {
  const brush = brushFor(card);
  ground(brush, card.tint);
  const isPictured = picture !== null && (await brush.cover(picture, colours.ground));
  topRow(brush, card);
  const { rows, top } = placeTitle(brush, card);
  const end = drawRows(brush, rows, top);
  if (card.when) whenLine(brush, card.when, end + 46);
  if (card.lines) list(brush, card.lines.slice(0, mostLines), end + 10);
  bottomRow(brush, card);
  siteName(brush, card.dir);
  return isPictured ? brush.jpeg() : brush.png();
}
