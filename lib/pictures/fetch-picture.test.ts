import { createServer, type RequestListener } from "node:http";
import { describe, expect, it } from "vitest";
import { listenInTest } from "../../outside/test-server.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { createFindHost, type FindHost } from "./find-host.ts";

const limits = { timeoutMs: 60_000, mostBytes: 1_000 };

/** A host of the tests, at a name that only `local` resolves. */
async function serve(listener: RequestListener): Promise<{ origin: string; calls: string[] }> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.headers.host?.split(":")[0]}${request.url}`);
    listener(request, response);
  });
  return { origin: `http://pictures.test:${await listenInTest(server)}`, calls };
}

/** Takes the tests' own host for a public one, and leaves the others to the rule. */
const local: FindHost = async (url) =>
  url.hostname === "pictures.test"
    ? ["127.0.0.1"]
    : createFindHost(async (host) => (host === "rebound.test" ? ["93.184.215.14", "127.0.0.1"] : []))(url);

describe("fetching a picture", () => {
  it("returns a file, over redirects, and sends nothing of the reader's", async () => {
    const { origin, calls } = await serve((request, response) => {
      expect(Object.keys(request.headers).sort()).toEqual(
        ["accept", "accept-encoding", "connection", "host", "user-agent"].sort(),
      );
      if (request.url === "/old") response.writeHead(301, { location: "/new" }).end();
      else response.end("pixels");
    });
    expect((await fetchPicture(`${origin}/old`, local, limits)).toString()).toBe("pixels");
    expect(calls).toEqual(["pictures.test/old", "pictures.test/new"]);
  });

  it.each([
    ["loopback", "http://127.0.0.1/"],
    ["loopback in disguise", "http://0x7f.1/"],
    ["loopback of IPv6", "http://[::1]/"],
    ["loopback mapped to IPv6", "http://[::ffff:127.0.0.1]/"],
    ["private", "http://10.0.0.1/"],
    ["link-local, with a cloud's metadata", "http://169.254.169.254/latest/meta-data/"],
    ["a name with one private address among its public ones", "http://rebound.test/"],
    ["a name without an address", "http://nowhere.test/"],
    ["a port that isn't of the web", "http://93.184.215.14:25/"],
  ])("calls no host that is %s, also if redirected to it", async (_, forbidden) => {
    await expect(fetchPicture(forbidden, local, limits)).rejects.toThrow("");
    const { origin, calls } = await serve((_request, response) =>
      response.writeHead(302, { location: forbidden }).end(),
    );
    await expect(fetchPicture(`${origin}/`, local, limits)).rejects.toMatchObject({ name: "PictureError" });
    expect(calls).toHaveLength(1);
  });

  it("connects to the addresses that were checked, whatever the name resolves to next", async () => {
    const { origin } = await serve((_request, response) => response.end("pixels"));
    // The name has no address in any name server.
    expect((await fetchPicture(origin, local, limits)).length).toBe(6);
  });

  it.each([
    "file:///etc/passwd",
    "ftp://pictures.test/",
    "javascript:alert(1)",
    "http://me:secret@pictures.test/",
  ])("is never redirected to %s", async (location) => {
    const { origin } = await serve((_request, response) => response.writeHead(302, { location }).end());
    await expect(fetchPicture(origin, local, limits)).rejects.toMatchObject({ name: "PictureError" });
  });

  it("ends redirects that don't end", async () => {
    const { origin, calls } = await serve((_request, response) =>
      response.writeHead(307, { location: "/again" }).end(),
    );
    await expect(fetchPicture(origin, local, limits)).rejects.toThrow("redirects too often");
    expect(calls).toHaveLength(5);
  });

  it("stops reading what is too large, whether or not its length is said", async () => {
    const said = await serve((_request, response) => {
      response.writeHead(200, { "content-length": "1000000000" });
      response.write("x");
    });
    await expect(fetchPicture(said.origin, local, limits)).rejects.toThrow("sends too much");
    const endless = await serve((_request, response) => {
      const more = () => {
        while (response.write("x".repeat(10_000)));
        response.once("drain", more);
      };
      more();
    });
    await expect(fetchPicture(endless.origin, local, limits)).rejects.toThrow("sends too much");
  });

  it("doesn't wait for a host that never answers, or never ends", async () => {
    const silent = await serve(() => {});
    const slow = await serve((_request, response) => response.write("x"));
    for (const { origin } of [silent, slow])
      await expect(fetchPicture(origin, local, { ...limits, timeoutMs: 50 })).rejects.toMatchObject({
        name: "PictureError",
        isHostDown: true,
      });
  });

  it("accepts no encoding, which could unpack to anything", async () => {
    const { origin } = await serve((_request, response) =>
      response.writeHead(200, { "content-encoding": "br" }).end("x"),
    );
    await expect(fetchPicture(origin, local, limits)).rejects.toThrow("encoding");
  });

  it("fails for an answer other than a file", async () => {
    const { origin } = await serve((_request, response) => response.writeHead(404).end());
    await expect(fetchPicture(origin, local, limits)).rejects.toThrow("404");
  });
});
