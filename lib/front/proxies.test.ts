import { once } from "node:events";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { request as ask, createServer, type Server } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { type DebianProgram, findDebianProgram, startDebianProgram } from "../../e2e/debian.ts";
import { makeTestFolder } from "../../outside/test-folder.ts";
import { freePort } from "../../outside/test-port.ts";
import { createCompressor } from "./compress.ts";
import { createFront } from "./install.ts";

const recipes = join(import.meta.dirname, "../../docs/deploy");
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A site behind the real front: pages that say how often they were made, calendars, and an API with a key. */
class Site {
  made = 0;
  /** The file of its build. */
  file = "/_next/static/one.js";
  readonly targets: string[] = [];
  #server: Server | null = null;

  readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  async open(): Promise<this> {
    const [inFront, { compress }] = [
      createFront({ serviceOrigin: null, apiTimeoutMs: 600_000 }),
      createCompressor(),
    ];
    const server = createServer((request, response) => {
      if (inFront(request, response)) return;
      compress(request, response);
      const { url = "", headers } = request;
      this.targets.push(url);
      this.made += 1;
      const send = (type: string, caching: string, body: string) =>
        response
          .writeHead(200, { "content-type": type, "cache-control": caching, vary: "rsc, next-url" })
          .end(body);
      if (url.startsWith("/v1/"))
        send(
          "application/json",
          headers.authorization ? "private, max-age=60" : "no-store",
          `{"made":${this.made}}`,
        );
      else if (url.startsWith("/_next/static/"))
        response
          .writeHead(url.split("?")[0] === this.file ? 200 : 404, { "cache-control": "public, max-age=60" })
          .end(url);
      else if (url.endsWith(".ics"))
        send("text/calendar", "public, max-age=300", `BEGIN:VCALENDAR ${this.made}`);
      else if (url === "/gb/brief")
        send("text/html", "s-maxage=1, stale-while-revalidate=0", `brief ${this.made}`);
      else if (url === "/gb/lasting")
        send("text/html", "s-maxage=1, stale-while-revalidate=86400", `lasting ${this.made}`);
      else send("text/html", "s-maxage=600", `<p>made ${this.made}</p>`.padEnd(5_000, "."));
    }).listen(this.port, "127.0.0.1");
    await once(server, "listening");
    this.#server = server;
    closers.push(() => this.close());
    return this;
  }

  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
    this.#server = null;
  }
}

const openSite = async () => new Site(await freePort()).open();

function workFolder(): string {
  const folder = makeTestFolder();
  // nginx started by root works as somebody else.
  chmodSync(folder, 0o777);
  return folder;
}

/** Starts nginx with the recipe, whose addresses and folders alone are replaced. Returns its port. */
async function startNginx(nginx: DebianProgram, ...sites: Site[]): Promise<{ port: number; folder: string }> {
  const [folder, port] = [workFolder(), await freePort()];
  const recipe = readFileSync(join(recipes, "nginx.conf"), "utf8")
    .replace("/var/cache/nginx/nownext", join(folder, "cache"))
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace(
      "server 127.0.0.1:3000;",
      sites.map((site) => `server 127.0.0.1:${site.port} max_fails=0;`).join(" "),
    );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const main = `pid ${join(folder, "pid")}; daemon off; worker_processes 1; events {}
    http { access_log ${join(folder, "access.log")}; ${temporary.join(" ")} ${recipe} }`;
  writeFileSync(join(folder, "nginx.conf"), main);
  const args = ["-e", join(folder, "error.log"), "-p", folder, "-c", join(folder, "nginx.conf")];
  await startDebianProgram(nginx, args, { port, signal: "SIGTERM" });
  return { port, folder };
}

async function startCaddy(caddy: DebianProgram, sites: [Site, Site]): Promise<number> {
  const [folder, port] = [workFolder(), await freePort()];
  mkdirSync(join(folder, "home"));
  const recipe = readFileSync(join(recipes, "Caddyfile"), "utf8")
    .replace("guide.example {", `http://guide.example:${port} {\n\tbind 127.0.0.1`)
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${sites[0].port}`)
    .replaceAll("127.0.0.1:3010", `127.0.0.1:${sites[1].port}`);
  writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${recipe}`);
  const env = { ...caddy.env, HOME: join(folder, "home") };
  const args = ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
  await startDebianProgram({ ...caddy, env }, args, { port, signal: "SIGTERM" });
  return port;
}

function read(port: number, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      ask({ port, path, headers: { host: "guide.example", ...headers }, agent: false }, async (from) => {
        const body = await buffer(from);
        const coding = from.headers["content-encoding"];
        const plain =
          coding === "br" ? brotliDecompressSync(body) : coding === "gzip" ? gunzipSync(body) : body;
        resolve({ status: from.statusCode, headers: from.headers, text: plain.toString() });
      })
        .on("error", reject)
        .end();
    },
  );
}

/** Asks a proxy in front of two sites, each with a file of its own, for both, whichever site's turn it is. */
async function findsFilesOfBoth(start: (sites: [Site, Site]) => Promise<number>): Promise<void> {
  const sites: [Site, Site] = [await openSite(), await openSite()];
  sites[1].file = "/_next/static/two.js";
  const port = await start(sites);
  let turn = 0;
  for (const { file } of sites.flatMap((site) => [site, site]))
    expect([file, (await read(port, `${file}?${turn++}`)).status]).toEqual([file, 200]);
  expect((await read(port, "/_next/static/three.js")).status).toBe(404);
}

/** Why a suite is skipped is said, so that nobody takes it for passed. */
function available(name: string, packages: string[]): DebianProgram | null {
  const found = findDebianProgram(name, packages);
  if (typeof found !== "string") return found;
  console.error(`The tests behind ${name} are skipped: ${found}.`);
  return null;
}

