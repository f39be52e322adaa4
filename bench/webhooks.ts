import { once } from "node:events";
import { createServer, type Server } from "node:http";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { toIso } from "../contract/time.ts";
import { showsIdentity } from "../service/derive/shows/identity.ts";
import { sportIdentity } from "../service/derive/sport/identity.ts";
import type { StoreEngine } from "../service/store/migrator.ts";
import { openStore, type Store } from "../service/store/store.ts";
import { addChannels } from "../service/store/test-rows.ts";
import { createVault } from "../service/webhooks/vault.ts";
import { createWebhook } from "../service/webhooks/webhooks.ts";
import { enginesAsked, openWorkplace } from "./load/databases.ts";
import { percentile, rowFormat } from "./load/figures.ts";
import { endPrograms, type Program, startProgram } from "./load/programs.ts";

/**
 * `npm run bench -- webhooks`: `WEBHOOKS` webhooks (1,000) and `EVENTS` events (200) that start within one minute, sent by
 * two services on one database, on each engine. Of the webhooks 90 % follow one event, 9 % a league of ten, 1 % all; each is
 * told that an event starts and has started. One receiver in fifty fails each message at first. Then the same again
 * while one of the services is killed with `kill -9` in the middle, and started again. Prints how long after it was due
 * each message was first attempted, and fails if one was lost, if over 0.1 % succeeded twice, or if, without the kill, less
 * than 99.9 % were attempted within 5 s.
 */
const webhooks = Number(process.env.WEBHOOKS ?? 1000);
const events = Number(process.env.EVENTS ?? 200);
const leagues = Math.ceil(events / 10);
const ports = 25;
/** From the start of the services until the first event. */
const aheadSeconds = 20;
/** From the last event until everything must have arrived: a claim that died, and a retry. */
const lateSeconds = 90;

const vaultKey = "the key of a measurement, long enough";
const row = rowFormat(22, 11);
const workplace = openWorkplace();
const eventId = (n: number): string => `ev_${String(n).padStart(12, "0")}`;
const leagueId = (n: number): string => `lg_${String(n % leagues).padStart(12, "0")}`;
const until = (at: number) => sleep(Math.max(0, at * 1000 - Date.now()));
let failed = false;

/** What arrived of a message: when it was due, and each attempt. */
type Arrival = { due: number; firstMs: number; succeeded: number };

try {
  console.log(`${webhooks} webhooks, ${events} events in one minute, two services\n`);
  console.log(row("", "messages", "lost", "twice", "p50", "p99", "max", "within 5 s"));
  for (const engine of enginesAsked()) for (const isKilled of [false, true]) await measure(engine, isKilled);
} finally {
  await endPrograms();
  await workplace.stop();
}
if (failed) process.exitCode = 1;

async function measure(engine: StoreEngine, isKilled: boolean): Promise<void> {
  const url = await workplace.createDatabase(engine);
  const store = await openStore(url);
  const arrivals = new Map<string, Arrival>();
  const receivers = await Promise.all(Array.from({ length: ports }, () => receive(arrivals)));
  const now = Math.floor(Date.now() / 1000);
  await addEvents(store);
  const expected = await addWebhooks(store, now, receivers);
  // Writing them took a while.
  const first = Math.floor(Date.now() / 1000) + aheadSeconds;
  await startEventsAt(store, first);

  const start = () =>
    startProgram("service/main.ts", (port) => ({
      env: {
        DATABASE_URL: url,
        DATA_DIR: workplace.folder,
        SERVICE_PORT: String(port),
        NOWNEXT_WEBHOOK_LOOPBACK: "on",
        NOWNEXT_WEBHOOK_KEY: vaultKey,
        LOG_LEVEL: "error",
      },
    }));
  const programs: Program[] = [await start(), await start()];
  if (isKilled) {
    await until(first + 30);
    await programs[0]?.kill();
    programs[0] = await start();
  }
  for (const end = first + 60 + lateSeconds; Date.now() / 1000 < end; ) {
    await sleep(1000);
    const done = [...arrivals.values()].filter(({ succeeded }) => succeeded > 0).length;
    if (done >= expected && Date.now() / 1000 > first + 65) break;
  }
  await sleep(isKilled ? 61_000 : 2_000);
  report(`${engine}${isKilled ? ", one killed" : ""}`, {
    arrivals: [...arrivals.values()],
    expected,
    isKilled,
  });
  await endPrograms();
  for (const { server } of receivers) server.close();
  await store.close();
}

type Receiver = { server: Server; port: number };

