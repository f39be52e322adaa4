import { describe, expect, it } from "vitest";
import { answerOwnPicture } from "./answer.ts";
import { createSigner } from "./signer.ts";

const signer = createSigner("nn_live_one");
const own = signer.pathOf("https://logos.example/one.png");

/** Asks for a picture, which may not be had. */
const ask = (accept: string, bytes: Buffer | null, headers: Record<string, string> = {}) =>
  answerOwnPicture(new Request(`https://guide.example${own}`, { headers: { accept, ...headers } }), {
    signer,
    gallery: { find: async () => bytes },
  });

describe("a picture that can't be had", () => {
  it("is one clear pixel for a page, and a 404 for others", async () => {
    const page = await ask("image/avif,image/webp,*/*", null);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "image/gif"]);
    expect((await ask("*/*", null)).status).toBe(404);
  });

  it("is never answered from a cache with what another client got", async () => {
    for (const accept of ["image/webp", "*/*"])
      expect((await ask(accept, null)).headers.get("vary")).toBe("Accept");
  });
});

it("a picture is sent with its tag, and not again to a client that has it", async () => {
  const sent = await ask("image/webp", Buffer.from("pixels"));
  expect(await sent.text()).toBe("pixels");
  const tag = sent.headers.get("etag") ?? "";
  expect((await ask("image/webp", Buffer.from("pixels"), { "if-none-match": tag })).status).toBe(304);
});

it("an address that the site didn't sign names no picture", async () => {
  const forged = new Request("https://guide.example/pictures/x.webp?of=https://logos.example/one.png");
  const answer = await answerOwnPicture(forged, {
    signer,
    gallery: { find: async () => Buffer.from("pixels") },
  });
  expect(answer.status).toBe(404);
});
