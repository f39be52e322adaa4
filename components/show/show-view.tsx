import { Fragment, type ReactNode } from "react";
import { FollowMenu } from "@/components/follows/follow-button";
import { followWords } from "@/components/follows/follow-words";
import { Picture } from "@/components/programme/picture";
import { RemindButton } from "@/components/reminders/remind-button";
import { remindWords } from "@/components/reminders/remind-words";
import { ShareButton } from "@/components/share/share-button";
import { shareWords } from "@/components/share/share-words";
import { Heartbeat } from "@/components/ui/heartbeat";
import { kindOf, programmeKind } from "@/lib/kind-words";
import { genresOf, genresOfShow, joinGenres } from "@/lib/listed-genre";
import { sceneOf } from "@/lib/scene-words";
import { type Airing, type Episode, isUnavailable, type Show, type Unavailable } from "@/lib/shapes";
import { currentSeason, groupBySeason, listItems, type Missed, pictureOf, splitComing } from "@/lib/shows";
import { capitalise, zoneTerm } from "@/lib/time/format";
import { AiringLine } from "./airing-line";
import type { AiringSetting } from "./airing-words";
import { MissedList } from "./missed-list";
import { Seasons } from "./seasons";
import { ShowFacts } from "./show-facts";
import { ShowingCard } from "./showing-card";

const most = { missed: 6, later: 5, last: 5 };

type Listed<T> = { items: T[]; count: number } | Unavailable | null;

export type ShowViewProps = {
  show: Show;
  episodes: Listed<Episode>;
  /** Airings on now or to come, in the order to show, and their total number. */
  coming: Listed<Airing>;
  missed: Missed[];
  /** Airings that are over and don't come again, latest first. */
  last: Airing[];
  setting: AiringSetting;
};

/** A series: its picture and description, when it is on next, what was missed, and its seasons. */
export const ShowView = ({ show, episodes, coming, missed, last, ...props }: ShowViewProps) => {
  const setting = { ...props.setting, series: show.name };
  const { market, now, format, t } = setting;
  const airings = coming && !isUnavailable(coming) ? coming.items : [];
  const changes = airings.flatMap(({ start, stop }) => [start, stop]).filter((at) => at > now);
  return (
    <article className="page max-w-[75.5rem]! pb-16">
      <Heartbeat at={now} until={changes.length > 0 ? Math.min(...changes) : null} />
      <ShowHeader market={market} show={show} episodes={episodes} airings={[...airings, ...last]} t={t} />
      <div className="grid grid-cols-1 gap-x-10 desk:grid-cols-2 desk:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          {coming ? <Coming coming={coming} setting={setting} /> : null}
          {missed.length > 0 ? (
            <Part title={t("show.missedTitle")}>
              <MissedList missed={missed.slice(0, most.missed)} setting={setting} />
            </Part>
          ) : null}
        </div>
        <div className="min-w-0 empty:hidden desk:col-start-2 desk:row-span-2 desk:row-start-1">
          {episodes && (isUnavailable(episodes) || episodes.items.length > 0) ? (
            <Part title={t("show.episodes")}>
              <Episodes episodes={episodes} airings={airings} last={last} setting={setting} />
            </Part>
          ) : null}
        </div>
        <div className="min-w-0">
          {last.length > 0 ? (
            <Part title={t("show.last")}>
              <Airings airings={last.slice(0, most.last)} setting={setting} />
            </Part>
          ) : null}
          <div className="pt-8">
            <ShowFacts show={show} locale={format.locale} t={t} />
          </div>
        </div>
      </div>
    </article>
  );
};

/** Whether it is on in the market's country. */
const isIn = ({ country }: Airing, market: AiringSetting["market"]): boolean =>
  (country ?? market.country) === market.country;

/** Whether a catalogue knows an episode: listings only name the seasons that are on at present. */
const isCatalogued = ({ source }: Episode): boolean => source !== undefined && source !== "listings";

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="pt-8">
    <h2 className="mb-3 text-xl font-[740] tracking-[-0.02em]">{title}</h2>
    {children}
  </section>
);

