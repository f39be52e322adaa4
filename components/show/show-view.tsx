import { episodeWords } from "@/components/guide/episode-words";
import { Picture } from "@/components/programme/picture";
import { Badge } from "@/components/ui/badge";
import { Heartbeat } from "@/components/ui/heartbeat";
import { dateAt } from "@/contract/zone";
import { kindOf } from "@/lib/kind";
import { type Airing, type Episode, isUnavailable, type Show, type Unavailable } from "@/lib/shapes";
import { currentSeason, firstByEpisode, groupBySeason, type Missed } from "@/lib/shows";
import { dayLabel, formatTime, zoneTerm } from "@/lib/time/format";
import { AiringLine, type AiringSetting } from "./airing-line";
import { Seasons } from "./seasons";
import { ShowFacts } from "./show-facts";

const mostAirings = 24;
const mostMissed = 8;

export type ShowViewProps = {
  show: Show;
  episodes: { items: Episode[]; count: number } | Unavailable | null;
  /** Airings on now or to come, in the order to show, and their total number. */
  coming: { items: Airing[]; count: number } | Unavailable | null;
  missed: Missed[];
  setting: AiringSetting;
};

const sectionTitle = "mb-2 text-xl font-[740] tracking-[-0.02em]";

/** A series: its description, its seasons, and its next airings. */
export const ShowView = ({ show, episodes, coming, missed, setting }: ShowViewProps) => {
  const { now, format, t } = setting;
  const { locale, zone } = format;
  const airings = coming && !isUnavailable(coming) ? coming.items : [];
  const soonest = [...airings].sort((a, b) => a.start - b.start);
  const on = airings.filter(({ start }) => start <= now);
  const words = episodeWords(t);
  const labelOf = ({ sub_title, episode, title }: Airing) =>
    sub_title ?? episode?.name ?? (episode && words(episode)) ?? title;
  const noteOf = ({ sub_title, episode }: Airing) =>
    (sub_title ?? episode?.name) && episode ? words(episode) : undefined;
  const whenOf = ({ start }: Airing) =>
    `${dayLabel(dateAt(start, zone), dateAt(now, zone), locale)}, ${formatTime(start, format)}`;
  const changes = [...on.map(({ stop }) => stop), ...soonest.map(({ start }) => start)].filter(
    (at) => at > now,
  );
  return (
    <article className="page max-w-[1080px]! pt-4 pb-16 wide:pt-7">
      <Heartbeat at={now} until={changes.length > 0 ? Math.min(...changes) : null} />
      <header className="flex flex-col gap-x-8 gap-y-5 rounded-hero border border-line bg-panel bg-linear-160 from-general/22 to-panel to-70% p-5 wide:p-8 desk:flex-row desk:items-start">
        <div className="min-w-0 flex-1">
          {on.length > 0 ? (
            <p className="mb-2.5">
              <Badge look="plain">{t("programme.onNow")}</Badge>
            </p>
          ) : null}
          <h1
            dir="auto"
            className="text-[1.875rem] leading-[1.08] font-heading tracking-heading [overflow-wrap:anywhere] wide:text-[2.75rem]"
          >
            {show.name}
          </h1>
          {show.summary ? (
            <p dir="auto" className="mt-4 max-w-[68ch] leading-relaxed whitespace-pre-line">
              {show.summary}
            </p>
          ) : null}
          <div className="mt-6">
            <ShowFacts show={show} locale={locale} t={t} />
          </div>
        </div>
        {show.image ? (
          <Picture
            src={show.image}
            title={show.name}
            kind={kindOf(show.genres)}
            alt={t("show.picture", { show: show.name })}
            sizes="(min-width: 900px) 300px, 100vw"
            hero
            className="w-full rounded-card border border-line desk:w-[300px] desk:shrink-0"
          />
        ) : null}
      </header>
      <div className="grid grid-cols-1 gap-x-12 desk:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col gap-8 pt-8 desk:order-2">
          {coming ? (
            <section>
              <h2 className={sectionTitle}>{t("show.next")}</h2>
              <p className="mb-1 text-[0.8125rem] text-muted">
                {t("time.zone", { zone: zoneTerm(zone, locale) })}
              </p>
              {isUnavailable(coming) ? (
                <p className="text-muted">{t(`unavailable.${coming.unavailable}`)}</p>
              ) : airings.length === 0 ? (
                <p className="text-muted">{t("show.nextNone")}</p>
              ) : (
                <ol>
                  {airings.slice(0, mostAirings).map((airing) => (
                    <AiringLine
                      key={airing.id}
                      airing={airing}
                      label={labelOf(airing)}
                      note={noteOf(airing)}
                      setting={setting}
                    />
                  ))}
                </ol>
              )}
              {!isUnavailable(coming) && coming.count > mostAirings ? (
                <p className="mt-2 text-[0.8125rem] text-muted">
                  {t("show.more", { count: coming.count - mostAirings })}
                </p>
              ) : null}
            </section>
          ) : null}
          {missed.length > 0 ? (
            <section>
              <h2 className={sectionTitle}>{t("show.missedTitle")}</h2>
              <p className="mb-1 text-[0.8125rem] text-muted">{t("show.missedLead")}</p>
              <ol>
                {missed.slice(0, mostMissed).map(({ airing, again }) => (
                  <AiringLine
                    key={again.id}
                    airing={again}
                    label={labelOf(again)}
                    note={t("show.wasOn", { when: whenOf(airing) })}
                    setting={setting}
                  />
                ))}
              </ol>
            </section>
          ) : null}
        </div>
        {episodes ? (
          <section className="min-w-0 pt-8">
            <h2 className={sectionTitle}>{t("show.episodes")}</h2>
            {isUnavailable(episodes) ? (
              <p className="text-muted">{t(`unavailable.${episodes.unavailable}`)}</p>
            ) : (
              <EpisodeList
                items={episodes.items}
                count={episodes.count}
                airings={soonest}
                setting={setting}
              />
            )}
          </section>
        ) : null}
      </div>
    </article>
  );
};

const EpisodeList = ({
  items,
  count,
  airings,
  setting,
}: {
  items: Episode[];
  count: number;
  /** Soonest first. */
  airings: Airing[];
  setting: AiringSetting;
}) => {
  const { t } = setting;
  if (items.length === 0) return <p className="text-muted">{t("show.noEpisodes")}</p>;
  const seasons = groupBySeason(items);
  return (
    <>
      {count > items.length ? (
        <p className="mb-2 text-[0.8125rem] text-muted">
          {t("show.firstEpisodes", { shown: items.length, count })}
        </p>
      ) : null}
      <Seasons
        seasons={seasons}
        open={currentSeason(seasons, airings)}
        next={firstByEpisode(airings)}
        setting={setting}
      />
    </>
  );
};
