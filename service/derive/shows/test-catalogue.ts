import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTestFolder } from "../../../outside/test-folder.ts";

const episode = (id: number, number: number, name: string, airdate: string) => ({
  id,
  name,
  season: 1,
  number,
  airdate,
  airtime: "21:00",
  airstamp: `${airdate}T20:00:00+00:00`,
  runtime: 50,
  summary: `<p>Of <b>${name}</b> &amp; more.</p>`,
});

/** An invented show in TVmaze's form. */
export const harbourStreet = {
  id: 7,
  name: "Harbour Street",
  type: "Scripted",
  language: "English",
  genres: ["Drama"],
  status: "Running",
  premiered: "2026-08-15",
  ended: null,
  network: {
    id: 1,
    name: "Harbour One",
    country: { name: "United Kingdom", code: "GB", timezone: "Europe/London" },
  },
  webChannel: null,
  externals: { tvrage: null, thetvdb: 7, imdb: "tt0000007" },
  image: { medium: "https://harbour.example/m.jpg", original: "https://harbour.example/o.jpg" },
  summary: "<p>Life by the <i>water</i>.</p>",
  _embedded: {
    episodes: [episode(71, 1, "The Ferry", "2026-08-15"), episode(72, 2, "The Gale", "2026-08-22")],
  },
};

/** The path of a catalogue of that show, or of another text, always under the same name. */
export async function catalogueFile(text = JSON.stringify(harbourStreet)): Promise<string> {
  const folder = makeTestFolder();
  const path = join(folder, "mine", "shows.json");
  await mkdir(join(folder, "mine"));
  await writeFile(path, text);
  return path;
}
