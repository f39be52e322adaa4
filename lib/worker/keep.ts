import createLimit from "p-limit";
import { paths } from "../paths.ts";
import { cacheNames, keptHeaders, type Order, orderKey } from "./names.ts";
import { staplePages } from "./paths.ts";
import { chunksAhead, findBlocks } from "./reach.ts";
import { data, pages } from "./strategies.ts";

/** How old what is at hand may be before it is read again. */
const freshMs = 60 * 60_000;

/** A page that was opened this lately needn't be read once more to be kept. */
const justMs = 60_000;

/** What was ordered last, and when it was delivered, epoch ms. */
type Delivered = { order: Order; at: number };

export async function readOrder(): Promise<Delivered | null> {
  const kept = await (await caches.open(cacheNames.order)).match(orderKey);
  return kept ? kept.json() : null;
}

async function writeOrder(delivered: Delivered): Promise<void> {
  await (await caches.open(cacheNames.order)).put(orderKey, Response.json(delivered));
}

/** Keeps a page unless it has just been. */
export async function keepVisited(path: string, event: ExtendableEvent, maxAgeMs = justMs): Promise<void> {
  const kept = await (await caches.open(cacheNames.pages)).match(path, { ignoreVary: true });
  if (Date.now() - Number(kept?.headers.get(keptHeaders.at) ?? 0) < maxAgeMs) return;
  await pages.handle({ event, request: new Request(path) });
}

async function keepChannels({ market, channels, aheadMs }: Order, event: ExtendableEvent): Promise<void> {
  const read = (path: string) => data.handle({ event, request: new Request(path) });
  const answer = await read(paths.lineupData(market));
  if (!answer.ok) return;
  const chunks = chunksAhead((Date.now() + aheadMs) / 1000);
  // One after another: nobody waits for them.
  for (const block of findBlocks(await answer.json(), channels))
    for (const chunk of chunks) await read(paths.guideChunkData(market, block, chunk));
}

const isSame = (a: Order, b: Order): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Keeps what a device wants at hand, unless it has. */
async function fill(order: Order, event: ExtendableEvent): Promise<void> {
  const last = await readOrder();
  if (last && isSame(last.order, order) && Date.now() - last.at < freshMs) return;
  for (const path of staplePages(order.market)) await keepVisited(path, event, freshMs);
  await writeOrder({ order, at: Date.now() });
  if (order.channels.length > 0) await keepChannels(order, event);
}

/** One order after another: an earlier one that takes longer would replace a later one. */
const inTurn = createLimit(1);

/** Keeps what a device wants at hand; what it wanted last, without an order. */
export const fillOrder = (order: Order | null, event: ExtendableEvent): Promise<void> =>
  inTurn(async () => {
    const wanted = order ?? (await readOrder())?.order;
    if (wanted) await fill(wanted, event);
  });