const ShowHeader = ({
  market,
  show,
  episodes,
  airings,
  t,
}: {
  market: AiringSetting["market"];
  show: Show;
  episodes: Listed<Episode>;
  airings: readonly Airing[];
  t: AiringSetting["t"];
}) => {
  const picture = pictureOf(show, airings);
  // Another country's listings have their own words for them, and may call it something else.
  const listed = airings.filter((airing) => isIn(airing, market));
  const genres =
    show.genres.length > 0 ? show.genres : (listed.find(({ category }) => category?.length)?.category ?? []);
  const kind =
    show.genres.length > 0
      ? kindOf(genres)
      : programmeKind({ kind: listed.find((airing) => airing.kind)?.kind, category: genres });
  const said =
    show.genres.length > 0
      ? genresOfShow(genres, t)
      : genresOf({ category: genres }, { country: market.country, categories: [] }, t);
  const seasons = groupBySeason(listItems(episodes).filter(isCatalogued)).filter(
    ({ season }) => season !== null,
  ).length;
  const facts = [
    capitalise(joinGenres(said.slice(0, 2), t), t.locale),
    seasons > 0 && t("show.seasons", { count: seasons }),
    show.premiered && t("show.since", { year: show.premiered.slice(0, 4) }),
  ];
  return (
    <header className="grid grid-cols-1 items-center gap-x-10 gap-y-5 desk:grid-cols-2 desk:pt-6">
      {/* Its scene alone isn't worth a phone's first screen. */}
      <Picture
        src={picture}
        title={show.name}
        kind={kind}
        scene={sceneOf({ title: show.name, category: genres }, kind)}
        alt={t("show.picture", { show: show.name })}
        sizes="(min-width: 1000px) 560px, 100vw"
        hero
        className={`${picture ? "max-desk:mx-[calc(50%-50vw)]" : "max-desk:hidden"} desk:rounded-hero`}
      />
      <div className={`min-w-0 ${picture ? "" : "max-desk:pt-6"}`}>
        <h1
          dir="auto"
          className="text-[2.125rem] leading-[1.06] font-heading tracking-heading [overflow-wrap:anywhere] wide:text-[3rem]"
        >
          {show.name}
        </h1>
        <p className="mt-1.5 text-muted empty:hidden">
          {facts
            .filter((fact): fact is string => typeof fact === "string" && fact !== "")
            .map((fact, index) => (
              <Fragment key={fact}>
                {index > 0 ? " · " : null}
                <bdi>{fact}</bdi>
              </Fragment>
            ))}
        </p>
        {show.summary ? (
          <p dir="auto" className="mt-3.5 max-w-[68ch] text-[1.0625rem] leading-relaxed whitespace-pre-line">
            {show.summary}
          </p>
        ) : null}
        <div className="mt-5 flex flex-wrap gap-2.5 max-wide:gap-2 max-wide:[&>*]:flex-1 max-wide:[&>span>button]:w-full max-wide:[&>span>button]:px-2.5 max-wide:[&>span>button]:text-sm max-wide:[&>span>button]:whitespace-nowrap">
          <FollowMenu
            market={market.slug}
            follows={[{ kind: "show", id: show.id, name: show.name }]}
            words={followWords(t)}
          />
          <RemindButton
            market={market.slug}
            of={{ kind: "show", id: show.id, name: show.name }}
            calendar={null}
            words={remindWords(t)}
          />
          <ShareButton title={show.name} words={shareWords(t)} />
        </div>
      </div>
    </header>
  );
};

const Coming = ({ coming, setting }: { coming: NonNullable<Listed<Airing>>; setting: AiringSetting }) => {
  const { market, now, format, t } = setting;
  if (isUnavailable(coming))
    return (
      <Part title={t("show.next")}>
        <p className="text-muted">{t(`unavailable.${coming.unavailable}`)}</p>
      </Part>
    );
  const { on, next, later } = splitComing(coming.items, market.country, now);
  const here = later.filter((airing) => isIn(airing, market));
  const abroad = later.filter((airing) => !isIn(airing, market));
  return (
    <Part title={t(on.length === 0 ? "show.next" : next ? "channel.nowNext" : "programme.onNow")}>
      <p className="-mt-2 mb-3 text-[0.8125rem] text-muted first-letter:uppercase">
        {t("time.zone", { zone: zoneTerm(format.zone, format.locale) })}
      </p>
      <div className="grid gap-3">
        {on.map((airing) => (
          <ShowingCard key={airing.id} airing={airing} setting={setting} />
        ))}
        {next ? <ShowingCard airing={next} setting={setting} /> : null}
        {coming.items.length === 0 ? <p className="text-muted">{t("show.nextNone")}</p> : null}
      </div>
      {here.length > 0 ? (
        <div className="mt-2">
          <Later airings={here} setting={setting} />
        </div>
      ) : null}
      {abroad.length > 0 ? (
        <>
          <h3 className="mt-6 mb-1 font-title text-muted">{t("show.abroad")}</h3>
          <Later airings={abroad} setting={setting} />
        </>
      ) : null}
    </Part>
  );
};

/** Further showings: the first of them, and the others folded. */
const Later = ({ airings, setting }: { airings: readonly Airing[]; setting: AiringSetting }) => (
  <>
    <Airings airings={airings.slice(0, most.later)} setting={setting} />
    {airings.length > most.later ? (
      <details>
        <summary className="inline-flex min-h-11 items-center text-muted underline decoration-line underline-offset-4 hover:text-ink">
          {setting.t("show.more", { count: airings.length - most.later })}
        </summary>
        <Airings airings={airings.slice(most.later)} setting={setting} />
      </details>
    ) : null}
  </>
);

const Airings = ({ airings, setting }: { airings: readonly Airing[]; setting: AiringSetting }) => (
  <ol>
    {airings.map((airing) => (
      <AiringLine key={airing.id} airing={airing} setting={setting} />
    ))}
  </ol>
);

const Episodes = ({
  episodes,
  airings,
  last,
  setting,
}: {
  episodes: NonNullable<Listed<Episode>>;
  airings: readonly Airing[];
  last: readonly Airing[];
  setting: AiringSetting;
}) => {
  const { t } = setting;
  if (isUnavailable(episodes))
    return <p className="text-muted">{t(`unavailable.${episodes.unavailable}`)}</p>;
  const { items, count } = episodes;
  const here = airings.filter(({ country }) => country === setting.market.country);
  const soonest = [...airings].sort((a, b) => a.start - b.start);
  return (
    <>
      {count > items.length ? (
        <p className="mb-2 text-[0.8125rem] text-muted">
          {t("show.firstEpisodes", { shown: items.length, count })}
        </p>
      ) : null}
      <Seasons
        episodes={items}
        open={currentSeason(groupBySeason(items), here.length > 0 ? here : airings)}
        coming={soonest}
        last={last}
        setting={setting}
      />
    </>
  );
};
