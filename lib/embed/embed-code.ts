import { escapeUTF8 } from "entities";

/** Heights of the cards in pixels, enough for most; a longer card scrolls in its frame. */
export const cardHeights = { event: 360, evening: 420 };

export type Card = keyof typeof cardHeights;

/** A card grows to this width, in pixels. */
export const cardWidth = 480;

/** The HTML that another site pastes to embed a card: `src` is its absolute address, `height` in pixels. */
export const embedCode = ({ src, title, height }: { src: string; title: string; height: number }): string =>
  [
    `<iframe src="${escapeUTF8(src)}"`,
    `title="${escapeUTF8(title.replace(/\s+/gu, " "))}"`,
    `width="100%" height="${height}"`,
    `style="max-width:${cardWidth}px;border:0;border-radius:16px;color-scheme:normal"`,
    `loading="lazy"></iframe>`,
  ].join(" ");
