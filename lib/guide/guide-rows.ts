import type { Channel } from "@/contract/channel";
import type { Span } from "@/contract/zone";
import { filmYear } from "@/lib/film-year";
import { programmeKind } from "@/lib/kind-words";
import { partOf } from "@/lib/part";
import { sceneOf } from "@/lib/scene-words";
import type { Slot } from "@/lib/shapes";
import { chooseBadge } from "./badge";
import type { GuideSlot } from "./chunk";

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
    year: filmYear({ item: slot, channel }),
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
