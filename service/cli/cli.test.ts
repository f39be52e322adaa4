import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { freePorts } from "../../outside/test-port.ts";
import { channelIdOf, listingIdOf } from "../ids.ts";
import { ingestHere } from "../ingest/test-ingest.ts";
import { listMigrationNames, listMigrations } from "../store/migrator.ts";
import { openStore } from "../store/store.ts";
import { runProgram } from "./program.ts";

const clock = "2026-08-22T12:00:00Z";

let dir: string;
let env: Record<string, string>;

/** Has commands keep their data in a new folder, with no other setting but the time. */
async function useNewFolder(): Promise<void> {
  dir = await mkdtemp(join(tmpdir(), "nownext-cli-"));
  env = { DATABASE_URL: "", NOWNEXT_SAMPLE: "", DATA_DIR: join(dir, "data"), NOWNEXT_CLOCK: clock };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
}

beforeEach(useNewFolder);

afterEach(() => {
  vi.unstubAllEnvs();
  return rm(dir, { recursive: true });
});

type Result = { out: string; err: string; code: number };

/** What is left of standard error without progress, which a command writes if it takes longer than ten seconds. */
const withoutProgress = (err: string): string =>
  err.replaceAll(/^\S+: (downloading|comparing|reading|writing|detecting|rebuilding): .+\n/gm, "");

