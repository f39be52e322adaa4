import type { Route } from "next";
import Link from "next/link";
import { Fragment } from "react";
import { FollowMenu } from "@/components/follows/follow-button";
import { followWords } from "@/components/follows/follow-words";
import { AccessBadge, accessWords } from "@/components/free/access-badge";
import { FlagBadges } from "@/components/now-next/flag-badges";
import { PlanButton } from "@/components/planner/plan-button";
import { planButtonWords } from "@/components/planner/plan-words";
import { RemindButton } from "@/components/reminders/remind-button";
import { remindWords } from "@/components/reminders/remind-words";
import { ShareButton } from "@/components/share/share-button";
import { shareWords } from "@/components/share/share-words";
import { Badge } from "@/components/ui/badge";
import { quietLook } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Plate } from "@/components/ui/plate";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Dotted, gap, Sentence } from "@/components/ui/sentence";
import { Time, TimeSpan, Zone } from "@/components/ui/time";
import { episodeLine } from "@/lib/episode-line";
import { kickOffIn, listedTitle, sourceTitle } from "@/lib/events/programme-title";
import { eventName } from "@/lib/events/round";
import { followsOfEventIn } from "@/lib/follows/called";
import type { Follow } from "@/lib/follows/follow";
import { chooseBadge } from "@/lib/guide/badge";
import { stateAt } from "@/lib/guide/cells";
import type { Kind } from "@/lib/kind";
import { programmeKind } from "@/lib/kind-words";
import { type Genre, genresOf, withoutParts } from "@/lib/listed-genre";
import { countryName } from "@/lib/market";
import { partOf } from "@/lib/part";
import { paths } from "@/lib/paths";
import { isFilm } from "@/lib/picks/film";
import { numbersOf } from "@/lib/plan/plan";
import { sceneOf } from "@/lib/scene-words";
import { capitalise, dateSeparator, formatDuration } from "@/lib/time/format";
import { Picture } from "./picture";
import type { ProgrammeProps } from "./programme-props";

const tints: Record<Kind, string> = {
  movie: "from-movie/22",
  sport: "from-sport/22",
  news: "from-news/22",
  kids: "from-kids/22",
  music: "from-music/22",
  docu: "from-docu/22",
  general: "from-general/22",
};

type HeadProps = Pick<
  ProgrammeProps,
  "market" | "listing" | "channel" | "zone" | "now" | "others" | "event" | "t"
>;

/** Sports whose games begin with a kick-off. */
const kickOffSports = new Set(["football", "rugby", "rugby-league", "american-football", "futsal"]);

const State = ({ listing, now, t }: Pick<HeadProps, "listing" | "now" | "t">) => {
  const state = stateAt(listing, now);
  const { premiere, last_chance: lastChance } = listing.detail ?? {};
  return (
    <p className="flex flex-wrap items-center gap-2">
      {state === "on" ? <Badge look="plain">{t("programme.onNow")}</Badge> : null}
      {state === "past" ? <Badge look="plain">{t("programme.over")}</Badge> : null}
      {/* What is over was live, and no longer is. */}
      {state === "past" && chooseBadge(listing) === "live" ? null : (
        <FlagBadges flags={listing.flags} showing={listing.showing} isOn={state === "on"} t={t} />
      )}
      {premiere !== undefined ? <Badge look="new">{t("programme.premiere")}</Badge> : null}
      {lastChance !== undefined ? <Badge look="delayed">{t("programme.lastChance")}</Badge> : null}
    </p>
  );
};

/** When it is on; of an event that it holds, first when that begins. */
const When = ({ market, listing, zone, event, t }: HeadProps) => {
  const format = { locale: market.locale, zone };
  const starts = kickOffIn(listing);
  const hours = <TimeSpan start={listing.start} stop={listing.stop} format={format} />;
  const word = kickOffSports.has(event?.sport ?? "") ? "programme.kickOff" : "programme.eventStart";
  return (
    <p className="mt-4 text-[1.0625rem] first-letter:uppercase" data-clock={zone}>
      <b className="font-[680]">
        <Time at={starts ?? listing.start} format={format} as="date" />
        {starts === null ? dateSeparator(market.locale) : " · "}
        {starts === null ? (
          hours
        ) : (
          <Sentence text={t(word, { time: gap })}>
            <Time at={starts} format={format} />
          </Sentence>
        )}
      </b>{" "}
      <span className="text-muted">
        {starts === null ? null : (
          <>
            · <Sentence text={t("programme.onAir", { span: gap })}>{hours}</Sentence>{" "}
          </>
        )}
        <Zone format={format} pattern={t.raw("time.zone")} />
        <span className="whitespace-nowrap">
          {" "}
          · {formatDuration(listing.stop - listing.start, market.locale)}
        </span>
      </span>
    </p>
  );
};

