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

/** Channels on their way to the browser: one array each, in the order of `GuideChannel`'s members here. */
export type LineupBody = {
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
