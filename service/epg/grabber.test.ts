import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { fromIso } from "../../contract/time.ts";
import { installPackages } from "../../e2e/apt.ts";
import { makeTestFolder } from "../../outside/test-folder.ts";
import { listenInTest } from "../../outside/test-server.ts";
import { createHttpServer, serverLimits } from "../server.ts";
import type { TestSlot } from "../store/test-rows.ts";
import { engine } from "../store/test-store.ts";
import { openTestApp } from "../test-app.ts";
import { createEpgAddress } from "./addresses.ts";

const grabber = resolve(import.meta.dirname, "../../docs/clients/tv_grab_nownext");
const validator = "tv_validate_grabber";

const hasValidator = (): boolean => spawnSync("sh", ["-c", `command -v ${validator}`]).status === 0;

/** Whether the XMLTV project's own test is here; Debian's is installed if there is none and this user may. */
function findValidator(): boolean {
  if (engine === "postgres") return false;
  if (!hasValidator()) installPackages(["xmltv-util"]);
  if (hasValidator()) return true;
  console.error(`The test by ${validator} is skipped: Debian's xmltv-util can't be installed.`);
  return false;
}

/** Programmes of an hour and a half, so that every second midnight is in the middle of one. */
const slots: TestSlot[] = Array.from({ length: 160 }, (_, n) => {
  const start = fromIso("2026-08-21T21:00:00Z") + n * 5_400;
  return { start, stop: start + 5_400, title: `Hour & "a half" ${n} <é日😀>`, category: ["News"] };
});

/** Serves a guide at an address, and gives the grabber a home of its own. */
async function openGuide() {
  const channels = ["one", "two"].map((key) => ({ key, name: `${key} & only`, slots }));
  const { app, store } = await openTestApp({ channels });
  const { server } = createHttpServer((request) => app.fetch(request), {
    limits: serverLimits,
    onRequest: () => () => {},
  });
  const port = await listenInTest(server);
  const token = await createEpgAddress(store.db, { scope: { country: "GB" }, now: 0 });
  const home = makeTestFolder();
  return {
    address: `http://127.0.0.1:${port}/epg/${token}.xml`,
    async run(command: string, args: string[], input = "") {
      // The validator's DTD is Debian's, not its project's on the net.
      const env = { ...process.env, HOME: home, TMPDIR: home, XMLTV_SUPPLEMENT: "/usr/share/xmltv" };
      const child = spawn(command, args, { env, cwd: home });
      child.stdin.on("error", () => {}).end(input);
      const [out, err, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, "exit"),
      ]);
      return { out, err, code };
    },
  };
}

describe("the grabber for XMLTV's tools", () => {
  it.skipIf(!findValidator())("is one by the XMLTV project's own test", async () => {
    const { address, run } = await openGuide();
    const { out, err } = await run(validator, [grabber], `${address}\n`);
    expect(out + err).toMatch(/Grabber validated ok\./);
    expect(out + err).not.toMatch(/error|fail/i);
  });

  it("fails with one line, and leaves a file as it was, if the guide can't be fetched", async () => {
    const { address, run } = await openGuide();
    expect((await run(grabber, ["--configure"], `${address}\n`)).code).toBe(0);
    expect((await run(grabber, ["--quiet", "--output", "guide.xml"])).code).toBe(0);
    const guide = await run("cat", ["guide.xml"]);
    expect(guide.out).toContain("Hour &amp; ");
    await run(grabber, ["--configure"], `${address.replace("nn_epg_", "nn_epg_0")}\n`);
    const failed = await run(grabber, ["--quiet", "--output", "guide.xml"]);
    expect([failed.code, failed.err]).toEqual([1, expect.stringContaining("could not be fetched")]);
    expect(await run("cat", ["guide.xml"])).toEqual(guide);
    expect(failed.err).not.toContain("nn_epg_");
  });
});