/** The channel and what it asks of viewers, and the way to every channel of its event. */
const Where = ({ market, channel, event, t }: HeadProps) => (
  <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <Link
        href={paths.channel(market.slug, channel.id)}
        className="group flex min-w-0 items-center gap-3 rounded-cell"
      >
        <Plate name={channel.name} src={channel.logo} />
        <span className="min-w-0">
          <bdi className="block truncate font-title group-hover:underline">{channel.name}</bdi>
          {channel.country ? (
            <small className="block text-[0.8125rem] text-muted">
              {countryName(channel.country, market.locale)}
            </small>
          ) : null}
        </span>
      </Link>
      <AccessBadge channel={channel} words={accessWords(t)} sayUnknown />
    </span>
    {event ? (
      <Link href={paths.event(market.slug, event)} prefetch={false} className={quietLook}>
        {t("sport.everyChannel")}
      </Link>
    ) : null}
  </div>
);

/** What can be followed of a programme: what its event is of, its series, else its title. */
function followsOf({ listing, event, others: { show }, t }: HeadProps): Follow[] {
  const ofEvent = event ? followsOfEventIn(event, t) : [];
  if (ofEvent.length > 0) return ofEvent;
  return show
    ? [{ kind: "show", id: show.id, name: show.name }]
    : [{ kind: "words", name: listedTitle(listing) }];
}

const Actions = ({ inGuide, ...props }: HeadProps & { inGuide: Route | null }) => {
  const { market, listing, channel, event, now, t } = props;
  return (
    <div className="no-print mt-5 grid grid-cols-2 gap-2.5 @max-[600px]:[&>*:nth-child(-n+2)]:self-start @max-[600px]:[&>span]:items-stretch @max-[600px]:[&>*>button]:w-full @max-[600px]:[&>*>button]:px-2 @max-[600px]:[&>*>button]:text-sm @max-[600px]:[&>a]:gap-1.5 @max-[600px]:[&>a]:px-1.5 @max-[600px]:[&>a]:text-sm [&>*:last-child:nth-child(odd)]:col-span-full [&>details[open]]:col-span-full @min-[600px]:flex @min-[600px]:flex-wrap @min-[600px]:items-center">
      {stateAt(listing, now) === "past" ? null : (
        <>
          <PlanButton
            market={market.slug}
            slot={{
              id: listing.id,
              title: listing.title,
              part: partOf(listing),
              episode: numbersOf(listing),
              channel: { id: channel.id, name: channel.name },
              start: listing.start,
              stop: listing.stop,
            }}
            words={planButtonWords(t)}
          />
          {stateAt(listing, now) === "on" ? null : (
            <RemindButton
              market={market.slug}
              of={
                event
                  ? { kind: "event", id: event.id, name: eventName(event, t) }
                  : { kind: "listing", id: listing.id, name: listing.title }
              }
              calendar={paths.planCalendar(market.slug, [listing.id])}
              words={remindWords(t)}
            />
          )}
          <a href={paths.planCalendar(market.slug, [listing.id])} download className={quietLook}>
            <Icon name="calendar" size={18} />
            {t("programme.calendar")}
          </a>
        </>
      )}
      <FollowMenu market={market.slug} follows={followsOf(props)} words={followWords(t)} />
      <ShareButton title={listing.title} words={shareWords(t)} />
      {inGuide ? (
        <Link href={inGuide} prefetch={false} className={quietLook}>
          <Icon name="guide" size={18} />
          {t("programme.inGuide")}
        </Link>
      ) : null}
    </div>
  );
};

