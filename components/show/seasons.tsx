import Link from "next/link";
import { pillLook } from "@/components/ui/pill";
import { countryName } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { Airing, Episode } from "@/lib/shapes";
import { firstByEpisode, groupBySeason, type Season } from "@/lib/shows";
import { formatDuration, plainDate } from "@/lib/time/format";
import { type AiringSetting, airingWords } from "./airing-words";
import look from "./seasons.module.css";

type EpisodeAirings = {
  /** The next airing of each episode, by the episode's id. */
  next: ReadonlyMap<string, Airing>;
  /** The last one that is over. */
  last: ReadonlyMap<string, Airing>;
};

const EpisodeLine = ({
  episode: { id, number, name, orig_air: first, runtime },
  airings,
  setting,
}: {
  episode: Episode;
  airings: EpisodeAirings;
  setting: AiringSetting;
}) => {
  const { market, format, t } = setting;
  const words = airingWords(setting);
  const next = airings.next.get(id);
  const last = airings.last.get(id);
  const numbered = number === undefined ? undefined : t("show.episode", { number: String(number) });
  const title = name ?? numbered ?? t("show.unnamed");
  const shown = first
    ? plainDate(first, format.locale)
    : last && t("show.wasOn", { when: words.whenWithin(last.start) });
  const abroad = next?.country && next.country !== market.country ? next.country : null;
  const facts = [
    next?.channel_name,
    abroad && countryName(abroad, format.locale),
    shown,
    runtime && formatDuration(runtime * 60, format.locale),
  ];
  const note = facts.filter(Boolean).join(" · ");
  return (
    <li className="relative grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2.5">
      <span aria-hidden="true" className="text-faint tabular-nums">
        {number}
      </span>
      <div className="min-w-0">
        <p className="font-title [overflow-wrap:anywhere]">
          {name && numbered ? <span className="sr-only">{numbered} </span> : null}
          <bdi>{title}</bdi>
        </p>
        {note ? <p className="text-[0.8125rem] text-muted">{note}</p> : null}
      </div>
      {next ? (
        <Link
          href={paths.programme(market.slug, next.id)}
          prefetch={false}
          className="max-w-32 text-end font-title desk:max-w-none after:absolute after:inset-0 hover:underline"
        >
          <span className="sr-only">{`${title}: `}</span>
          {words.when(next.start)}
        </Link>
      ) : null}
    </li>
  );
};

const EpisodeLines = ({
  episodes,
  ...rest
}: {
  episodes: readonly Episode[];
  airings: EpisodeAirings;
  setting: AiringSetting;
}) => (
  <ol>
    {episodes.map((episode) => (
      <EpisodeLine key={episode.id} episode={episode} {...rest} />
    ))}
  </ol>
);

const SeasonPart = ({
  season: { season, episodes },
  isOpen,
  ...rest
}: {
  season: Season;
  isOpen: boolean;
  airings: EpisodeAirings;
  setting: AiringSetting;
}) => {
  const { t } = rest.setting;
  return (
    <details name="season" open={isOpen} className={look.season}>
      <summary>
        <h3 className={pillLook()}>
          {season === null ? t("show.other") : t("show.season", { season: String(season) })}
        </h3>
      </summary>
      <EpisodeLines episodes={episodes} {...rest} />
    </details>
  );
};

/**
 * A show's episodes by season: a row of buttons and the open season below, the latest episode first. It works without
 * scripts.
 */
export const Seasons = ({
  episodes,
  open,
  coming,
  last,
  setting,
}: {
  episodes: readonly Episode[];
  open: number | null;
  /** Soonest first. */
  coming: readonly Airing[];
  /** Latest first. */
  last: readonly Airing[];
  setting: AiringSetting;
}) => {
  const seasons = groupBySeason(episodes);
  const airings = { next: firstByEpisode(coming), last: firstByEpisode(last) };
  const [only, ...more] = seasons;
  // Beside no season, they aren't the other ones.
  if (only?.season === null && more.length === 0)
    return <EpisodeLines episodes={only.episodes} airings={airings} setting={setting} />;
  return (
    <div className={look.seasons}>
      {seasons.map((season) => (
        <SeasonPart
          key={season.season ?? "none"}
          season={season}
          isOpen={season.season === open || seasons.length === 1}
          airings={airings}
          setting={setting}
        />
      ))}
    </div>
  );
};
