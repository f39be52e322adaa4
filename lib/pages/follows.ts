import "server-only";
import { isRationed } from "@/lib/api/client";
import { listCountryChannels } from "@/lib/api/countries";
import { listKnownSlots } from "@/lib/api/held";
import { searchListings } from "@/lib/api/listings";
import { pageNow } from "@/lib/api/now";
import { searchEverything } from "@/lib/api/search";
import { addSlotShowings } from "@/lib/api/showings";
import { listShowAirings } from "@/lib/api/shows";
import { listedTitle } from "@/lib/events/programme-title";
import { plainName } from "@/lib/events/team";
import type { Follow } from "@/lib/follows/follow";
import { hasWords, isEventFollowed } from "@/lib/follows/match";
import { type NightItem, nightOf } from "@/lib/follows/night";
import type { ListedEvent } from "@/lib/ics/event-entry";
import { fallbackZone } from "@/lib/market";
import { partOf } from "@/lib/part";
import { type Airing, type Channel, isUnavailable, type Slot, type Unavailable } from "@/lib/shapes";
import { listComing, withEnds } from "./coming";

/** How far ahead follows are looked for. */
const aheadSeconds = 7 * 86_400;

type Lineup = ReadonlyMap<string, Channel>;

const onChannel = ({ id, name, logo, free, access }: Channel) => ({ id, name, logo, free, access });

function toEventItem(event: ListedEvent, lineup: Lineup): NightItem {
  return {
    id: event.id,
    title: event.name,
    part: event.league?.name,
    event: { id: event.id, name: event.name, names: event.names, start: event.start },
    showings: event.broadcasts.flatMap(({ channel: id, listing, start, stop, showing }) => {
      const channel = lineup.get(id);
      return channel
        ? [
            {
              listing: listing || undefined,
              channel: onChannel(channel),
              start,
              stop: Number.isFinite(stop) ? stop : null,
              showing,
            },
          ]
        : [];
    }),
  };
}

/** What distinguishes a programme's parts; its night, if its listing doesn't say which part it is. */
function partId(slot: Slot, zone: string): string {
  const { episode_id, season, number } = slot.episode ?? {};
  if (episode_id) return episode_id;
  const title = plainName(listedTitle(slot));
  const part = partOf(slot);
  if (season !== undefined && number !== undefined) return `${title} ${season}.${number}`;
  return part ? `${title} ${plainName(part)}` : `${title} ${nightOf(slot.start, zone)}`;
}

/** A country's airings, one item for each part, and one for each event that they show. */
function toItems(airings: readonly Slot[], lineup: Lineup, until: number, zone: string): NightItem[] {
  const here = airings.filter(({ channel, start }) => lineup.has(channel) && start < until);
  const parts = Map.groupBy(here, (slot) => slot.event ?? partId(slot, zone));
  return [...parts].flatMap(([id, slots]) => {
    const [first] = slots;
    if (!first) return [];
    const { event, event_info: info, episode: { season, number } = {} } = first;
    return {
      id,
      title: first.title,
      part: partOf(first),
      episode: { season, number },
      ...(event && {
        event: {
          id: event,
          name: info?.title ?? first.title,
          names: info?.names,
          start: info?.start ?? first.start,
        },
      }),
      showings: slots.flatMap(({ id: listing, channel: on, start, stop, flags, showing }) => {
        const channel = lineup.get(on);
        return channel ? [{ listing, channel: onChannel(channel), start, stop, flags, showing }] : [];
      }),
    };
  });
}

async function listAirings(follow: Follow, country: string): Promise<Airing[] | Slot[] | Unavailable> {
  // What is held costs no call.
  const held = isRationed() ? await listKnownSlots(country) : null;
  const matches = ({ title, sub_title, title_as_listed }: Slot) =>
    [title, sub_title, title_as_listed].some((text) => text !== undefined && hasWords(text, follow.name));
  switch (follow.kind) {
    case "show": {
      if (held) return held.filter(({ episode }) => episode?.show_id === follow.id);
      const found = (await listShowAirings(follow.id, { country })) ?? { items: [] };
      return isUnavailable(found) ? found : found.items;
    }
    case "words": {
      if (held) return held.filter(matches);
      const found = await searchListings(follow.name, country);
      return isUnavailable(found) ? found : found.items.filter(matches);
    }
    case "person": {
      const found = await searchEverything(follow.name, country);
      if (isUnavailable(found)) return found;
      const wanted = plainName(follow.name);
      return found.people.filter(({ name }) => plainName(name) === wanted).flatMap(({ next }) => next);
    }
    default:
      return [];
  }
}

/** What a country shows of what is followed, from now on for a week; null if the API doesn't know the country. */
export async function readFollowed(
  follow: Follow,
  country: string,
): Promise<{ items: NightItem[] } | Unavailable | null> {
  const [channels, now] = await Promise.all([listCountryChannels(country), pageNow()]);
  if (!channels) return null;
  const lineup = new Map(channels.map((channel) => [channel.id, channel]));
  if (follow.kind === "team" || follow.kind === "league") {
    const coming = await listComing(
      country,
      follow.kind === "team" ? { sport: follow.sport } : { league: follow.id },
    );
    if (isUnavailable(coming)) return coming;
    const events = await withEnds(coming.filter((event) => isEventFollowed(event, follow)));
    return { items: events.map((event) => toEventItem(event, lineup)) };
  }
  const airings = await listAirings(follow, country);
  if (isUnavailable(airings)) return airings;
  const left = airings.filter(({ stop }) => stop > now);
  return {
    items: toItems(
      await addSlotShowings<Slot>(country, left),
      lineup,
      now + aheadSeconds,
      fallbackZone(country),
    ),
  };
}