/** "Film · Drama · 1994", as far as the listing says. */
const Summary = ({
  listing,
  channel,
  kind,
  t,
}: Pick<HeadProps, "listing" | "channel" | "t"> & { kind: Kind }) => {
  const film: Genre[] = kind === "movie" ? [{ word: t("genre.movie") }] : [];
  const genres = withoutParts([...film, ...genresOf(listing, channel, t)]);
  return genres.length > 0 || listing.year !== undefined ? (
    <p dir="auto" className="mt-2 font-[560] text-muted">
      <Dotted>
        {genres.length > 0 ? (
          <span>
            {genres.map(({ word, lang }, at) => (
              <Fragment key={word}>
                {at > 0 ? t("now.comma") : null}
                <span lang={lang}>{at > 0 ? word : capitalise(word, t.locale)}</span>
              </Fragment>
            ))}
          </span>
        ) : null}
        {listing.year}
      </Dotted>
    </p>
  ) : null;
};

/** Its names: title, part, numbers and series; of a programme called by its event, the listing's own title. */
const Names = ({
  market,
  listing,
  channel,
  others,
  kind,
  level,
  t,
}: Pick<HeadProps, "market" | "listing" | "channel" | "others" | "t"> & { kind: Kind; level: 1 | 2 }) => {
  const numbers = episodeLine(listing, t);
  const part = partOf(listing);
  const Heading = level === 1 ? "h1" : "h2";
  const own = sourceTitle(listing);
  return (
    <>
      <Heading
        dir="auto"
        className="mt-2.5 text-[1.875rem] leading-[1.08] font-heading tracking-heading [overflow-wrap:anywhere] @min-[600px]:text-[2.75rem]"
      >
        {listing.title}
      </Heading>
      <Summary listing={listing} channel={channel} kind={kind} t={t} />
      {part ? (
        <p dir="auto" className="mt-1.5 text-xl leading-snug font-[560]">
          {part}
        </p>
      ) : null}
      {numbers ? <p className="mt-1 text-muted">{numbers}</p> : null}
      {own ? (
        <p className="mt-1 text-[0.875rem] text-muted [overflow-wrap:anywhere]">
          {t("programme.asListed", { title: own })}
        </p>
      ) : null}
      {others.show ? (
        <p className="mt-1">
          <Link
            href={paths.show(market.slug, others.show.id)}
            prefetch={false}
            className="inline-flex items-center underline decoration-line underline-offset-4 [overflow-wrap:anywhere] hover:decoration-current pointer-coarse:min-h-11"
          >
            {t("show.link", { show: others.show.name })}
          </Link>
        </p>
      ) : null}
    </>
  );
};

/**
 * The head of a programme: what, when, where, and its actions. It adapts to the width of its container, not of the
 * screen. `level` is that of its heading.
 */
export const ProgrammeHead = ({
  inGuide = null,
  level = 1,
  ...props
}: HeadProps & { inGuide?: Route | null; level?: 1 | 2 }) => {
  const { listing, channel, now, t } = props;
  const kind = isFilm({ item: listing, channel }) ? "movie" : programmeKind(listing, channel.categories);
  return (
    <header
      className={`flex flex-col gap-x-8 gap-y-5 rounded-hero border border-line bg-panel bg-linear-160 ${tints[kind]} to-panel to-70% p-5 @min-[600px]:p-8 @min-[900px]:flex-row @min-[900px]:items-start`}
    >
      <div className="min-w-0 flex-1">
        <State listing={listing} now={now} t={t} />
        <Names {...props} kind={kind} level={level} />
        <When {...props} />
        {stateAt(listing, now) === "on" ? (
          <ProgressBar start={listing.start} stop={listing.stop} now={now} className="mt-3 max-w-[420px]" />
        ) : null}
        <Where {...props} />
        {listing.description ? (
          <p
            dir="auto"
            className="mt-5 max-w-[68ch] text-[1.0625rem] leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]"
          >
            {listing.description}
          </p>
        ) : null}
        <Actions {...props} inGuide={inGuide} />
      </div>
      {/* Its scene alone isn't worth a phone's first screen. */}
      <Picture
        src={listing.icon}
        title={listing.title}
        kind={kind}
        scene={sceneOf(listing, kind)}
        alt={t("programme.picture", { title: listing.title })}
        sizes="(min-width: 900px) 300px, 100vw"
        hero={level === 1}
        className={`w-full ${listing.icon ? "" : "@max-[900px]:hidden"} rounded-card border border-line @min-[900px]:w-[300px] @min-[900px]:shrink-0 ${level === 1 ? "@max-[900px]:order-first" : ""}`}
      />
    </header>
  );
};
