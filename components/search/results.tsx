import type { ReactNode } from "react";
import { categoryNames } from "@/components/channel/category-names";
import { Sides } from "@/components/events/sides";
import { AccessBadge, accessWords } from "@/components/free/access-badge";
import { FlagBadges } from "@/components/now-next/flag-badges";
import { leftWords } from "@/components/now-next/now-line";
import { Picture } from "@/components/programme/picture";
import { Plate } from "@/components/ui/plate";
import { Dotted, gap, Sentence } from "@/components/ui/sentence";
import { TimeLeft } from "@/components/ui/time-left";
import { leagueIn } from "@/lib/events/league";
import { teamIn } from "@/lib/events/sides";
import { filmYear } from "@/lib/film-year";
import { programmeKind } from "@/lib/kind-words";
import { genresOfShow } from "@/lib/listed-genre";
import { partOf } from "@/lib/part";
import { paths } from "@/lib/paths";
import { sceneOf } from "@/lib/scene-words";
import {
  type ChannelHit,
  type EventHit,
  groupsFound,
  type Hit,
  type PersonHit,
  type SearchGroup,
  type SearchResults,
  type ShowHit,
  splitColumns,
  type TeamHit,
} from "@/lib/search";
import type { League } from "@/lib/shapes";
import { sportName } from "@/lib/sport/name";
import { EventCard, EventLines } from "./event-result";
import { type HitSetting, hitTime } from "./hit-words";
import { ResultRow, RoundIcon } from "./result-row";

type Setting = HitSetting & {
  /** The market's country: an ISO code. */
  country: string;
  query: string;
};

/** A picture of a programme, or its channel's plate. */
const HitPicture = ({ hit, image }: { hit: Hit; image?: string }) => (
  <Picture
    src={image ?? hit.icon}
    title={hit.title}
    kind={programmeKind(hit)}
    scene={sceneOf(hit, programmeKind(hit))}
    sizes="72px"
    className="w-full rounded-[10px]"
  />
);

/** How it is shown, and what its channel asks of viewers. */
const HitBadges = ({ hit, setting: { at, t } }: { hit: Hit; setting: HitSetting }) => (
  <>
    <FlagBadges flags={hit.flags} showing={hit.showing} isOn={hit.start <= at} t={t} />
    <AccessBadge channel={hit.channel} words={accessWords(t)} />
  </>
);

/** When and where, then what else is known, which may be cut off. */
const airingLine = (hit: Hit, setting: HitSetting, ...more: (string | undefined)[]): string =>
  [[hitTime(hit, setting), hit.channel.name].join(setting.t("now.comma")), ...more]
    .filter(Boolean)
    .join(" · ");

const TeamRow = ({ team, setting }: { team: TeamHit; setting: Setting }) => {
  const { market, query, t } = setting;
  const { name, sport, events, next } = team;
  const called = teamIn(name, t, next);
  const isSame = [name, called].some((each) => each.toLowerCase() === query.toLowerCase());
  return (
    <ResultRow
      lead={<RoundIcon name="sport" />}
      {...(isSame && next
        ? { href: paths.event(market, next) }
        : { href: paths.search(market, name), isSearch: true })}
      name={called}
    >
      {[sportName(sport, t), next?.league && leagueIn(next.league, t), t("search.toCome", { count: events })]
        .filter(Boolean)
        .join(" · ")}
    </ResultRow>
  );
};

const EventRow = ({ event, setting }: { event: EventHit; setting: Setting }) => (
  <ResultRow
    lead={<RoundIcon name="sport" />}
    href={paths.event(setting.market, event)}
    name={<Sides event={event} t={setting.t} />}
  >
    <EventLines event={event} setting={setting} />
  </ResultRow>
);

const LeagueRow = ({ league, setting: { market, t } }: { league: League; setting: Setting }) => (
  <ResultRow lead={<RoundIcon name="cup" />} href={paths.league(market, league)} name={leagueIn(league, t)}>
    {[sportName(league.sport, t), t("search.toCome", { count: league.events })].join(" · ")}
  </ResultRow>
);

const ShowRow = ({ found, setting }: { found: ShowHit; setting: Setting }) => {
  const { show, next, airings } = found;
  return (
    <ResultRow
      lead={<HitPicture hit={next} image={show.image} />}
      href={paths.show(setting.market, show.id)}
      channel={next.channel.id}
      name={show.name}
      badges={<HitBadges hit={next} setting={setting} />}
    >
      {airingLine(
        next,
        setting,
        genresOfShow(show.genres, setting.t)[0]?.word,
        airings > 1 ? setting.t("search.airings", { count: airings }) : "",
      )}
    </ResultRow>
  );
};

