import type { Kind } from "@/lib/kind";
import type { CardBadge } from "./card.ts";

/** The dark half of the site's colours, which a canvas can't read from the style sheet; a test compares them. */
export const colours = {
  ground: "#0c0e13",
  panel: "#141822",
  line: "#262d3c",
  ink: "#eef1f7",
  muted: "#99a3b8",
  brand: "#ffd23f",
  live: "#ff4757",
  "live-fill": "#d42a3c",
  "live-ink": "#ffffff",
  delayed: "#ffb020",
  repeat: "#8ea2c8",
  new: "#36d399",
  movie: "#a78bfa",
  sport: "#34d399",
  news: "#60a5fa",
  kids: "#fbbf24",
  music: "#f472b6",
  docu: "#2dd4bf",
  general: "#5b6780",
} satisfies Record<string, string> & Record<Kind, string>;

const tinted = (colour: string) => ({
  fill: `color-mix(in srgb, ${colour} 18%, ${colours.ground})`,
  ink: `color-mix(in srgb, ${colour} 75%, ${colours.ink})`,
});

export const badgeColours: Record<CardBadge["look"], { fill: string; ink: string }> = {
  live: { fill: colours["live-fill"], ink: colours["live-ink"] },
  delayed: tinted(colours.delayed),
  repeat: tinted(colours.repeat),
  new: tinted(colours.new),
  free: tinted(colours.brand),
  plain: { fill: colours.line, ink: colours.muted },
};
