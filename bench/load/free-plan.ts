/** The countries of a site of 150 channels, each with one block of fifty. */
export const countries = ["GB", "DE", "NZ"] as const;

const channelsEach = 50;
const slotSeconds = 7200;

type Answer = { status: number; body: unknown };

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();
const list = (data: unknown[]): Answer => ({
  status: 200,
  body: { data, meta: { count: data.length, next: null } },
});
const problem = (status: number, code: string): Answer => ({ status, body: { code } });

const channelsOf = (country: string) =>
  Array.from({ length: channelsEach }, (_, number) => ({
    id: `ch_${country}${number}`,
    name: `Channel ${country} ${number}`,
    country,
    languages: [],
    categories: [],
    feeds: 1,
  }));

function slotsOf(channel: string, from: number, to: number) {
  const slots: object[] = [];
  for (let start = from - (from % slotSeconds); start < to; start += slotSeconds)
    slots.push({
      id: `${channel.replace("ch_", "ls_")}x${Math.floor(start / slotSeconds) % 12}`,
      channel,
      start: iso(start),
      stop: iso(start + slotSeconds),
      title: `Programme ${Math.floor(start / slotSeconds) % 97}`,
    });
  return slots;
}

/** A free plan's listings are those of yesterday and today. */
const isOutside = (from: number, to: number): boolean => {
  const today = Math.floor(Date.now() / 86_400_000) * 86_400;
  return from < today - 86_400 || to > today + 86_400;
};

/** What a deployment of the specification answers to a free key, for a request's path and query below `/v1`. */
export function answerAsFreePlan(url: string): Answer {
  const { pathname, searchParams: query } = new URL(url, "http://localhost");
  const [, , resource = "", id = "", part] = pathname.split("/");
  const country = countries.find((code) => code === id);
  if (resource === "guide") {
    const [from, to] = [Date.parse(query.get("from") ?? "") / 1000, Date.parse(query.get("to") ?? "") / 1000];
    if (isOutside(from, to)) return problem(403, "outside_plan_window");
    return list((query.get("channels") ?? "").split(",").flatMap((channel) => slotsOf(channel, from, to)));
  }
  if (resource === "countries" && !id)
    return list(
      countries.map((code) => ({ code, name: code, channels: channelsEach, feeds: 50, listings_today: 900 })),
    );
  if (resource === "countries" && country && !part)
    return {
      status: 200,
      body: {
        data: { code: id, name: id, timezone: "UTC", channels: channelsEach, feeds: channelsEach },
        meta: {},
      },
    };
  if (resource === "countries" && country && part === "channels") return list(channelsOf(country));
  if (resource === "channels" && !id) return list(countries.flatMap(channelsOf));
  if (resource === "sports" || resource === "leagues") return list([]);
  if (resource === "events" || resource === "shows") return problem(403, "plan_required");
  const [, channel, number] = /^ls_([A-Z]+\d+)x(\d+)$/.exec(id) ?? [];
  if (resource === "listings" && channel) {
    const start = Math.floor(Date.now() / 86_400_000) * 86_400 + Number(number) * slotSeconds;
    return { status: 200, body: { data: slotsOf(`ch_${channel}`, start, start + slotSeconds)[0], meta: {} } };
  }
  return problem(404, "not_found");
}