/** Runs a command in this process, and collects what it writes. */
async function nownext(...args: string[]): Promise<Result> {
  const result = { out: "", err: "", code: 0 };
  const collect = (name: "out" | "err") => (text: unknown) => {
    result[name] += text;
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(collect("out")),
    vi.spyOn(process.stderr, "write").mockImplementation(collect("err")),
    vi.spyOn(console, "log").mockImplementation((text) => collect("out")(`${text}\n`)),
    vi.spyOn(console, "error").mockImplementation((text) => collect("err")(`${text}\n`)),
  ];
  try {
    result.code = await runProgram(args);
    return { ...result, err: withoutProgress(result.err) };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs a command as an operator would, without a terminal. */
async function nownextProcess(args: string[], input = ""): Promise<Result> {
  const program = join(import.meta.dirname, "../cli.ts");
  const child = spawn(process.execPath, [program, ...args], { cwd: dir, env: { ...process.env, ...env } });
  child.stdin.on("error", () => {}).end(input);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { out, err: withoutProgress(err), code };
}

/** Runs a command whose output nobody reads, as an operator might: `nownext … | true`. */
async function nownextUnread(...args: string[]): Promise<Omit<Result, "out">> {
  const program = join(import.meta.dirname, "../cli.ts");
  const child = spawn(process.execPath, [program, ...args], { cwd: dir, env: { ...process.env, ...env } });
  child.stdin.end();
  child.stdout.destroy();
  const [err, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { err: withoutProgress(err), code };
}

const guide = (programmes: number) =>
  `<?xml version="1.0" encoding="UTF-8"?><tv><channel id="one"><display-name>One</display-name></channel>${Array.from(
    { length: programmes },
    (_, hour) =>
      `<programme channel="one" start="20260822${String(hour).padStart(2, "0")}0000 +0000"><title>Hour ${hour}</title></programme>`,
  ).join("\n")}</tv>`;

async function guideFile(programmes: number) {
  const path = join(dir, "My Guide.xml");
  await writeFile(path, guide(programmes));
  return path;
}

/** What `nownext ingest` leaves of such a file, without loading on a thread what is loaded here. */
async function ingestGuide(programmes: number, name = "My-Guide"): Promise<void> {
  const path = await guideFile(programmes);
  await mkdir(join(dir, "data"));
  await ingestHere({
    storeUrl: `sqlite:${join(dir, "data", "nownext.sqlite")}`,
    source: { name, country: "NZ", timezone: null },
    input: { kind: "file", path },
    now: Date.parse(clock) / 1000,
  });
}

describe("nownext doctor", () => {
  /** Ports on which nothing listens, so that other programs of this machine don't matter. */
  const setFreePorts = async () => {
    const [port, servicePort] = await freePorts(2);
    vi.stubEnv("PORT", String(port));
    vi.stubEnv("SERVICE_PORT", String(servicePort));
    return { port };
  };
  const line = (state: string, what: string, says: string) =>
    `${state.padEnd(4)}  ${what.padEnd(8)}  ${says}`;

  test("finds nothing to do where all is well, a line for each thing", async () => {
    vi.stubEnv("NOWNEXT_CLOCK", "");
    // The guide's day is past.
    vi.stubEnv("RETENTION_DAYS", "3650");
    await nownext("ingest", await guideFile(3), "--country", "gb");
    const { port } = await setFreePorts();
    const { out, code } = await nownext("doctor");
    expect(code).toBe(0);
    expect(out).toContain(line("ok", "settings", `the site is at http://localhost:${port}`));
    expect(out).toContain(line("ok", "store", "SQLite, sound"));
    expect(out).toMatch(/^ok {4}source {4}My-Guide: 3 programmes, read at /m);
    expect(out).toContain(line("ok", "port", `PORT ${port} is free`));
    expect(out).toMatch(/^(ok|look) {2,4}disk /m);
  });

  test("names a source of which nothing is kept", async () => {
    vi.stubEnv("NOWNEXT_CLOCK", "2026-12-31T12:00:00Z");
    await nownext("ingest", await guideFile(3), "--country", "gb");
    expect((await nownext("doctor")).out).toMatch(/^look {2}source {4}My-Guide: nothing of it is shown/m);
  });

  test("says what to do where there is no store, and creates none", async () => {
    await setFreePorts();
    const { out, code } = await nownext("doctor");
    expect(code).toBe(0);
    expect(out).toMatch(/^look {2}store {5}there is no .+nownext\.sqlite yet; npm start creates it$/m);
    expect(out).toContain(line("look", "clock", `NOWNEXT_CLOCK sets it to ${clock}`.slice(0, 40)));
    expect(existsSync(join(dir, "data"))).toBe(false);
  });

  test("names a setting that doesn't fit, a store that isn't one and a port that is taken", async () => {
    vi.stubEnv("RETENTION_DAYS", "none");
    expect(await nownext("doctor")).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^fail {2}settings {2}RETENTION_DAYS: /),
    });
    vi.stubEnv("RETENTION_DAYS", "");
    const { port } = await setFreePorts();
    const taken = createServer().listen(port, "127.0.0.1");
    await once(taken, "listening");
    await mkdir(join(dir, "data"));
    await writeFile(join(dir, "data", "nownext.sqlite"), "This is no database. ".repeat(100));
    const { out, code } = await nownext("doctor");
    taken.closeAllConnections();
    taken.close();
    expect(code).toBe(1);
    expect(out).toMatch(/^fail {2}store /m);
    expect(out).toMatch(new RegExp(`^fail {2}port {6}another program listens on PORT ${port};`, "m"));
  });

  test("leaves a store of an earlier version as it is, and says that the next start won't", async () => {
    await nownext("ingest", await guideFile(3), "--country", "gb");
    await setFreePorts();
    const store = await openStore(`sqlite:${join(dir, "data", "nownext.sqlite")}`);
    await sql`delete from kysely_migration where name = ${listMigrationNames().at(-1)}`.execute(store.db);
    const countMigrations = async () => (await listMigrations(store.db)).length;
    const before = await countMigrations();
    expect((await nownext("doctor")).out).toMatch(/^look {2}store {5}an earlier version left it; /m);
    expect(await countMigrations()).toBe(before);
    await sql`insert into kysely_migration values ('9999-future', '2030-01-01')`.execute(store.db);
    expect((await nownext("doctor")).out).toMatch(/^fail {2}store {5}a later version .+\(9999-future\)/m);
    await store.close();
  });

  test("finds now|next, or another program, on whichever addresses it listens on", async () => {
    const { port } = await setFreePorts();
    const server = createServer((_request, response) => response.end("now|next")).listen(port, "::1");
    await once(server, "listening");
    for (const host of ["::", "::1"]) {
      vi.stubEnv("HOST", host);
      expect((await nownext("doctor")).out).toContain(line("ok", "port", `now|next answers on PORT ${port}`));
    }
    server.closeAllConnections();
    server.close();
  });

  test("checks what the site alone needs if it uses another guide, and misses its key", async () => {
    await setFreePorts();
    vi.stubEnv("TVGUIDE_API_URL", "https://guide.example/v1");
    expect((await nownext("doctor")).out).toMatch(/^fail {2}settings {2}TVGUIDE_API_KEY: must be set/);
    vi.stubEnv("TVGUIDE_API_KEY", "a key");
    const { out, code } = await nownext("doctor");
    expect([code, out.match(/store|SERVICE_PORT/)]).toEqual([0, null]);
  });

  test("names a source that failed, with the reason", async () => {
    await setFreePorts();
    await nownext("sources", "add", "mine", join(dir, "none.xml"));
    const { out } = await nownext("doctor");
    expect(out).toMatch(/^look {2}source {4}mine failed: .+/m);
  });
});

