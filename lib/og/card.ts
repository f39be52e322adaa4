import type { Kind } from "@/lib/kind";

export type CardBadge = { look: "live" | "delayed" | "repeat" | "new" | "free" | "plain"; text: string };

/** A programme in a card's list: its time, title and channel. */
export type CardLine = { time: string; title: string; note: string };

/** A channel: initials on its own colour replace its logo, which is never fetched. */
export type CardChannel = { name: string; letters: string; colour: string; note?: string };

type Sides = { home: string; away: string; versus: string };

type Page = {
  /** The language of the words, ISO 639, and their direction. */
  language: string;
  dir: "ltr" | "rtl";
  /** The kind whose colour tints the background. */
  tint: Kind;
  badges: CardBadge[];
  /** Above the title: a league, a country. */
  eyebrow: string;
  /** Below the title: an episode, a date. */
  subtitle?: string;
  /** Beside the site's name, if there are no channels. */
  place?: string;
  /** The programme's own picture, behind the words: an address as pages have it. */
  picture?: string;
};

/** One thing: its title or teams, its time, and channels under a label; `more` counts the other channels, "+3". */
type Headline = {
  title: string | Sides;
  when?: { time: string; zone: string };
  channels?: { label: string; items: CardChannel[]; more?: string };
  lines?: never;
};

/** A list of programmes under a title. */
type List = { title: string; lines: CardLine[]; when?: never; channels?: never };

/** The content of a picture: the same card always makes the same picture. Texts may be of any length. */
export type Card = Page & (Headline | List);
