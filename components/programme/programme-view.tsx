import type { Route } from "next";
import Link from "next/link";
import { FreeWays } from "@/components/free/free-ways";
import { FlagBadges } from "@/components/now-next/flag-badges";
import { PlanButton } from "@/components/planner/plan-button";
import { planButtonWords } from "@/components/planner/plan-words";
import { ShareButton } from "@/components/share/share-button";
import { shareWords } from "@/components/share/share-words";
import { Badge } from "@/components/ui/badge";
import { quietLook } from "@/components/ui/button";
import { Heartbeat } from "@/components/ui/heartbeat";
import { Icon } from "@/components/ui/icon";
import { Plate } from "@/components/ui/plate";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Time, TimeSpan, Zone } from "@/components/ui/time";
import { stateAt } from "@/lib/guide/cells";
import type { Words } from "@/lib/i18n";
import { type Kind, kindOf } from "@/lib/kind";
import { countryName, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { Channel, FreeWay, Listing, Slot } from "@/lib/shapes";
import { formatDuration } from "@/lib/time/format";
import { Again, type Showings } from "./again";
import { Credits } from "./credits";
import { Picture } from "./picture";
import { ProgrammeFacts } from "./programme-facts";

const tints: Record<Kind, string> = {
  movie: "from-movie/22",
  sport: "from-sport/22",
  news: "from-news/22",
  kids: "from-kids/22",
  music: "from-music/22",
  docu: "from-docu/22",
  general: "from-general/22",
};

/** "Season 1, episode 3 · Part 1 of 2", as far as the numbers are known. */
export function episodeLine({ episode, detail }: Listing, t: Words): string {
  const { season, number } = episode ?? {};
  const known = { season: String(season), number: String(number) };
  const numbers =
    season !== undefined && number !== undefined
      ? t("programme.season", known)
      : season !== undefined
        ? t("programme.seasonOnly", known)
        : number !== undefined && t("programme.episodeOnly", known);
  const { part, parts } = detail ?? {};
  const piece =
    part !== undefined && (parts ? t("programme.part", { part, parts }) : t("programme.partOnly", { part }));
  return [numbers, piece].filter(Boolean).join(" · ");
}

export type ProgrammeViewProps = {
  market: Market;
  listing: Listing;
  channel: Channel;
  zone: string;
  now: number;
  freeWays: FreeWay[];
  /** What follows on the channel. */
  following: Slot[];
  showings: Showings;
  /** The programme's place in the guide, where the market's guide has its channel. */
  inGuide: Route | null;
  t: Words;
};

/** Everything that is known of one showing of a programme. */
export const ProgrammeView = ({
  market,
  listing,
  channel,
  zone,
  now,
  freeWays,
  following,
  showings,
  inGuide,
  t,
}: ProgrammeViewProps) => {
  const { slug, locale } = market;
  const format = { locale, zone };
  const state = stateAt(listing, now);
  const numbers = episodeLine(listing, t);
  const subTitle = listing.sub_title ?? listing.episode?.name;
  const { premiere, last_chance: lastChance, credits } = listing.detail ?? {};
  const again = (
    <Again
      showings={showings}
      title={listing.title}
      missed={state === "past"}
      setting={{ market, now, format, t }}
    />
  );
  return (
    <article className="page max-w-[1080px]! pt-4 pb-16 wide:pt-7">
      <Heartbeat at={now} until={state === "past" ? null : state === "on" ? listing.stop : listing.start} />
      <header
        className={`flex flex-col gap-x-8 gap-y-5 rounded-hero border border-line bg-panel bg-linear-160 ${tints[kindOf(listing.category, channel.categories)]} to-panel to-70% p-5 wide:p-8 desk:flex-row desk:items-start`}
      >
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2">
            {state === "on" ? <Badge look="plain">{t("programme.onNow")}</Badge> : null}
            {state === "past" ? <Badge look="plain">{t("programme.over")}</Badge> : null}
            <FlagBadges flags={listing.flags} t={t} />
            {premiere !== undefined ? <Badge look="new">{t("programme.premiere")}</Badge> : null}
            {lastChance !== undefined ? <Badge look="delayed">{t("programme.lastChance")}</Badge> : null}
          </p>
          <h1
            dir="auto"
            className="mt-2.5 text-[1.875rem] leading-[1.08] font-heading tracking-heading [overflow-wrap:anywhere] wide:text-[2.75rem]"
          >
            {listing.title}
          </h1>
          {subTitle && subTitle !== listing.title ? (
            <p dir="auto" className="mt-1.5 text-xl leading-snug font-[560]">
              {subTitle}
            </p>
          ) : null}
          {numbers ? <p className="mt-1 text-muted">{numbers}</p> : null}
          {showings.show ? (
            <p className="mt-1">
              <Link
                href={paths.show(slug, showings.show.id)}
                prefetch={false}
                className="inline-flex items-center underline decoration-line underline-offset-4 [overflow-wrap:anywhere] hover:decoration-current pointer-coarse:min-h-11"
              >
                {t("show.link", { show: showings.show.name })}
              </Link>
            </p>
          ) : null}
          <p className="mt-4 text-[1.0625rem]" data-clock={zone}>
            <b className="font-[680]">
              <Time at={listing.start} format={format} as="date" />,{" "}
              <TimeSpan start={listing.start} stop={listing.stop} format={format} />
            </b>{" "}
            <span className="text-muted">
              <Zone format={format} pattern={t.raw("time.zone")} /> ·{" "}
              {formatDuration(listing.stop - listing.start, locale)}
            </span>
          </p>
          {state === "on" ? (
            <ProgressBar start={listing.start} stop={listing.stop} now={now} className="mt-3 max-w-[420px]" />
          ) : null}
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Link
              href={paths.channel(slug, channel.id)}
              className="group flex min-w-0 items-center gap-3 rounded-cell"
            >
              <Plate name={channel.name} src={channel.logo} />
              <span className="min-w-0">
                <bdi className="block truncate font-title group-hover:underline">{channel.name}</bdi>
                {channel.country ? (
                  <small className="block text-[0.8125rem] text-muted">
                    {countryName(channel.country, locale)}
                  </small>
                ) : null}
              </span>
            </Link>
            {inGuide ? (
              <Link href={inGuide} prefetch={false} className={quietLook}>
                {t("programme.inGuide")}
              </Link>
            ) : null}
          </div>
          <div className="no-print mt-4 flex flex-wrap items-center gap-2.5">
            {state === "past" ? null : (
              <>
                <PlanButton
                  market={slug}
                  slot={{
                    id: listing.id,
                    title: listing.title,
                    part: subTitle === listing.title ? undefined : subTitle,
                    channel: { id: channel.id, name: channel.name },
                    start: listing.start,
                    stop: listing.stop,
                  }}
                  words={planButtonWords(t)}
                />
                <a href={paths.planCalendar(slug, [listing.id])} download className={quietLook}>
                  <Icon name="calendar" size={18} />
                  {t("programme.calendar")}
                </a>
              </>
            )}
            <ShareButton title={listing.title} words={shareWords(t)} />
          </div>
        </div>
        {listing.icon ? (
          <Picture src={listing.icon} alt={t("programme.picture", { title: listing.title })} />
        ) : null}
      </header>
      <div className="grid gap-x-12 desk:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0">
          {state === "past" ? <div className="pt-8 empty:hidden">{again}</div> : null}
          {listing.description ? (
            <p dir="auto" className="mt-8 max-w-[68ch] text-[1.0625rem] leading-relaxed whitespace-pre-line">
              {listing.description}
            </p>
          ) : null}
          {credits?.length ? <Credits credits={credits} t={t} /> : null}
          <div className="mt-9">
            <ProgrammeFacts listing={listing} locale={locale} t={t} />
          </div>
        </div>
        <aside className="flex flex-col gap-8 pt-8">
          <FreeWays ways={freeWays} country={market.country} locale={locale} t={t} />
          {state === "past" ? null : again}
          {following.length > 0 ? (
            <div>
              <h2 className="mb-1 text-base font-[700]">
                {t("programme.following", { channel: channel.name })}
              </h2>
              <ol>
                {following.map((slot) => (
                  <li
                    key={slot.id}
                    className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line py-2.5"
                  >
                    <Time at={slot.start} format={format} className="text-muted" />
                    <Link
                      href={paths.programme(slug, slot.id)}
                      prefetch={false}
                      dir="auto"
                      className="line-clamp-2 font-title hover:underline"
                    >
                      {slot.title}
                    </Link>
                  </li>
                ))}
              </ol>
            </div>
          ) : null}
        </aside>
      </div>
    </article>
  );
};