describe("nownext epg", () => {
  test("prints a guide's addresses, XMLTV last, and lists and revokes them without their token", async () => {
    await ingestGuide(3);
    vi.stubEnv("SITE_URL", "https://guide.example/");
    const { out, code } = await nownext("epg", "create", "--country", "nz", "--label", "kitchen");
    expect(code).toBe(0);
    const [m3u, gz, xml] = out.trim().split("\n");
    const [, token = ""] = /^https:\/\/guide\.example\/epg\/(nn_epg_\w{36})\.xml$/.exec(xml ?? "") ?? [];
    expect(token).not.toBe("");
    expect([m3u, gz]).toEqual(["m3u", "xml.gz"].map((end) => `https://guide.example/epg/${token}.${end}`));
    const list = await nownext("epg", "list");
    expect(list.out).toMatch(/NZ +kitchen/);
    expect(list.out).not.toContain(token);
    expect((await nownext("epg", "revoke", token.slice(0, 13))).err).toContain("Revoked nn_epg_");
    const [address] = JSON.parse((await nownext("epg", "list", "--json")).out);
    expect(address).toMatchObject({ scope: { country: "NZ" }, revokedAt: expect.any(Number) });
  });

  test("is of a country's channels, or of some of them that are named", async () => {
    await nownext("ingest", await guideFile(3), "--country", "gb");
    const some = ["--channels", channelIdOf("My-Guide/one")];
    const made = await nownext("epg", "create", "--country", "gb", ...some);
    expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/\.xml\n$/) });
    const { err, code } = await nownext("epg", "create", "--country", "nz", ...some);
    expect([code, err]).toEqual([1, expect.stringContaining("belongs to NZ")]);
    const all = JSON.parse((await nownext("epg", "list", "--json")).out);
    expect(all).toMatchObject([{ scope: { channels: [some[1]] } }]);
  });

  test.each([
    [[], "say whose guide it is"],
    [["--country", "NZ"], "there are no channels in NZ"],
    [["--lineup", "ln_none"], "there are no channels in ln_none"],
    [["--channels", "ch_0000000000"], "there is no channel ch_0000000000"],
  ])("refuses an address that opens nothing: %j", async (options, message) => {
    const { err, code } = await nownext("epg", "create", ...options);
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect((await nownext("epg", "list", "--json")).out.trim()).toBe("[]");
  });
});

describe("nownext webhooks", () => {
  test("makes a webhook, shows its secret once, tests it, sends again and removes it", async () => {
    vi.stubEnv("NOWNEXT_WEBHOOK_LOOPBACK", "on");
    const url = "http://127.0.0.1:9/hook";
    const made = await nownext("webhooks", "create", url, "event.starting", "--owner", "harbour");
    expect([made.code, made.out]).toEqual([0, expect.stringMatching(/^whsec_[\w+/]{43}=\n$/)]);
    const [, id = ""] = /(wh_\w+)/.exec(made.err) ?? [];
    expect((await stat(join(dir, "data/webhook-key"))).mode & 0o777).toBe(0o600);

    const listed = await nownext("webhooks", "list");
    expect(listed.out).toMatch(new RegExp(`^${id} +harbour +event.starting +on .*${url}$`, "m"));
    expect(listed.out).not.toContain("whsec_");

    const delivery = (await nownext("webhooks", "test", id)).out.trim();
    expect(await nownext("webhooks", "redeliver", id, delivery)).toMatchObject({
      code: 0,
      out: `${delivery}\n`,
    });
    const { out } = await nownext("webhooks", "deliveries", id, "--json");
    expect(JSON.parse(out)).toMatchObject([{ id: delivery, type: "webhook.test", state: "pending" }]);

    expect(await nownext("webhooks", "delete", id)).toMatchObject({ code: 0 });
    expect((await nownext("webhooks", "deliveries", id)).err).toContain(`there is no webhook ${id}`);
  });

  test.each([
    [["http://127.0.0.1:9/", "event.starting", "--owner", "a"], 1, "can't be called"],
    [["https://93.184.215.14/", "event.over", "--owner", "a"], 2, "event.over"],
    [["https://93.184.215.14/", "event.starting"], 2, "--owner"],
    [["https://93.184.215.14/", "event.starting", "--owner", "a", "--lead", "1441"], 2, "1440"],
  ])("create %j is refused, and says why", async (args, code, why) => {
    const refused = await nownext("webhooks", "create", ...args);
    expect([refused.code, refused.out]).toEqual([code, ""]);
    expect(refused.err).toContain(why);
  });
});