const nginx = available("nginx", ["nginx"]);
const caddy = available("caddy", ["caddy"]);

describe.skipIf(!nginx)("behind nginx with the recipe's cache", () => {
  const start = (site: Site) => startNginx(nginx as DebianProgram, site);

  it("a page is made once for everybody, in each coding", async () => {
    const site = await openSite();
    const { port } = await start(site);
    const first = await read(port, "/gb");
    expect(first.text).toContain("made 1");
    for (const accepted of ["br", "gzip, br;q=0.9, zstd", "br, deflate"]) {
      const { headers, text } = await read(port, "/gb", { "accept-encoding": accepted });
      expect([headers["content-encoding"], text.includes("made 2")]).toEqual(["br", true]);
    }
    const again = await read(port, "/gb", {
      cookie: "a=b",
      "accept-language": "fr",
      "next-url": "/gb/guide",
    });
    expect([again.headers["x-cache"], again.text]).toEqual(["HIT", first.text]);
    expect(site.made).toBe(2);
  });

  it("pages and calendars come from the cache while the site is down, and anew once it is back", async () => {
    const site = await openSite();
    const { port } = await start(site);
    const pages = ["/gb", "/gb/brief", "/calendars/gb/events/ev_1.ics"];
    const before = await Promise.all(pages.map((path) => read(port, path)));
    site.close();
    for (const [at, path] of pages.entries()) {
      const { status, text } = await read(port, path);
      expect([path, status, text]).toEqual([path, 200, before[at]?.text]);
    }
    expect((await read(port, "/gb/never-seen")).status).toBe(502);
    await site.open();
    await expect.poll(async () => (await read(port, "/gb/brief")).text).not.toBe(before[1]?.text);
  });

  it("an old page is shown while it is made again, for as long as the site says", async () => {
    const { port } = await start(await openSite());
    /** How the cache answered, from the first copy of a page to the first newer one. */
    const untilNewer = async (path: string) => {
      const first = await read(port, path);
      const seen: unknown[] = [];
      await expect
        .poll(async () => {
          const { text, headers } = await read(port, path);
          seen.push(headers["x-cache"]);
          return text;
        })
        .not.toBe(first.text);
      return seen;
    };
    expect(await untilNewer("/gb/lasting")).toContain("STALE");
    const brief = await untilNewer("/gb/brief");
    expect(brief.at(-1)).toBe("EXPIRED");
    expect(brief).not.toContain("STALE");
  });

  it("a page is forgotten when the operator says so, and for nobody else's saying", async () => {
    const { port } = await start(await openSite());
    const first = await read(port, "/gb");
    expect((await read(port, "/gb", { "x-refresh": "a guess" })).text).toBe(first.text);
    const second = await read(port, "/gb", { "x-refresh": "change this secret" });
    expect(second.text).toContain("made 2");
    expect((await read(port, "/gb")).text).toBe(second.text);
  });

  it("the API's answers aren't kept, since they belong to a key", async () => {
    const { port } = await start(await openSite());
    const asked = () => read(port, "/v1/countries", { authorization: "Bearer a" });
    expect([(await asked()).text, (await asked()).text]).toEqual(['{"made":1}', '{"made":2}']);
  });

  it("nobody can have a part of a page kept as the page", async () => {
    const { port } = await start(await openSite());
    await read(port, "/gb", { rsc: "1" });
    expect((await read(port, "/gb")).text).toContain("made 2");
  });

  it("while two versions run side by side, the files of both are found", () =>
    findsFilesOfBoth(async (sites) => (await startNginx(nginx as DebianProgram, ...sites)).port));

  it("the token of a guide address gets into no log", async () => {
    const site = await openSite();
    const { port, folder } = await start(site);
    await read(port, "/epg/secret-token.xml");
    site.close();
    await read(port, "/epg/secret-token.xml");
    const logs = ["access.log", "error.log"].map((name) => readFileSync(join(folder, name), "utf8")).join();
    expect(logs).not.toContain("secret-token");
  });
});

describe.skipIf(!caddy)("behind Caddy with the recipe", () => {
  const start = (sites: [Site, Site]) => startCaddy(caddy as DebianProgram, sites);

  it("pages, calendars and the API come from two sites, as compressed as the site sent them", async () => {
    const sites: [Site, Site] = [await openSite(), await openSite()];
    const port = await start(sites);
    for (const path of ["/gb", "/gb", "/calendars/gb/events/ev_1.ics", "/v1/countries"])
      expect([path, (await read(port, path, { authorization: "Bearer a" })).status]).toEqual([path, 200]);
    expect(sites.map(({ made }) => made)).toEqual([2, 2]);
    const { headers, text } = await read(port, "/gb", { "accept-encoding": "br" });
    expect([headers["content-encoding"], text.includes("made")]).toEqual(["br", true]);
    expect(headers).toMatchObject({ "surrogate-key": "now page market:gb country:GB" });
  });

  it("while two versions run side by side, the files of both are found", () => findsFilesOfBoth(start));

  it("one site's end is seen by nobody, and both sites' end says when to come back", async () => {
    const sites: [Site, Site] = [await openSite(), await openSite()];
    const port = await start(sites);
    sites[0].close();
    for (let turn = 0; turn < 4; turn++) expect((await read(port, "/gb")).status).toBe(200);
    sites[1].close();
    const gone = await read(port, "/gb");
    expect([gone.status, gone.headers["retry-after"], gone.headers["cache-control"]]).toEqual([
      503,
      "10",
      "no-store",
    ]);
    expect(gone.text).toContain("<title>TV guide</title>");
  });
});
