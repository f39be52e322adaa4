import { mkdir, rm, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { makeTestFolder } from "../../outside/test-folder.ts";
import { followFiles } from "./follow-files.ts";

/** Follows a new folder; before each poll but the first, one of these steps happens in it. Ends with the steps. */
async function followed(
  first: string[],
  steps: ((write: Write, folder: string) => unknown)[],
  failing?: string,
) {
  const folder = makeTestFolder();
  let version = 0;
  const write: Write = async (name) => {
    await writeFile(join(folder, name), String(++version));
    await utimes(join(folder, name), version, version);
  };
  for (const name of first) await write(name);
  const stop = new AbortController();
  const read: string[] = [];
  const failures: string[] = [];
  await followFiles({
    location: folder,
    async read(path) {
      read.push(basename(path));
      if (basename(path) === failing) throw new Error("no guide");
    },
    failed: (_, error) => failures.push(error instanceof Error ? error.message : String(error)),
    signal: stop.signal,
    async pause() {
      const step = steps.shift();
      if (step) await step(write, folder);
      else stop.abort();
    },
  });
  return { read, failures };
}

type Write = (name: string) => Promise<void>;
const rest = () => {};

test("a folder's guides are read once they have settled, and again once they have changed and settled", async () => {
  const { read } = await followed(
    ["a.xml", "b.xml.gz", "notes.txt", ".hidden.xml", "c.xml.part"],
    [rest, rest, (write) => write("a.xml"), (write) => write("a.xml"), rest, rest],
  );
  expect(read).toEqual(["a.xml", "b.xml.gz", "a.xml"]);
});

test("a file that can't be read, or a folder that is away for a while, is reported once and ends nothing", async () => {
  const { read, failures } = await followed(
    ["bad.xml"],
    [
      rest,
      (_, folder) => rm(folder, { recursive: true }),
      rest,
      rest,
      (_, folder) => mkdir(folder),
      (write) => write("good.xml"),
      rest,
    ],
    "bad.xml",
  );
  expect(read).toEqual(["bad.xml", "good.xml"]);
  expect(failures).toEqual(["no guide", "it is gone; it is read again once it is back"]);
});