const ChannelRow = ({ channel, setting: { market, at, t } }: { channel: ChannelHit; setting: Setting }) => (
  <ResultRow
    lead={<Plate name={channel.name} src={channel.logo} />}
    href={paths.channel(market, channel.id)}
    channel={channel.id}
    name={channel.name}
    badges={<AccessBadge channel={channel} words={accessWords(t)} />}
  >
    {channel.on ? (
      <Dotted>
        <Sentence text={t("search.nowOn", { title: gap })}>
          <bdi>{channel.on.title}</bdi>
        </Sentence>
        <TimeLeft until={channel.on.stop} now={at} words={leftWords(t)} />
      </Dotted>
    ) : (
      channel.categories.map((category) => categoryNames(t)[category] ?? category).join(t("now.comma"))
    )}
  </ResultRow>
);

/** A person leads to a search for them, and there to their programmes. */
const PersonRows = ({ person, setting }: { person: PersonHit; setting: Setting }) => {
  const { market, query, t } = setting;
  const [next] = person.next;
  if (!next) return null;
  if (person.name.toLowerCase() === query.toLowerCase())
    return person.next.map((hit) => (
      <ListingRow key={`${hit.title} ${hit.start}`} hit={hit} setting={setting} />
    ));
  return (
    <ResultRow
      lead={<RoundIcon name="person" />}
      href={paths.search(market, person.name)}
      isSearch
      name={person.name}
    >
      {t("search.seenIn", { title: next.title, when: hitTime(next, setting) })}
    </ResultRow>
  );
};

const ListingRow = ({ hit, setting }: { hit: Hit & { airings?: number }; setting: Setting }) => {
  const { market, t } = setting;
  const { id, airings = 1 } = hit;
  return (
    <ResultRow
      lead={<HitPicture hit={hit} />}
      href={id ? paths.programme(market, id) : paths.channel(market, hit.channel.id)}
      channel={hit.channel.id}
      name={hit.title}
      badges={<HitBadges hit={hit} setting={setting} />}
    >
      {airingLine(
        hit,
        setting,
        partOf(hit),
        filmYear({ item: hit, channel: { categories: [] } })?.toString(),
        airings > 1 ? t("search.airings", { count: airings }) : "",
      )}
    </ResultRow>
  );
};

/** The most rows of each group: whoever wants others types another word. */
const mostRows: Record<SearchGroup, number> = {
  teams: 4,
  events: 6,
  leagues: 4,
  shows: 8,
  channels: 8,
  people: 5,
  listings: 12,
};

type Group = [SearchGroup, ReactNode[]];

/** The groups that have any rows, with those, in their order. */
function buildGroups(found: SearchResults, setting: Setting): Group[] {
  const rows: Record<SearchGroup, ReactNode[]> = {
    teams: found.teams.map((team) => <TeamRow key={`${team.sport} ${team.name}`} {...{ team, setting }} />),
    events: found.events.map((event, place) =>
      place === 0 ? (
        <EventCard key={event.id} {...{ event, setting }} />
      ) : (
        <EventRow key={event.id} {...{ event, setting }} />
      ),
    ),
    leagues: found.leagues.map((league) => <LeagueRow key={league.id} {...{ league, setting }} />),
    shows: found.shows.map((each) => <ShowRow key={each.show.id} found={each} setting={setting} />),
    channels: found.channels.map((channel) => <ChannelRow key={channel.id} {...{ channel, setting }} />),
    people: found.people.map((person) => <PersonRows key={person.name} {...{ person, setting }} />),
    listings: found.listings.map((hit) => (
      <ListingRow key={`${hit.channel.id} ${hit.start} ${hit.title}`} {...{ hit, setting }} />
    )),
  };
  return groupsFound(found).map((group) => [group, rows[group].slice(0, mostRows[group])]);
}

const isSport = ([name]: Group): boolean => name === "teams" || name === "events" || name === "leagues";

/** Groups in two columns: sport beside the rest, that of the first group first, or else half of them each. */
function columnsOf(groups: readonly Group[]): Group[][] {
  const [sport, rest] = [groups.filter(isSport), groups.filter((group) => !isSport(group))];
  if (sport.length > 0 && rest.length > 0) return groups[0] === sport[0] ? [sport, rest] : [rest, sport];
  const half = splitColumns(groups.map(([, rows]) => rows.length));
  return [groups.slice(0, half), groups.slice(half)];
}

/** What a search found, group by group; on wide screens in two columns. */
export const Results = ({ found, setting }: { found: SearchResults; setting: Setting }) => (
  <div className="grid gap-x-10 desk:grid-cols-2">
    {columnsOf(buildGroups(found, setting)).map((column, place) =>
      column.length > 0 ? (
        <div key={place === 0 ? "first" : "second"} className="min-w-0">
          {column.map(([group, rows]) => (
            <section key={group} className="mt-5">
              <h2 className="mb-1.5 text-sm font-title text-muted">{setting.t(`search.groups.${group}`)}</h2>
              <ul data-mine-first className="grid gap-y-0.5">
                {rows}
              </ul>
            </section>
          ))}
        </div>
      ) : null,
    )}
  </div>
);
