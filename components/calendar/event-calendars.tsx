import { leagueIn } from "@/lib/events/league";
import { sidesOf } from "@/lib/events/sides";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import type { SportsEvent } from "@/lib/shapes";
import { CalendarLinks, type CalendarWords } from "./calendar-links";

const calendarWords = (t: Words): CalendarWords => ({
  add: t("calendar.add"),
  follow: t("calendar.follow"),
  followText: t("calendar.followText"),
});

type LinkContext = { market: string; origin: string; t: Words };

/** An event's calendars in a market: its own while it is to come or on, its league's, its sides'. */
export const EventCalendars = ({
  event,
  isOver,
  market,
  origin,
  t,
}: LinkContext & { event: SportsEvent; isOver: boolean }) => {
  const { id, sport, league } = event;
  const own = paths.eventCalendar(market, id);
  const names = sidesOf(event, t) ?? [];
  const sides = [event.home, event.away].flatMap((team, place) =>
    team
      ? [
          {
            label: t("calendar.team", { team: names[place] ?? team }),
            path: paths.teamCalendar(market, sport, team),
          },
        ]
      : [],
  );
  const leagues = league
    ? [
        {
          label: t("calendar.league", { league: leagueIn(league, t) }),
          path: paths.leagueCalendar(market, league.id),
        },
      ]
    : [];
  const itself = isOver ? [] : [{ label: t("calendar.thisEvent"), path: own }];
  return (
    <CalendarLinks
      file={isOver ? null : own}
      followed={[...itself, ...sides, ...leagues]}
      origin={origin}
      side="end"
      words={calendarWords(t)}
    />
  );
};

/** A league's coming events in a market, as a calendar file or subscription. */
export const LeagueCalendar = ({
  league,
  market,
  origin,
  t,
}: LinkContext & { league: NonNullable<SportsEvent["league"]> }) => {
  const path = paths.leagueCalendar(market, league.id);
  return (
    <CalendarLinks
      file={path}
      followed={[{ label: t("calendar.league", { league: leagueIn(league, t) }), path }]}
      origin={origin}
      side="start"
      words={calendarWords(t)}
    />
  );
};
