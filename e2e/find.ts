import type { APIRequestContext } from "@playwright/test";
import { readSiteKey, siteAddress } from "./sites.ts";

/** Where tests begin, found without opening the pages that lead there: a page takes a browser half a second. */

/** The address of the first link of a page that contains a part. */
export async function findLink(request: APIRequestContext, path: string, part: string): Promise<string> {
  const html = await (await request.get(siteAddress + path)).text();
  const [, link] = html.matchAll(/<a [^>]*?href="([^"]*)"/g).find(([, href]) => href?.includes(part)) ?? [];
  if (!link) throw new Error(`${path} has no link to ${part}`);
  return link;
}

/** The address of an event in a market, as a day's page of sport links to it. */
export const findMatch = (request: APIRequestContext, market: string, name: string, date = "2026-03-14") =>
  findLink(
    request,
    `/${market}/sport/football/${date}`,
    `/events/${name.toLowerCase().replaceAll(" ", "-")}-ev_`,
  );

/** What the guide answers at a path of its API. */
async function askGuide(request: APIRequestContext, path: string) {
  const answer = await request.get(`${siteAddress}/v1${path}`, {
    headers: { authorization: `Bearer ${readSiteKey()}` },
  });
  return (await answer.json()).data;
}

/** The address of the event that is next in the United Kingdom. */
export async function findComing(request: APIRequestContext): Promise<string> {
  const [event] = await askGuide(request, "/events/upcoming?hours=40&country=GB&limit=1");
  return `/gb/events/${event.id}`;
}

/** The address of the programme that a channel in the United Kingdom shows next. */
export async function findNext(request: APIRequestContext, channel: string): Promise<string> {
  const channels: { id: string; name: string }[] = await askGuide(request, "/channels?country=GB");
  const { next } = await askGuide(
    request,
    `/channels/${channels.find(({ name }) => name === channel)?.id}/now`,
  );
  return `/gb/programmes/${next.id}`;
}