describe("nownext ingest", () => {
  test("prints one JSON object, and names the source after its file", async () => {
    const { out, err, code } = await nownext("ingest", await guideFile(12), "--country", "nz", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ source: "My-Guide", outcome: "ok", channels: 1 });
    expect(err).toBe("");
  });

  test("keeps the listings if a file suddenly has fewer than half as many, and says how to force it", async () => {
    await ingestGuide(12, "a");
    const path = await guideFile(4);
    const held = await nownext("ingest", path, "--source", "a");
    expect(held.code).toBe(1);
    expect(held.err).toMatch(/^nownext: a was held back: .*--force\n$/);
    expect((await nownext("ingest", path, "--source", "a", "--force")).code).toBe(0);
  });
});

test("a command whose output is closed early does its work, and ends quietly", async () => {
  const path = join(dir, "unread.xml");
  await writeFile(path, guide(4));
  expect(await nownextUnread("ingest", path)).toEqual({ err: "", code: 0 });
  expect(await nownextUnread("sources", "list")).toEqual({ err: "", code: 0 });
  expect(await nownextUnread("--help")).toEqual({ err: "", code: 0 });
  expect((await nownext("sources", "list")).out).toMatch(/^unread +4 /m);
});

test("a source's closed channels are listed from now on, until they are left out again", async () => {
  const path = join(dir, "closed.xml");
  await writeFile(path, guide(12));
  const isIncluded = async (...options: string[]) => {
    await nownext("ingest", path, "--source", "closed", ...options);
    const [source] = JSON.parse((await nownext("sources", "list", "--json")).out);
    return source.include_closed;
  };
  expect(await isIncluded("--include-closed")).toBe(1);
  expect(await isIncluded()).toBe(1);
  expect(await isIncluded("--no-include-closed")).toBe(0);
});

describe("a process", () => {
  test("reads .env as the guide does, so that both mean the same store; what is set already wins", async () => {
    await writeFile(join(dir, ".env"), "DATA_DIR=elsewhere\nSITE_URL=https://guide.example\n");
    const siteUrl = async () => (await nownextProcess(["doctor"])).out.split("\n")[0];
    expect(await siteUrl()).toMatch(/ the site is at https:\/\/guide\.example$/);
    env.SITE_URL = "https://other.example";
    expect(await siteUrl()).toMatch(/ the site is at https:\/\/other\.example$/);
    expect((await nownextProcess(["doctor"])).out).toContain(join(dir, "data"));
  });

  test("reads standard input, and ends with 0 once it is done", async () => {
    const { out, err, code } = await nownextProcess(["ingest", "-"], guide(12));
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^stdin: 1 channel, 1[12] slots/);
  });

  test("ends with 1 and one line on standard error if its input is no guide", async () => {
    const { out, err, code } = await nownextProcess(["ingest", "-"], "<html><body>Not found</body></html>");
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(/^nownext: line 1, [^\n]+\n$/);
  });
});

test("a call that doesn't fit ends with 2, and help with 0", async () => {
  expect((await nownext("ingest")).code).toBe(2);
  expect((await nownext("ingest", "x", "--timezone", "+02:00")).code).toBe(2);
  expect((await nownext("nonsense")).code).toBe(2);
  expect((await nownext("--help")).code).toBe(0);
});

