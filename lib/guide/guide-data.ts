import type { Channel } from "@/contract/channel";
import type { Span } from "@/contract/zone";
import { type Access, accessOf } from "@/lib/access";
import { programmeKind } from "@/lib/kind";
import { partOf } from "@/lib/part";
import { sceneOf } from "@/lib/scene-words";
import type { Slot } from "@/lib/shapes";
import { chooseBadge } from "./badge";
import type { GuideSlot } from "./chunk";

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

function guideSlot(slot: Slot, channel: Pick<Channel, "categories">): GuideSlot {
  const { id, start, stop, title, episode, event, gap_after: gapAfter, icon } = slot;
  const kind = programmeKind(slot, channel.categories);
  return {
    id,
    start,
    stop,
    title,
    kind,
    badge: chooseBadge(slot),
    season: episode?.season,
    number: episode?.number,
    part: partOf(slot),
    event,
    called: slot.event_info,
    gapAfter,
    ...(icon && { icon, scene: sceneOf(slot, kind) }),
  };
}

/** One row a channel, in the channels' order: the programmes that overlap a span, sorted. */
export function guideRows(channels: readonly Channel[], slots: readonly Slot[], span: Span): GuideSlot[][] {
  const byChannel = Map.groupBy(
    slots.filter(({ start, stop }) => stop > span.start && start < span.stop),
    ({ channel }) => channel,
  );
  return channels.map((channel) =>
    (byChannel.get(channel.id) ?? [])
      .map((slot) => guideSlot(slot, channel))
      .toSorted((a, b) => a.start - b.start || b.stop - a.stop),
  );
}