/** A receiver that answers 204; on some paths it answers 500 to the first attempt of each message. */
async function receive(arrivals: Map<string, Arrival>): Promise<Receiver> {
  const server = createServer((request, response) => {
    const atMs = Date.now();
    let text = "";
    request.setEncoding("utf8").on("data", (part) => {
      text += part;
    });
    request.on("end", () => {
      const id = String(request.headers["webhook-id"]);
      const known = arrivals.get(id);
      const due = Date.parse(JSON.parse(text).data.event.start);
      const arrival = known ?? { due, firstMs: atMs - due, succeeded: 0 };
      arrivals.set(id, arrival);
      const fails = !known && request.url?.startsWith("/shaky");
      if (!fails) arrival.succeeded++;
      response.writeHead(fails ? 500 : 204).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  return { server, port: address.port };
}

/** Writes events, each on a channel that counts as derived: of these events there are no listings. */
async function addEvents({ db }: Store): Promise<void> {
  await addChannels(
    db,
    Array.from({ length: events }, (_, n) => ({ key: `channel ${n}` })),
  );
  const channels = await db.selectFrom("channel").select(["ref", "id", "revision"]).orderBy("ref").execute();
  for (const { versionName, version, tables } of [sportIdentity, showsIdentity]) {
    await db.insertInto("meta").values({ name: versionName, value: version }).execute();
    for (const { ref, revision } of channels)
      await db
        .insertInto("derived_channel")
        .values({ channel: ref, plugin: tables.name, revision, notes_json: null })
        .execute();
  }
  for (const [n, { ref }] of channels.entries()) {
    await db
      .insertInto("event")
      .values({
        id: eventId(n),
        block: `block ${n}`,
        kind: "played",
        sport: "football",
        sport_name: "Football",
        league: leagueId(n),
        league_name: "League",
        league_country: null,
        start: 0,
        stop: 0,
        live_on: 1,
        body: "",
        state_json: "{}",
      })
      .execute();
    await db
      .insertInto("sighting")
      .values({
        channel: ref,
        start: 0,
        stop: 0,
        source: "test",
        country: "GB",
        timeshift: 0,
        canned: 0,
        kind: "broadcast",
        key_a: `${n}`,
        key_b: null,
        block: `block ${n}`,
        detection_json: "{}",
        event: eventId(n),
        showing: "live",
        reason: null,
      })
      .execute();
  }
}

/** Writes webhooks. Returns how many messages they will get. */
async function addWebhooks({ db }: Store, now: number, receivers: readonly Receiver[]): Promise<number> {
  const vault = createVault(vaultKey);
  let matching = 0;
  await db.transaction().execute(async (trx) => {
    for (let n = 0; n < webhooks; n++) {
      const share = n % 100;
      const follows = share < 90 ? { event: eventId(n % events) } : { league: leagueId(n) };
      const filter = share === 99 ? undefined : follows;
      matching += share < 90 ? 1 : share < 99 ? events / leagues : events;
      const port = receivers[n % ports]?.port;
      await createWebhook(trx, {
        owner: `account ${n % 100}`,
        now,
        vault,
        wanted: {
          url: `http://127.0.0.1:${port}/${n % 50 === 7 ? "shaky" : "sound"}/${n}`,
          events: ["event.starting", "event.started"],
          lead_minutes: 0,
          ...(filter && { filter }),
        },
      });
    }
  });
  return matching * 2;
}

/** Lets the events start one after the other, within a minute. */
async function startEventsAt({ db }: Store, first: number): Promise<void> {
  for (let n = 0; n < events; n++) {
    const start = first + Math.floor((n * 60) / events);
    const [id, league] = [eventId(n), { id: leagueId(n), name: "League" }];
    const body = {
      id,
      sport: "football",
      league,
      name: `Event ${n}`,
      home: null,
      away: null,
      start: toIso(start),
      venue: null,
      round: null,
      live_on: 1,
    };
    await db
      .updateTable("event")
      .set({ start, stop: start + 7200, body: JSON.stringify(body) })
      .where("id", "=", id)
      .execute();
    await db
      .updateTable("sighting")
      .set({ start, stop: start + 7200 })
      .where("event", "=", id)
      .execute();
  }
}

function report(
  name: string,
  { arrivals, expected, isKilled }: { arrivals: readonly Arrival[]; expected: number; isKilled: boolean },
): void {
  const lost = expected - arrivals.filter(({ succeeded }) => succeeded > 0).length;
  const twice = arrivals.filter(({ succeeded }) => succeeded > 1).length;
  const times = arrivals.map(({ firstMs }) => firstMs);
  const at = (share: number) => `${(percentile(times, share) / 1000).toFixed(2)} s`;
  const inTime = times.filter((ms) => ms <= 5_000).length / expected;
  console.log(
    row(
      name,
      String(expected),
      String(lost),
      String(twice),
      at(0.5),
      at(0.99),
      at(1),
      `${(inTime * 100).toFixed(2)} %`,
    ),
  );
  if (lost > 0 || twice > expected / 1000 || (!isKilled && inTime < 0.999)) failed = true;
}
