import { fromIso, toIso } from "../../contract/time.ts";
import { addDays } from "../../contract/zone.ts";
import { homes, titleAt, word } from "./generated-store.ts";

/** A read of the API: hot if the same request is repeated, otherwise each request is another one. */
export type Read = { name: string; hot: boolean; paths: string[] };

/** The reads to measure on a generated store; `ask` returns the answer of a path. */
export async function listReads({
  today,
  ask,
}: {
  today: string;
  ask(path: string): Promise<{ data: { id: string }[] }>;
}): Promise<Read[]> {
  const listIds = async (path: string) => (await ask(path)).data.map(({ id }) => id);
  const country = "GB";
  const inCountry = await listIds(`/v1/countries/${country}/channels?limit=500`);
  const everywhere: string[] = [];
  for (const home of homes) everywhere.push(...(await listIds(`/v1/channels?limit=500&country=${home}`)));
  const fifty = inCountry.slice(0, 50).join(",");
  const midnight = fromIso(`${today}T00:00:00Z`);
  const window = (shift: number, length: number) =>
    `from=${toIso(midnight + shift)}&to=${toIso(midnight + shift + length)}`;
  const each = (n: number): string => everywhere[n % everywhere.length] ?? "";
  const home = (n: number): string => homes[n % homes.length] ?? "";
  const listings: string[] = [];
  for (let n = 0; n < 150; n++) listings.push(...(await listIds(`/v1/channels/${each(n)}/schedule`)));

  const hot = (name: string, path: string): Read => ({ name: `${name}, hot`, hot: true, paths: [path] });
  const fresh = (name: string, count: number, path: (n: number) => string): Read => ({
    name,
    hot: false,
    paths: Array.from({ length: count }, (_, n) => `/v1${path(n)}`),
  });
  return [
    hot("now by country", `/v1/now?country=${country}`),
    hot("guide 50 x 24 h", `/v1/guide?channels=${fifty}&${window(0, 86_400)}`),
    hot("countries", "/v1/countries"),
    fresh("guide 50 x 24 h", 5_000, (n) => `/guide?channels=${fifty}&${window(n + 1, 86_400)}`),
    fresh(
      "guide 20 x 6 h",
      20_000,
      (n) => `/guide?channels=${slice(inCountry, n, 20)}&${window(n, 6 * 3600)}`,
    ),
    fresh(
      "schedule, a day",
      30_000,
      (n) =>
        `/channels/${each(n)}/schedule?date=${addDays(today, Math.floor(n / everywhere.length) % 4)}&fields=${someFields(n)}`,
    ),
    fresh("history, a day", 30_000, (n) => `/channels/${each(n)}/history?${window(n - 86_400, 86_400)}`),
    fresh("now of a channel", everywhere.length, (n) => `/channels/${each(n)}/now`),
    fresh(
      "next of a channel",
      30_000,
      (n) => `/channels/${each(n)}/next?count=${1 + (Math.floor(n / everywhere.length) % 20)}`,
    ),
    fresh("a listing", listings.length, (n) => `/listings/${listings[n]}`),
    fresh(
      "channels, a page",
      6_000,
      (n) => `/channels?limit=${1 + (n % 500)}&country=${home(Math.floor(n / 500))}`,
    ),
    fresh("channels by name", 5_000, (n) => `/channels/search?q=channel%20${n}`),
    fresh(
      "programmes by title",
      2_000,
      (n) => `/listings/search?q=${encodeURIComponent(titleAt(midnight + 86_400 + n * 1800, n % 8))}`,
    ),
    fresh("programmes by a word", 400, (n) => `/listings/search?q=${word(n)}`),
    fresh("everything by name", 400, (n) => `/search?q=${word(n)}&country=${home(n)}`),
    fresh("the same, mistyped", 400, (n) => `/search?q=${word(n).slice(0, -2)}xq&country=${home(n)}`),
    fresh("tonight", 288, (n) => `/countries/${home(n)}/tonight?from_hour=${Math.floor(n / 12)}`),
    fresh(
      "coverage of a day",
      72,
      (n) => `/countries/${home(n)}/coverage?date=${addDays(today, Math.floor(n / 12) - 2)}`,
    ),
  ];
}

function slice(ids: string[], n: number, count: number): string {
  return Array.from({ length: count }, (_, index) => ids[(n + index) % ids.length]).join(",");
}

/** A selection of fields that depends on `n`, so that requests for the same thing are all different. */
function someFields(n: number): string {
  return ["title", "start", "stop", "category", "episode", "flags", "icon", "year", "rating", "description"]
    .filter((_, index) => index === 0 || (n >> index) & 1)
    .join(",");
}
