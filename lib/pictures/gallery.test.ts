import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeTestFolder } from "../../outside/test-folder.ts";
import { createDiskShelf } from "../disk-shelf.ts";
import { answerOwnPicture } from "./answer.ts";
import { createGallery } from "./gallery.ts";
import { PictureError } from "./picture-error.ts";
import { createSigner } from "./signer.ts";

const address = "https://logos.example/one.png";

/** A gallery whose pictures are texts: what its host sends, and the width that it is drawn at. */
async function openGallery({ folder, mostBytes = 1_000_000 }: { folder?: string; mostBytes?: number } = {}) {
  const calls: string[] = [];
  const clock = { seconds: 1_000_000 };
  const host = { sends: (address: string): Buffer | Promise<Buffer> => Buffer.from(address) };
  const now = () => clock.seconds;
  const place = folder ?? makeTestFolder();
  const gallery = createGallery({
    fetch: async (address) => {
      calls.push(address);
      return host.sends(address);
    },
    draw: async (bytes, width) => Buffer.from(`${bytes} at ${width}`),
    drawLogo: async (bytes, width) => Buffer.from(`${bytes} as logo at ${width}`),
    shelf: createDiskShelf({ folder: place, mostBytes, mostBytesInMemory: 32_000_000, now }),
    now,
  });
  return { gallery, calls, clock, host, folder: place };
}

const day = 86_400;

describe("the gallery", () => {
  it("fetches a picture once for all who ask, at every width and as a logo", async () => {
    const { gallery, calls } = await openGallery();
    const found = await Promise.all([
      gallery.find(address, 320),
      gallery.find(address, 320),
      gallery.find(address, 128),
      gallery.find(address, 1280),
      gallery.find(address, 128, true),
    ]);
    expect(found.map(String)).toEqual([
      `${address} at 1280 at 320`,
      `${address} at 1280 at 320`,
      `${address} at 1280 at 128`,
      `${address} at 1280`,
      `${address} at 1280 as logo at 128`,
    ]);
    expect(calls).toEqual([address]);
  });

  it("keeps pictures beyond a restart", async () => {
    const first = await openGallery();
    await first.gallery.find(address, 128);
    const second = await openGallery({ folder: first.folder });
    expect(await second.gallery.find(address, 128)).not.toBeNull();
    expect(second.calls).toEqual([]);
  });

  it("serves an old picture while it is fetched again, and the new one after", async () => {
    const { gallery, calls, clock, host } = await openGallery();
    await gallery.find(address, 128);
    clock.seconds += 31 * day;
    host.sends = () => Buffer.from("new");
    expect(String(await gallery.find(address, 128))).toContain(address);
    await expect.poll(async () => String(await gallery.find(address, 128))).toBe("new at 1280 at 128");
    expect(calls).toHaveLength(2);
  });

  it("goes on serving a picture whose host no longer has it", async () => {
    const { gallery, calls, clock, host } = await openGallery();
    await gallery.find(address, 128);
    clock.seconds += 31 * day;
    host.sends = () => Promise.reject(new PictureError("404"));
    for (let turn = 0; turn < 3; turn++) expect(await gallery.find(address, 128)).not.toBeNull();
    await expect.poll(() => calls.length).toBe(2);
  });

  it("remembers for a while that there is no picture", async () => {
    const { gallery, calls, clock, host } = await openGallery();
    host.sends = () => Promise.reject(new PictureError("404"));
    expect(await gallery.find(address, 128)).toBeNull();
    expect(await gallery.find(address, 320)).toBeNull();
    expect(calls).toHaveLength(1);
    clock.seconds += 1_801;
    host.sends = () => Buffer.from("there again");
    expect(await gallery.find(address, 320)).not.toBeNull();
  });

  it("leaves a host in peace that is down, and asks the others", async () => {
    const { gallery, calls, clock, host } = await openGallery();
    host.sends = (address) => {
      if (address.includes("logos.example")) throw new PictureError("slow", { isHostDown: true });
      return Buffer.from(address);
    };
    const ask = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, n) => gallery.find(`https://logos.example/${n}`, 128)));
    await ask(50);
    expect(calls.length).toBeLessThanOrEqual(4);
    expect(await gallery.find("https://other.example/one", 128)).not.toBeNull();
    clock.seconds += 61;
    host.sends = (address) => Buffer.from(address);
    expect(await gallery.find("https://logos.example/49", 128)).not.toBeNull();
  });

  it("asks a host for few pictures at a time", async () => {
    const { gallery, host } = await openGallery();
    let running = 0;
    let most = 0;
    host.sends = async (address) => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
      return Buffer.from(address);
    };
    await Promise.all(Array.from({ length: 60 }, (_, n) => gallery.find(`https://logos.example/${n}`, 128)));
    expect(most).toBe(4);
  });

  it("keeps no more than its limit: the least recently used go", async () => {
    const { gallery, calls, clock, folder } = await openGallery({ mostBytes: 1_000 });
    for (let n = 0; n < 40; n++) {
      await gallery.find(`https://logos.example/${n}`, 1280);
      clock.seconds += 2 * day;
      await gallery.find("https://logos.example/0", 1280);
    }
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = await Promise.all(
      entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => stat(join(parentPath, name))),
    );
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(1_000);
    expect(files.length).toBeGreaterThan(5);
    // Asked for again and again, the first stayed: it was fetched only when it had grown old.
    expect(calls.filter((each) => each.endsWith("/0")).length).toBeLessThanOrEqual(4);
  });

  it("keeps pictures in memory if the folder can't be written to", async () => {
    const folder = join(makeTestFolder(), "file");
    await writeFile(folder, "in the way");
    const { gallery, calls } = await openGallery({ folder });
    await gallery.find(address, 128);
    expect(await gallery.find(address, 128)).not.toBeNull();
    expect(calls).toHaveLength(1);
  });

  it("doesn't hide a fault of its own", async () => {
    const { gallery, host } = await openGallery();
    host.sends = () => Promise.reject(new TypeError("a fault"));
    await expect(gallery.find(address, 128)).rejects.toThrow("a fault");
  });
});

