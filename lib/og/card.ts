import type { Kind } from "@/lib/kind";

export type CardBadge = { look: "live" | "delayed" | "repeat" | "new" | "free" | "plain"; text: string };

/** A programme in a card's list: its time, title and channel. */
export type CardLine = { time: string; title: string; note: string };

/** A channel: letters on its own colour stand for its logo, which is never fetched. */
export type CardChannel = { name: string; letters: string; colour: string; note?: string };

/** What a picture shows, in words: the same card always gives the same picture. Texts may be of any length. */
export type Card = {
  /** The language of the words, ISO 639, and the edge that they begin at. */
  language: string;
  dir: "ltr" | "rtl";
  /** Whose colour the ground is tinted with. */
  tint: Kind;
  badges: CardBadge[];
  /** Above the title: a league, a channel. */
  eyebrow: string;
  /** A title, or two sides and the word between them. */
  title: string | { home: string; away: string; versus: string };
  /** Below the title: an episode, a date. */
  subtitle?: string;
  when?: { time: string; zone: string };
  lines?: CardLine[];
  /** Channels under a label; `more` counts the rest, "+3". */
  channels?: { label: string; items: CardChannel[]; more?: string };
  /** Beside the site's name, where no channels stand: a country. */
  place?: string;
};
