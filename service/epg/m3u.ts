import type { EpgPlace } from "./places.ts";

/** Addresses that players play: HLS and DASH. */
const isStream = (address: string): boolean =>
  URL.canParse(address) && /\.(m3u8|mpd)$/i.test(new URL(address).pathname);

/** No line of a list may begin or end in the middle of a text that a stranger wrote, nor an attribute. */
const line = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, " ").trim();
const attribute = (name: string, text: string | null | undefined): string =>
  text ? ` ${name}="${line(text).replaceAll('"', "'")}"` : "";

/**
 * Channels as an extended M3U playlist: id, name, logo, number and group, by which players join channels to their
 * guide. A channel has an address only if a free and official way to watch it is a stream itself; the guide knows no
 * others.
 */
export function playlist(places: readonly EpgPlace[]): string {
  const entries = places.map(({ channel: { record, freeWays }, number, id }) => {
    const attributes = [
      attribute("tvg-id", id),
      attribute("tvg-name", record.name),
      attribute("tvg-logo", record.logo),
      attribute("tvg-chno", number?.toString()),
      attribute("group-title", record.categories[0]),
    ];
    const stream = freeWays.find(({ watch_url }) => isStream(watch_url))?.watch_url;
    return [`#EXTINF:-1${attributes.join("")},${line(record.name)}`, ...(stream ? [stream] : [])];
  });
  return `${["#EXTM3U", ...entries.flat()].join("\n")}\n`;
}