describe("the picture route", () => {
  const signer = createSigner("nn_live_one");
  const own = `https://guide.example${signer.pathOf(address)}`;

  it("serves a signed picture, to be kept and never run", async () => {
    const { gallery } = await openGallery();
    const answer = await answerOwnPicture(new Request(`${own}&w=128`), { signer, gallery });
    expect(await answer.text()).toBe(`${address} at 1280 at 128`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": expect.stringMatching(/^public, max-age=604800/),
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
    const known = new Request(`${own}&w=128`, {
      headers: { "if-none-match": answer.headers.get("etag") ?? "" },
    });
    expect((await answerOwnPicture(known, { signer, gallery })).status).toBe(304);
  });

  it("fetches nothing that isn't signed, and nothing at a width of the reader's choosing", async () => {
    const { gallery, calls } = await openGallery();
    for (const url of [own.replace("one", "two"), `${own}&w=127`, "https://guide.example/pictures/x.webp"]) {
      const answer = await answerOwnPicture(new Request(url), { signer, gallery });
      expect(answer.status).toBe(404);
    }
    expect(calls).toEqual([]);
  });

  it("says briefly that there is no picture", async () => {
    const { gallery, host } = await openGallery();
    host.sends = () => Promise.reject(new PictureError("404"));
    const answer = await answerOwnPicture(new Request(own), { signer, gallery });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=600");
  });

  it("sends a page's image nothing to see instead, which is no error in its console", async () => {
    const { gallery, host } = await openGallery();
    host.sends = () => Promise.reject(new PictureError("404"));
    const asked = new Request(own, { headers: { accept: "image/avif,image/webp,*/*;q=0.8" } });
    const answer = await answerOwnPicture(asked, { signer, gallery });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/gif"]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=600");
    expect(answer.headers.get("vary")).toBe("Accept");
  });
});