test("says which version it is, as the changelog counts them", async () => {
  const { out, code } = await nownext("--version");
  expect([code, out]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  const changelog = await readFile(join(import.meta.dirname, "../../CHANGELOG.md"), "utf8");
  expect(changelog).toContain(`\n## ${out}`);
});

test("a setting that doesn't fit fails with its name", async () => {
  vi.stubEnv("NOWNEXT_CLOCK", "noon");
  const { code, err } = await nownext("keys", "list");
  expect(code).toBe(1);
  expect(err).toMatch(/^nownext: NOWNEXT_CLOCK: [^\n]+\n$/);
});

test("a new key is the last line of standard output, is listed without its text, and can be revoked", async () => {
  const created = await nownext("keys", "create", "--plan", "plus", "--label", "kitchen");
  const key = created.out.trimEnd().split("\n").at(-1) ?? "";
  expect(key).toMatch(/^nn_live_[0-9A-Za-z]{36}$/);
  expect((await nownext("keys", "revoke", key)).code).toBe(0);
  const { out } = await nownext("keys", "list", "--json");
  expect(out).not.toContain(key);
  expect(JSON.parse(out)).toMatchObject([
    { plan: "plus", label: "kitchen", revokedAt: Date.parse(clock) / 1000 },
  ]);
});

describe("nownext export", () => {
  test("writes a country's guide as XMLTV to standard output, or whole to a file", async () => {
    await ingestGuide(12);
    const window = ["--from", "2026-08-22T03:00:00Z", "--to", "2026-08-22T05:00:00Z"];
    const { out, code } = await nownext("export", "--country", "nz", ...window);
    expect(code).toBe(0);
    expect([...out.matchAll(/<title>([^<]+)</g)].map(([, title]) => title)).toEqual(["Hour 3", "Hour 4"]);
    const path = join(dir, "out.xml");
    expect((await nownext("export", path, "--country", "NZ", ...window)).code).toBe(0);
    expect(await readFile(path, "utf8")).toBe(out);
    expect(await readdir(dir)).not.toContain("out.xml.part");
    const id = /<channel id="([\w.]+)"/.exec(out)?.[1] ?? "";
    expect((await nownext("export", "--channels", id, ...window)).out).toBe(out);
  });

  test("gzips a file whose name says so", async () => {
    await ingestGuide(2);
    const path = join(dir, "out.xml.gz");
    expect((await nownext("export", path, "--country", "NZ")).code).toBe(0);
    expect(gunzipSync(await readFile(path)).toString()).toBe(
      (await nownext("export", "--country", "NZ")).out,
    );
  });

  test("of what isn't there isn't followed", async () => {
    const { err, code } = await nownext("ingest", "--follow", "/nowhere/guides");
    expect([err, code]).toEqual(["nownext: /nowhere/guides: no such file or folder\n", 1]);
  });

  test("follows into a file alone", async () => {
    const { err, code } = await nownext("export", "--country", "NZ", "--follow");
    expect([err, code]).toEqual(["nownext: --follow needs a file to write\n", 1]);
  });

  test("fails with one line if no channels are named, or none are found", async () => {
    for (const args of [[], ["--country", "FR"], ["--channels", "ch_0000000000"]]) {
      const { out, err, code } = await nownext("export", ...args);
      expect([out, code]).toEqual(["", 1]);
      expect(err).toMatch(/^nownext: [^\n]+\n$/);
    }
    expect((await nownext("export", "--country", "GB", "--from", "yesterday")).code).toBe(2);
  });
});

describe("nownext setup", () => {
  const keyPath = () => join(dir, "data/site-key");
  let first: { folder: string; code: number };

  /** Continues from the first set-up, which loads the sample. */
  const continueFromFirst = () => cp(first.folder, dir, { recursive: true });

  beforeAll(async () => {
    await useNewFolder();
    const { code } = await nownext("setup");
    first = { folder: dir, code };
  });

  afterAll(() => rm(first.folder, { recursive: true }));

  test("creates the site's key for its owner's eyes only, loads the sample, and can be repeated", async () => {
    expect(first.code).toBe(0);
    await continueFromFirst();
    const key = await readFile(keyPath(), "utf8");
    expect((await stat(keyPath())).mode & 0o777).toBe(0o600);
    expect((await nownext("setup")).code).toBe(0);
    expect(await readFile(keyPath(), "utf8")).toBe(key);
    const sources = JSON.parse((await nownext("sources", "list", "--json")).out);
    expect(sources).toMatchObject([{ name: "sample", kind: "sample", status: "unchanged" }]);
  });

  test("creates one key if two services start at once on the same folder and database", async () => {
    env.NOWNEXT_SAMPLE = "off";
    const both = await Promise.all([nownextProcess(["setup"]), nownextProcess(["setup"])]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(JSON.parse((await nownext("keys", "list", "--json")).out)).toHaveLength(1);
  });

  test("replaces the site's key if the store doesn't know it as active", async () => {
    vi.stubEnv("NOWNEXT_SAMPLE", "off");
    await nownext("setup");
    const key = (await readFile(keyPath(), "utf8")).trim();
    await nownext("keys", "revoke", key);
    await nownext("setup");
    expect((await readFile(keyPath(), "utf8")).trim()).not.toBe(key);
    expect(JSON.parse((await nownext("sources", "list", "--json")).out)).toEqual([]);
  });

  test("skips the sample once there is a real source, which replaces it", async () => {
    await continueFromFirst();
    const added = await nownext("sources", "add", "real", await guideFile(6), "--every", "60");
    expect(added.err).toMatch(/sample listings were removed/);
    await nownext("setup");
    const sources = JSON.parse((await nownext("sources", "list", "--json")).out);
    expect(sources).toMatchObject([
      { name: "real", refresh_minutes: 60, location: join(dir, "My Guide.xml") },
    ]);
  });
});

describe("nownext sources add", () => {
  test("of what can't be read says what it did and when it is tried again, and keeps the source", async () => {
    const missing = join(dir, "none.xml");
    const added = await nownext("sources", "add", "mine", missing);
    expect(added).toMatchObject({ code: 1, out: "" });
    expect(added.err).toContain(`mine was added, but could not be read: ${missing}: there is no such file.`);
    expect(added.err).toContain("npm start tries it again from 2026-08-22T12:05:00Z on.");
    expect(added.err).toContain("sources add mine ADDRESS changes it, sources remove mine removes it.");
    const [source] = JSON.parse((await nownext("sources", "list", "--json")).out);
    expect(source).toMatchObject({ name: "mine", status: "failed", location: missing });
  });

  test("of another address that can't be read says that the listings stay", async () => {
    await nownext("sources", "add", "mine", await guideFile(3));
    const missing = join(dir, "none.xml");
    const { err } = await nownext("sources", "add", "mine", missing);
    expect(err).toContain(`mine was changed to ${missing}, but could not be read`);
    expect(err).toContain("Its listings stay as they were.");
  });
});

describe("nownext explain", () => {
  test("says what a listing shows, and why; an unknown listing is an error", async () => {
    const programme = `<programme channel="a" start="20260822140000 +0000" stop="20260822160000 +0000"><title>Football: Arsenal v Chelsea</title><desc>LIVE coverage.</desc><category>Sport</category></programme>`;
    const path = join(dir, "football.xml");
    await writeFile(path, `<tv>${programme}</tv>`);
    await nownext("ingest", path, "--country", "GB");
    const id = listingIdOf(channelIdOf("football/a"), Date.UTC(2026, 7, 22, 14) / 1000);
    const { out, code } = await nownext("explain", id);
    expect(code).toBe(0);
    expect(out).toContain("title: Football: Arsenal v Chelsea");
    expect(out).toContain("kind: sport, by the event that it shows");
    expect(out).toMatch(/^broadcast of football: Arsenal v Chelsea/m);
    expect(out).toMatch(/^ev_\w+: Arsenal v Chelsea, 2026-08-22T14:00:00Z$/m);
    expect(out).toMatch(/^live: the listing says live/m);
    const json = JSON.parse((await nownext("explain", id, "--json")).out);
    expect(json).toMatchObject({ showing: "live", event: { name: "Arsenal v Chelsea" } });
    const none = await nownext("explain", "ls_0000000000000000");
    expect([none.code, none.err]).toEqual([1, "nownext: there is no listing ls_0000000000000000\n"]);
  });
});

describe("nownext migrate-store", () => {
  test("refuses a store that doesn't exist, and creates none", async () => {
    const { code, err } = await nownext("migrate-store", "postgres://localhost/guide");
    expect(code).toBe(1);
    expect(err).toMatch(/^nownext: \S+nownext\.sqlite: there is no such store\n$/);
    await expect(stat(join(dir, "data"))).rejects.toThrow("ENOENT");
  });

  test("refuses to copy except from SQLite to PostgreSQL", async () => {
    const url = "postgres://guide:secret@127.0.0.1:1/guide";
    vi.stubEnv("DATABASE_URL", url);
    expect((await nownext("migrate-store", url)).err).toMatch(/isn't a SQLite store; name one with --from/);
    vi.stubEnv("DATABASE_URL", "");
    await nownext("keys", "list");
    const to = await nownext("migrate-store", "sqlite:other.db");
    expect(to.err).toMatch(/begins with postgres:/);
    const unreachable = await nownext("migrate-store", url);
    expect(unreachable).toMatchObject({ code: 1, out: "" });
    expect(unreachable.err).not.toContain("secret");
  });
});
