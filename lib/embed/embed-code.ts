import { escapeUTF8 } from "entities";

/** The HTML that another site pastes to embed a card: `src` is its absolute address, `height` in pixels. */
export const embedCode = ({ src, title, height }: { src: string; title: string; height: number }): string =>
  [
    `<iframe src="${escapeUTF8(src)}"`,
    `title="${escapeUTF8(title.replace(/\s+/gu, " "))}"`,
    `width="100%" height="${height}"`,
    `style="max-width:480px;border:0;border-radius:16px;color-scheme:normal"`,
    `loading="lazy"></iframe>`,
  ].join(" ");
