import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { fromIso } from "../../contract/time.ts";
import { installPackages } from "./packages.ts";

/**
 * The grid to compare with: planby 0.4, its last version under a free licence, on the React it was made for. It gets
 * the same channels and programmes for a day, and rows and minutes of the same size.
 */
const packages = ["planby@0.4.0", "react@18.3.1", "react-dom@18.3.1", "esbuild@0.25.12"];

const run = promisify(execFile);

/** Shows `/peer.json`. The scroller gets its id once its first programme is in the page. */
const page = `
import { createElement as h, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Epg, Layout, useEpg } from "planby";

function Guide({ day, channels, epg, minute }) {
  const { getEpgProps, getLayoutProps } = useEpg({
    channels,
    epg,
    startDate: day + "T00:00:00",
    endDate: day + "T24:00:00",
    dayWidth: minute * 1440,
    itemHeight: 64,
    sidebarWidth: 74,
    width: innerWidth,
    height: innerHeight,
  });
  useEffect(() => {
    const name = () => {
      const text = document.body.textContent;
      const shown = epg.slice(0, 400).some(({ title }) => text.includes(title));
      const scroller = [...document.querySelectorAll("div")].find(
        (box) => box.scrollHeight > 1.2 * box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY),
      );
      if (!shown || !scroller) return setTimeout(name, 10);
      scroller.id = "scroller";
      window.usable = performance.now();
    };
    name();
  }, []);
  return h(Epg, getEpgProps(), h(Layout, getLayoutProps()));
}

const data = await (await fetch("/peer.json")).json();
createRoot(document.getElementById("root")).render(h(Guide, data));
`;

/** Installs and bundles the other grid; returns its script. */
export async function buildPeer(folder: string): Promise<Buffer> {
  await installPackages(folder, packages);
  writeFileSync(join(folder, "page.js"), page);
  const options = ["--bundle", "--minify", "--format=esm", '--define:process.env.NODE_ENV="production"'];
  await run(join(folder, "node_modules/.bin/esbuild"), ["page.js", ...options, "--outfile=out.js"], {
    cwd: folder,
  });
  return gzipSync(readFileSync(join(folder, "out.js")));
}

type Api = { url: string; key: string };

async function read<T>({ url, key }: Api, path: string): Promise<{ data: T[]; next_cursor?: string | null }> {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${key}` } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json() as Promise<{ data: T[]; next_cursor?: string | null }>;
}

type Slot = { id: string; channel: string; start: string; stop: string; title: string };

/** A country's day in the other grid's format, as gzipped JSON. `minute` is the width of one, px. */
export async function peerData(api: Api, channels: readonly string[], day: string, minute: number) {
  const slots: Slot[] = [];
  const midnight = fromIso(`${day}T00:00:00Z`);
  const [from, to] = [midnight, midnight + 86_400].map((epoch) => new Date(epoch * 1000).toISOString()) as [
    string,
    string,
  ];
  for (let at = 0; at < channels.length; at += 50) {
    const some = channels.slice(at, at + 50).join(",");
    slots.push(...(await read<Slot>(api, `/guide?channels=${some}&from=${from}&to=${to}`)).data);
  }
  // It draws nothing before its first hour and has no time zones.
  const within = (iso: string) => Math.min(Math.max(fromIso(iso), midnight), midnight + 86_400 - 60);
  const local = (iso: string) => new Date(within(iso) * 1000).toISOString().slice(0, 19);
  return gzipSync(
    JSON.stringify({
      day,
      minute,
      channels: channels.map((uuid) => ({ uuid, logo: "" })),
      epg: slots.map(({ id, channel, start, stop, title }) => ({
        id,
        channelUuid: channel,
        since: local(start),
        till: local(stop),
        title,
        description: "",
        image: "",
      })),
    }),
  );
}
