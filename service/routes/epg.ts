import type { Hono } from "hono";
import { compress } from "hono/compress";
import type { Kysely } from "kysely";
import { z } from "zod";
import { integer } from "../../contract/query.ts";
import { addDays, dateAt, daySpan } from "../../contract/zone.ts";
import { type Clock, seconds } from "../clock.ts";
import { createEpgFinder, type EpgScope } from "../epg/addresses.ts";
import { playlist } from "../epg/m3u.ts";
import { type EpgPlace, epgZone, listEpgPlaces } from "../epg/places.ts";
import { computeEtag } from "../http/etag.ts";
import { isRefusal, type Refusal } from "../http/outcome.ts";
import { readQuery } from "../http/parameters.ts";
import { type Env, refuse, refuseMethod, searchParams } from "../http/request.ts";
import { type Streamed, sendStream } from "../http/serve-stream.ts";
import type { Directory } from "../listings/directory.ts";
import { type Export, exportXmltv } from "../listings/export.ts";
import type { LiveGuide } from "../listings/live-guide.ts";
import type { Log } from "../log.ts";
import { createBuckets, scaleBurst } from "../quota/burst.ts";
import type { Database } from "../store/schema.ts";
import { exportVersion } from "./export.ts";

export type EpgDeps = {
  db: Kysely<Database>;
  guide: LiveGuide;
  clock: Clock;
  log: Log;
  /** Multiplies the limit; 0: no limit. */
  burstFactor: number;
};

/** For a household's players: each reads the whole guide a few times a day. */
const limit = { calls: 60, perSecond: 1 / 20 };

/** What may be added to an address: how many days from which on, counted from today, whose channel ids, and what form. */
const parameters = z.object({
  days: integer(1, 31).default(14),
  offset: integer(0, 30).default(0),
  ids: z.enum(["ours", "source"], "ours or source").default("ours"),
  form: z.enum(["players", "dtd"], "players or dtd").default("players"),
});
type Asked = z.infer<typeof parameters>;

const formats = ["xml.gz", "xml", "m3u"] as const;
type File = { token: string; format: (typeof formats)[number] };

function parseFile(name: string): File | null {
  const format = formats.find((each) => name.endsWith(`.${each}`));
  return format ? { token: name.slice(0, -(format.length + 1)), format } : null;
}

/** Players add parameters of their own, which do no harm. */
function readAsked(search: URLSearchParams): Asked | Refusal {
  const ours = [...search].filter(([name]) => Object.hasOwn(parameters.shape, name));
  const read = readQuery(parameters, new URLSearchParams(ours));
  return isRefusal(read) ? read : read.values;
}

/**
 * Adds `/epg/<token>.xml`, `.xml.gz` and `.m3u`: a guide for programs that can't send a key. Whoever knows the address
 * can read it, so that it opens nothing but listings.
 */
export function addEpg(app: Hono<Env>, { db, guide, clock, log, burstFactor }: EpgDeps): void {
  const findAddress = createEpgFinder(db, clock);
  const takeCall = createBuckets(clock);
  const pattern = "/epg/:file";

  // A gzipped file is its own type, and isn't gzipped again.
  app.use(pattern, compress({ encoding: "gzip", contentTypeFilter: /xml|mpegurl/ }));
  app.get(pattern, async (c) => {
    const file = parseFile(c.req.param("file"));
    const address = file ? await findAddress(file.token) : "unknown";
    if (!file || address === "unknown")
      return refuse(c, clock, { code: "not_found", detail: "there is no such path" });
    const wait = takeCall(address.hash, scaleBurst(limit, burstFactor));
    if (wait > 0)
      return refuse(c, clock, {
        code: "rate_limited",
        detail: "the address is read far more often than a guide changes",
        headers: { "Retry-After": String(wait) },
      });
    const search = searchParams(c);
    const asked = readAsked(search);
    if (isRefusal(asked)) return refuse(c, clock, asked);
    const directory = guide.directory();
    const { scope } = address;
    const places = listEpgPlaces(directory, scope, asked.ids);
    const window = windowAsked(directory, scope, asked, seconds(clock));
    const exported = { places, ...window, form: asked.form, listedOnly: asked.form === "dtd" };
    const response = await sendStream(
      c,
      file.format === "m3u"
        ? playlistFile(places, scope)
        : xmltvFile(db, exported, { scope, gzip: file.format === "xml.gz" }),
      log,
    );
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  });
  app.all(pattern, refuseMethod(clock, "/epg", ["GET"]));
}

/** Whole days of the scope's zone, in epoch seconds. */
function windowAsked(directory: Directory, scope: EpgScope, { days, offset }: Asked, now: number) {
  const zone = epgZone(directory, scope);
  const first = addDays(dateAt(now, zone), offset);
  return { from: daySpan(first, zone).start, to: daySpan(addDays(first, days), zone).start };
}

const fileName = (scope: EpgScope): string =>
  `nownext${"country" in scope ? `-${scope.country}` : "lineup" in scope ? `-${scope.lineup}` : ""}`;

const xmltvFile = (
  db: Kysely<Database>,
  exported: Export,
  { scope, gzip }: { scope: EpgScope; gzip: boolean },
): Streamed => ({
  type: gzip ? "application/gzip" : "application/xml; charset=utf-8",
  fileName: `${fileName(scope)}.xml${gzip ? ".gz" : ""}`,
  version: exportVersion(exported),
  parts: exportXmltv(db, exported),
  gzip,
});

function playlistFile(places: readonly EpgPlace[], scope: EpgScope): Streamed {
  const text = playlist(places);
  return {
    type: "audio/x-mpegurl; charset=utf-8",
    fileName: `${fileName(scope)}.m3u`,
    version: computeEtag(text),
    parts: (async function* () {
      yield text;
    })(),
  };
}
