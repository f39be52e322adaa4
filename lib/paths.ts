import type { Route } from "next";
import { toSegment } from "./events/slug.ts";
import type { Kind } from "./kind.ts";
import { writePlan } from "./plan/plan.ts";

/** What an event's or a league's address is built from. */
type Named = { id: string; name: string };

/** The pages of a market that have pictures of their own. */
export type PicturedPage = "market" | "tonight" | "events" | "leagues" | "programmes" | "channels" | "shows";

/** Takes the place of the market in the path of a picture that has none. */
export const neutralPictures = "all";

/**
 * Every internal address is built here; see the snapshot beside. Markets are given by their slug. Between a market's
 * pages and those of none, whose root layouts differ, links are plain ones: Next's would ask for the page's data first,
 * only to learn that the whole document is needed.
 */
const to = (...parts: (string | number)[]): Route =>
  `/${parts.map((part) => encodeURIComponent(part)).join("/")}` as Route;

export const paths = {
  /** Leads a returning person to their market. */
  home: () => to(),
  /** Chooses a country, whoever comes. */
  countries: () => to("countries"),
  /** Now and next. */
  market: (market: string) => to(market),
  /** What is on now, the best of the evening and live sport: where a visit begins. */
  marketHome: (market: string) => to(market, "home"),
  /** Now and next of one kind, or a further page of all; pages count from 1. */
  now: (market: string, kind: Kind | "all", page = 1) => {
    if (page > 1) return to(market, "now", kind, page);
    return kind === "all" ? to(market) : to(market, "now", kind);
  },
  /** Hour of the evening, in the country's zone, on all channels or on those that are free; pages count from 1. */
  tonight: (market: string, hour?: number | "late", { free = false, page = 1 } = {}) =>
    hour === undefined
      ? to(market, "tonight")
      : to(market, "tonight", hour, ...(free ? ["free"] : []), ...(page > 1 ? [page] : [])),
  filmsTonight: (market: string) => to(market, "tonight", "films"),
  /** `date` is YYYY-MM-DD, today if absent; an hour of the day, 0 to 23; pages count from 1. */
  guide: (market: string, date?: string, hour?: number, page = 1) => {
    const day = date ?? "today";
    const time = hour === undefined ? "now" : String(hour).padStart(2, "0");
    if (page > 1) return to(market, "guide", day, time, page);
    if (hour !== undefined) return to(market, "guide", day, time);
    return date === undefined ? to(market, "guide") : to(market, "guide", date);
  },
  /** The guide as a list, of the same places as the grid. */
  guideList: (market: string, date?: string, hour?: number, page = 1) => {
    const [, , ...place] = paths.guide(market, date, hour, page).slice(1).split("/");
    return to(market, "guide", "list", ...place);
  },
  /** A page's own address in another market; what the address asks for is left out. */
  inMarket: (path: string, market: string) => `/${[market, ...path.split("/").slice(2)].join("/")}` as Route,
  channels: (market: string, page = 1) =>
    page > 1 ? to(market, "channels", "pages", String(page)) : to(market, "channels"),
  /** How complete the listings are. */
  coverage: (market: string) => to(market, "coverage"),
  /** This evening in several countries. */
  world: (market: string) => to(market, "world"),
  channel: (market: string, channel: string, date?: string) =>
    date === undefined ? to(market, "channels", channel) : to(market, "channels", channel, date),
  programme: (market: string, listing: string) => to(market, "programmes", listing),
  show: (market: string, show: string) => to(market, "shows", show),
  event: (market: string, { id, name }: Named) => to(market, "events", toSegment(name, id)),
  /** Live now and coming, of all sports, or of one (a slug), on a day (YYYY-MM-DD). */
  sport: (market: string, sport?: string, date?: string) =>
    sport === undefined
      ? to(market, "sport")
      : date === undefined
        ? to(market, "sport", sport)
        : to(market, "sport", sport, date),
  league: (market: string, { id, name }: Named) => to(market, "leagues", toSegment(name, id)),
  search: (market: string, query?: string) =>
    (query === undefined
      ? to(market, "search")
      : `${to(market, "search")}?${new URLSearchParams({ q: query })}`) as Route,
  settings: (market: string) => to(market, "settings"),
  /** What a person follows, tonight and this week. */
  night: (market: string) => to(market, "night"),
  /** Where a device's reminders are set and removed. */
  reminders: () => to("api", "reminders"),
  /** What a market shows of what is followed (`followSubject`), as JSON. */
  followData: (market: string, kind: string, subject: string) => to("api", "follows", market, kind, subject),
  /** What the device has at hand without a network. */
  offline: (market: string) => to(market, "offline"),
  /** A person's own plan, or the one of these listings. */
  planner: (market: string, listings: readonly string[] = []) =>
    listings.length > 0 ? to(market, "planner", writePlan(listings)) : to(market, "planner"),
  /** A plan's listings, clashes and repeats, as JSON. */
  planData: (market: string, listings: readonly string[]) => to("api", "plan", market, writePlan(listings)),
  /** A plan as a calendar file. */
  planCalendar: (market: string, listings: readonly string[]) =>
    to("calendars", market, "plans", writePlan(listings), "plan.ics"),
  /** Calendar files, which may also be followed: an event, what comes of a league, of a team (its name) in a sport. */
  eventCalendar: (market: string, event: string) => to("calendars", market, "events", event, "event.ics"),
  leagueCalendar: (market: string, league: string) =>
    to("calendars", market, "leagues", league, "league.ics"),
  teamCalendar: (market: string, sport: string, team: string) =>
    to("calendars", market, "teams", sport, team, "team.ics"),
  /** Atom feeds. */
  tonightFeed: (market: string) => to("feeds", market, "tonight.xml"),
  leagueFeed: (market: string, league: string) => to("feeds", market, "leagues", league, "league.xml"),
  /** The index of the site's maps, or one of them: a section's, counted from 1. */
  sitemap: (section?: string, number = 1) =>
    section === undefined ? to("sitemap.xml") : to("sitemap", `${section}-${number}.xml`),
  /** The operator's pages: setting up the guide, of a country, again after a refused form, or a run of it. */
  setup: (country?: string) =>
    (country === undefined ? to("setup") : `${to("setup")}?${new URLSearchParams({ country })}`) as Route,
  setupAgain: (attempt: string) => `${to("setup")}?${new URLSearchParams({ attempt })}` as Route,
  setupSource: () => to("setup", "source"),
  setupUpload: () => to("setup", "upload"),
  setupRun: (run: string) => to("setup", "runs", run),
  setupRunState: (run: string) => to("setup", "runs", run, "state"),
  setupRunForce: (run: string) => to("setup", "runs", run, "force"),
  status: () => to("status"),
  statusData: () => to("status", "data"),
  /** Where an operator sends their token; `wrong` if it wasn't it. */
  operatorEntry: (wrong = false) => (wrong ? `${to("operator")}?wrong=1` : to("operator")) as Route,
  operatorEnter: () => to("operator", "enter"),
  /** What `now` shows on a page or on all of them, as JSON. */
  nowData: (market: string, kind: Kind | "all", page: number | "all" = 1) =>
    `${to("api", "now", market)}?${new URLSearchParams({ kind, page: String(page) })}`,
  /** What all pages of an evening's hour show, as JSON. */
  tonightData: (market: string, hour: number | "late") => to("api", "tonight", market, hour),
  /** What the dialog of a person's channels shows, and the ids of a lineup that they chose. */
  mineData: (market: string) => to("api", "mine", market),
  providerLineupData: (id: string) => to("api", "lineups", id),
  channelsData: (country: string) => to("api", "channels", country),
  lineupData: (market: string) => to("api", "guide", market, "lineup"),
  /** The listings of a block of channels in a stretch of time: see `lib/guide/chunk`. */
  guideChunkData: (market: string, block: number, chunk: number) => to("api", "guide", market, block, chunk),
  /** What a search finds first, as JSON. */
  searchData: (market: string, query: string) =>
    `${to("api", "search", market)}?${new URLSearchParams({ q: query })}`,
  /** The form that people share: for all countries. */
  neutralChannel: (channel: string) => to("channels", channel),
  neutralEvent: ({ id, name }: Named) => to("events", toSegment(name, id)),
  /** What previews show of a page: of a market's, of a thing by its id, or of a page of no market. */
  picture: (market: string, of: PicturedPage, id?: string) =>
    id === undefined ? to("og", market, `${of}.png`) : to("og", market, of, `${id}.png`),
  neutralPicture: (of: "site" | "events", id?: string) =>
    id === undefined ? to("og", `${of}.png`) : to("og", neutralPictures, of, `${id}.png`),
  /** What sites unfold a link to one of our pages (an absolute address) into. */
  oembed: (address: string, format: "json" | "xml") =>
    `${to("oembed")}?${new URLSearchParams({ url: address, format })}`,
  /** The cards that other sites frame. */
  embeddedTonight: (market: string) => to("embed", market, "tonight"),
  /** In English and by the clock of the person's own device if no market is given. */
  embeddedEvent: (id: string, market?: string) =>
    market === undefined ? to("embed", "events", id) : to("embed", market, "events", id),
};

/**
 * The path that a search with `?q=` is rewritten to inside the site: a page that reads its query from the path is
 * prerendered, one that reads search parameters is not.
 */
export const searchPage = (market: string, query: string): string => to(market, "search", query);

/** Inside the site, the page that searches only what the site holds. */
export const heldSearchPage = (market: string, query: string): string => to(market, "search", query, "held");
