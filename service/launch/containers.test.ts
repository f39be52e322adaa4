import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

const dockerfile = read("Dockerfile").replaceAll("\\\n", "");
const instructions = (name: string): string[] =>
  dockerfile
    .split("\n")
    .filter((line) => line.startsWith(`${name} `))
    .map((line) => line.slice(name.length + 1));

type Service = {
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown>;
  ports?: string[];
  volumes?: string[];
  command?: string[];
};
const compose: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(
  read("compose.yaml"),
);
const { guide, proxy } = compose.services;

/** The settings that .env.example describes. */
const settings = [...read(".env.example").matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);

describe("the Dockerfile", () => {
  it("names only files that exist, and that .dockerignore lets through", () => {
    const copied = instructions("COPY")
      .filter((line) => !line.startsWith("--from"))
      .flatMap((line) => line.split(" ").slice(0, -1));
    const run = [...dockerfile.matchAll(/\bservice\/[\w/.-]+\.(?:ts|mjs)\b/g)].map(([path]) => path);
    expect(run).toContain("service/launch/start.ts");
    const ignored = read(".dockerignore").split("\n");
    for (const path of [...copied, ...run]) {
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(ignored).not.toContain(path.split("/")[0]);
    }
  });

  it("sets only what the programs read, and builds on the Node that the guide runs on", () => {
    const set = instructions("ENV").flatMap((line) => line.split(" ").map((pair) => pair.split("=")[0]));
    for (const name of set) expect([...settings, "NODE_ENV", "NODE_COMPILE_CACHE", "PATH"]).toContain(name);
    for (const image of instructions("FROM")) expect(image).toContain(read(".nvmrc").trim());
  });

  it("opens the port that the site listens on by default", () => {
    expect(instructions("EXPOSE")).toEqual([/^# PORT=(\d+)$/m.exec(read(".env.example"))?.[1]]);
  });
});

describe("compose.yaml", () => {
  it("sets only what the programs read", () => {
    for (const name of Object.keys(guide?.environment ?? {}))
      expect([...settings, "PGPASSWORD"], name).toContain(name);
  });

  it("names only services, volumes and files that exist", () => {
    for (const { environment = {}, depends_on = {}, volumes = [] } of Object.values(compose.services)) {
      for (const name of Object.keys(depends_on)) expect(Object.keys(compose.services)).toContain(name);
      for (const address of Object.values(environment).filter((value) => URL.canParse(value)))
        expect(Object.keys(compose.services)).toContain(new URL(address).hostname);
      for (const [from = ""] of volumes.map((volume) => volume.split(":")))
        if (from.startsWith("./")) expect(existsSync(join(root, from)), from).toBe(true);
        else expect(Object.keys(compose.volumes)).toContain(from);
    }
  });

  it("points the recipe for nginx at its sites, on the port that nginx listens on", () => {
    const recipe = read("docs/deploy/nginx.conf");
    const [, from = "", to] = /sed 's\/([^/]+)\/([^/]+)\/'/.exec(proxy?.command?.join(" ") ?? "") ?? [];
    expect(recipe.split(from)).toHaveLength(2);
    expect(to).toBe(`server guide:${instructions("EXPOSE")[0]};`);
    expect(proxy?.ports?.map((port) => port.split(":").at(-1))).toEqual([
      /^ +listen (\d+);/m.exec(recipe)?.[1],
    ]);
  });

  it("keeps the password out of an address, so that it may hold any character", () => {
    expect(guide?.environment?.PGPASSWORD).toContain("POSTGRES_PASSWORD");
    expect(guide?.environment?.DATABASE_URL).not.toContain("POSTGRES_PASSWORD");
  });
});
