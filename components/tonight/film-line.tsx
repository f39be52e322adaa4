import { AccessBadge, accessWords } from "@/components/free/access-badge";
import { pickAddress } from "@/components/picks/pick-address";
import { PictureContent } from "@/components/programme/picture";
import { Scenery } from "@/components/programme/scenery";
import { NameLink } from "@/components/ui/name-link";
import { Plate } from "@/components/ui/plate";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Dotted } from "@/components/ui/sentence";
import { Time } from "@/components/ui/time";
import { TimeLeft } from "@/components/ui/time-left";
import { accessOf } from "@/lib/access";
import type { Words } from "@/lib/i18n";
import { genresOf, joinGenres } from "@/lib/listed-genre";
import { countryName, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import { type EveningFilm, filmRatingOf } from "@/lib/picks/film";
import { sceneOf } from "@/lib/scene-words";
import { capitalise, formatDuration, type TimeStyle } from "@/lib/time/format";
import type { LeftWords } from "@/lib/time/left";
import look from "./film-line.module.css";

/** What the lines of a list share. `now` in epoch seconds. */
export type FilmSetting = { market: Market; now: number; format: TimeStyle; left: LeftWords; t: Words };

type FilmProps = { film: EveningFilm; setting: FilmSetting };

const mostCast = 3;

const isCode = /^[A-Z]{2}$/;

/** "1994 · Drama · France · 1 hr 52 min · 15 · ★ 8.3/10", as far as the listing says. */
const Facts = ({ film: { item, channel, told }, setting: { format, t } }: FilmProps) => {
  const { locale } = format;
  const { start, stop, year, rating, star_rating } = item;
  const stars = filmRatingOf(star_rating);
  const genres = genresOf({ ...item, detail: told?.detail }, channel, t);
  const countries = told?.detail?.countries?.map((country) =>
    isCode.test(country) ? countryName(country, locale) : country,
  );
  return (
    <p className={look.facts}>
      <Dotted>
        {year ? String(year) : null}
        {capitalise(joinGenres(genres.slice(0, 2), t), t.locale) || null}
        {countries?.slice(0, 2).join(t("now.comma")) || null}
        {stop === undefined ? null : formatDuration(stop - start, locale)}
        {rating ? (
          <span>
            <span className="sr-only">{`${t("programme.rating")} `}</span>
            <bdi className={look.certificate}>{rating}</bdi>
          </span>
        ) : null}
        {stars === null ? null : (
          <span className={look.stars}>
            <span className="sr-only">{`${t("programme.stars")} `}</span>
            <span aria-hidden="true">★ </span>
            {new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(stars)}/10
          </span>
        )}
      </Dotted>
    </p>
  );
};

/** Who directed it and who is in it. */
const People = ({ film: { told }, setting: { t } }: FilmProps) => {
  const credits = told?.detail?.credits ?? [];
  const named = (["director", "actor"] as const).flatMap((role) => {
    const names = credits.filter((credit) => credit.role === role).map(({ name }) => name);
    return names.length > 0 ? [{ role, names: names.slice(0, mostCast).join(t("now.comma")) }] : [];
  });
  return named.length > 0 ? (
    <p className={look.people}>
      {named.map(({ role, names }) => (
        <span key={role}>
          {t(`programme.role_${role}`)} <bdi>{names}</bdi>
        </span>
      ))}
    </p>
  ) : null;
};

/** A film: when and where, what it is, who made it, and what happens in it. */
export const FilmLine = ({ film, setting }: FilmProps) => {
  const { channel, item, told } = film;
  const { market, now, format, left, t } = setting;
  const { start, stop } = item;
  const isOn = start <= now;
  return (
    <li data-channel={channel.id} data-access={accessOf(channel)} className={look.film}>
      <Scenery title={item.title} scene={sceneOf(item, "movie")} className={look.picture}>
        <PictureContent key={item.icon} src={item.icon} />
      </Scenery>
      <div className={look.head}>
        <p className={look.where}>
          <b>
            <Time at={start} format={format} />
          </b>
          <Plate name={channel.name} src={channel.logo} size="small" />
          <NameLink href={paths.channel(market.slug, channel.id)} className={look.channel}>
            {channel.name}
          </NameLink>
          <AccessBadge channel={channel} words={accessWords(t)} />
        </p>
        <h3 className={look.title}>
          <NameLink href={pickAddress(market.slug, channel, item)} cover>
            {item.title}
          </NameLink>
        </h3>
        <Facts film={film} setting={setting} />
        {isOn && stop !== undefined ? (
          <p className={look.left}>
            <ProgressBar start={start} stop={stop} now={now} className={look.bar} />
            <TimeLeft until={stop} now={now} words={left} />
          </p>
        ) : null}
      </div>
      <div className={look.more}>
        {told?.description ? (
          <p dir="auto" className={look.story}>
            {told.description}
          </p>
        ) : null}
        <People film={film} setting={setting} />
      </div>
    </li>
  );
};
