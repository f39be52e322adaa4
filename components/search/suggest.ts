import { accessOf } from "@/lib/access";
import { leagueIn } from "@/lib/events/league";
import { eventName } from "@/lib/events/round";
import { teamIn } from "@/lib/events/sides";
import { chooseBadge, lookOf } from "@/lib/guide/badge";
import type { Words } from "@/lib/i18n";
import { countryInText, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import {
  countFound,
  groupsFound,
  type Hit,
  type SearchBody,
  type SearchGroup,
  type SearchResults,
  type Suggestion,
} from "@/lib/search";
import type { Channel } from "@/lib/shapes";
import { sportName } from "@/lib/sport/name";
import { leadingZoneTerm } from "@/lib/time/format";
import { eventLines } from "./event-result";
import { type HitSetting, hitTime } from "./hit-words";

/** The most suggestions of each group: a box has no room for more. */
const perGroup: Record<SearchGroup, number> = {
  teams: 2,
  events: 2,
  leagues: 2,
  shows: 3,
  channels: 3,
  people: 2,
  listings: 3,
};

/** The options that a device chooses from, for each that it shows. */
const spare = 3;

/** How an event is best watched by everybody, and by those who have one of its channels. */
function eventDetails(lines: ReturnType<typeof eventLines>): Pick<Suggestion, "detail" | "details"> {
  const details = lines.flatMap(({ text, channel }) => (channel ? [{ detail: text, channel }] : []));
  return { detail: lines[0]?.text ?? "", details };
}

/** What a channel is to those who choose theirs. */
const candidate = ({ id, access, free }: Pick<Channel, "id" | "access" | "free">) => ({
  channel: { id, access: accessOf({ access, free }) },
});

/** What a search found first, in a market's words. */
export function buildSuggestions(found: SearchResults, market: Market, t: Words): SearchBody {
  const { at, zone, reach, understood } = found;
  const setting: HitSetting = { market: market.slug, at, format: { locale: market.locale, zone }, t };
  const options = optionsOf(found, market, setting);
  const scope = t(`search.scope.${reach}`, {
    country: countryInText(market.country, market.locale),
  });
  return {
    understood: understood ? t("search.understood", { query: understood }) : null,
    groups: groupsFound(found).map((name) => ({
      name,
      title: t(`search.groups.${name}`),
      most: perGroup[name],
      options: options[name].slice(0, perGroup[name] * spare),
    })),
    country: market.country,
    status: t("search.sentence", { text: t("search.found", { count: countFound(found) }) }),
    scope: `${scope} ${t("search.sentence", { text: t("time.zone", { zone: leadingZoneTerm(zone, market.locale) }) })}`,
  };
}

function optionsOf(
  found: SearchResults,
  { slug, country }: Market,
  setting: HitSetting,
): Record<SearchGroup, Suggestion[]> {
  const { t } = setting;
  const badgeOf = (hit: Hit): Pick<Suggestion, "badge"> => {
    const badge = chooseBadge(hit);
    return badge
      ? { badge: { look: lookOf(badge, hit.start <= setting.at), word: t(`badge.${badge}`) } }
      : {};
  };
  const airing = (hit: Hit) => `${hitTime(hit, setting)} · ${hit.channel.name}`;
  const search = (name: string) => ({ href: paths.search(slug, name), isSearch: true });
  return {
    teams: found.teams.map(({ name, sport, events, next }) => ({
      ...search(name),
      title: teamIn(name, t, next),
      detail: `${sportName(sport, t)} · ${t("search.toCome", { count: events })}`,
    })),
    events: found.events.map((event) => ({
      href: paths.event(slug, event),
      title: eventName(event, t),
      ...eventDetails(eventLines(event, { ...setting, country })),
    })),
    leagues: found.leagues.map((league) => ({
      href: paths.league(slug, league),
      title: leagueIn(league, t),
      detail: `${sportName(league.sport, t)} · ${t("search.toCome", { count: league.events })}`,
    })),
    shows: found.shows.map(({ show, next }) => ({
      href: paths.show(slug, show.id),
      title: show.name,
      detail: airing(next),
      ...badgeOf(next),
      ...candidate(next.channel),
    })),
    channels: found.channels.map(({ id, name, logo, access, free, on }) => ({
      href: paths.channel(slug, id),
      title: name,
      detail: on ? t("search.nowOn", { title: on.title }) : "",
      plate: { name, logo },
      ...candidate({ id, access, free }),
    })),
    people: found.people.flatMap(({ name, next: [next] }) =>
      next
        ? [
            {
              ...search(name),
              title: name,
              detail: t("search.seenIn", { title: next.title, when: hitTime(next, setting) }),
            },
          ]
        : [],
    ),
    listings: found.listings.map((hit) => ({
      href: hit.id ? paths.programme(slug, hit.id) : paths.channel(slug, hit.channel.id),
      title: hit.title,
      detail: airing(hit),
      ...badgeOf(hit),
      ...candidate(hit.channel),
    })),
  };
}
