import type { Channel } from "@/contract/channel";
import { type Access, accessOf } from "@/lib/access";

/** A channel as the grid's rows and filters know it. */
export type GuideChannel = Pick<Channel, "id" | "name" | "languages" | "categories" | "feeds"> & {
  logo: string | null;
  number: number | null;
  access: Access;
};

const accessLetters = { free: "f", subscription: "s", unknown: "u" } as const;
const accesses = { f: "free", s: "subscription", u: "unknown" } as const;

/**
 * Channels on their way to the browser: one array each, in the order of `GuideChannel`'s members here. They are in the
 * country's own order, which the blocks of listings are cut by; `behind` are the places of those that a day's guide
 * shows behind the others.
 */
export type LineupBody = {
  behind?: number[];
  channels: [
    id: string,
    name: string,
    logo: string | null,
    number: number | null,
    access: "f" | "s" | "u",
    feeds: number,
    languages: string,
    categories: string,
  ][];
};

export const guideChannel = ({
  id,
  name,
  logo,
  number,
  free,
  access,
  languages,
  categories,
  feeds,
}: Channel): GuideChannel => ({
  id,
  name,
  logo: logo ?? null,
  number: number ?? null,
  access: accessOf({ access, free }),
  languages,
  categories,
  feeds,
});

export const packLineup = (channels: readonly Channel[]): LineupBody => ({
  channels: channels
    .map(guideChannel)
    .map(({ id, name, logo, number, access, feeds, languages, categories }) => [
      id,
      name,
      logo,
      number,
      accessLetters[access],
      feeds,
      languages.join(),
      categories.join(),
    ]),
});

/** The same for a day's guide: `behind` are channels without listings that day. */
export function packDayLineup(channels: readonly Channel[], behind: readonly Channel[]): LineupBody {
  const places = new Map(channels.map(({ id }, place) => [id, place]));
  return { ...packLineup(channels), behind: behind.flatMap(({ id }) => places.get(id) ?? []) };
}

/** Channels in the country's own order, as a day's guide shows them. */
export function arrangeLineup<Channel>(channels: readonly Channel[], { behind = [] }: LineupBody): Channel[] {
  const last = new Set(behind);
  return [
    ...channels.filter((_, place) => !last.has(place)),
    ...behind.flatMap((place) => channels[place] ?? []),
  ];
}

const splitList = (text: string): string[] => (text === "" ? [] : text.split(","));

export const unpackLineup = ({ channels }: LineupBody): GuideChannel[] =>
  channels.map(([id, name, logo, number, access, feeds, languages, categories]) => ({
    id,
    name,
    logo,
    number,
    access: accesses[access],
    feeds,
    languages: splitList(languages),
    categories: splitList(categories),
  }));
