import Link from "next/link";
import { MineAbsent } from "@/components/favourites/mine-absent";
import { MineOrder } from "@/components/favourites/mine-order";
import { FreeSwitch, MineSwitch } from "@/components/favourites/mine-switch";
import { leftWords } from "@/components/now-next/now-line";
import { primaryLook } from "@/components/ui/button";
import { Heartbeat } from "@/components/ui/heartbeat";
import { Notice } from "@/components/ui/notice";
import { PageTitle } from "@/components/ui/page-title";
import { Dotted } from "@/components/ui/sentence";
import { Time, Zone } from "@/components/ui/time";
import { eveningStart } from "@/lib/guide/tonight";
import type { Words } from "@/lib/i18n";
import { countryName, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { EveningFilm } from "@/lib/picks/film";
import type { EveningPick } from "@/lib/picks/picks";
import { FilmLine } from "./film-line";
import { Picks } from "./picks";
import { headingLook } from "./tonight-view";

/** With fewer films than this, the best of them are most of them. */
const fewFilms = 7;

type FilmsProps = {
  market: Market;
  /** By their start. */
  films: EveningFilm[];
  picks: EveningPick[];
  /** How many there are, of which `films` are the first. */
  count: number;
  now: number;
  date: string;
  zone: string;
  t: Words;
};

/** When the first of the films begins or ends, epoch seconds. */
function nextChange(films: readonly EveningFilm[], now: number): number | null {
  const changes = films
    .flatMap(({ item: { start, stop = start } }) => [start, stop])
    .filter((at) => at > now);
  return changes.length > 0 ? Math.min(...changes) : null;
}

/** An evening's films: the best, then all by their start. */
export const FilmsView = ({ market, films, picks, count, now, date, zone, t }: FilmsProps) => {
  const { slug, locale } = market;
  const format = { locale, zone };
  const setting = { market, now, format, left: leftWords(t), t };
  return (
    <div className="page pt-5 pb-16 wide:pt-6" data-clock={zone}>
      <Heartbeat at={now} until={nextChange(films, now)} />
      <MineOrder />
      <PageTitle>{t("tonight.films")}</PageTitle>
      <p className="mt-1.5 mb-4 text-balance text-muted first-letter:uppercase">
        <Dotted>
          <Time at={eveningStart(date, 20, zone)} format={format} as="date" />
          {countryName(market.country, locale)}
          <Zone format={format} pattern={t.raw("time.zone")} />
        </Dotted>
      </p>
      {films.length > 0 ? (
        <>
          <div className="no-print flex flex-wrap gap-2">
            <FreeSwitch label={t("tonight.freeOnly")} />
            <MineSwitch label={t("mine.title")} />
          </div>
          {count >= fewFilms ? (
            <section data-free-part>
              <h2 className={headingLook}>{t("tonight.best")}</h2>
              <Picks isFreeList picks={picks} market={slug} format={format} t={t} />
            </section>
          ) : null}
          <section>
            <h2 className={`${headingLook} mb-1.5!`}>
              {t("home.evening")}
              <small data-whole-count className="text-sm font-normal tracking-normal text-faint">
                {t("tonight.filmCount", { count })}
              </small>
            </h2>
            <MineAbsent t={t} />
            <ul data-mine data-free-list className="grid grid-cols-1 gap-x-9 desk:grid-cols-2">
              {films.map((film) => (
                <FilmLine key={`${film.channel.id} ${film.item.start}`} film={film} setting={setting} />
              ))}
            </ul>
            <p data-none-free className="py-6 text-muted">
              {t("now.noneFree")}
            </p>
          </section>
        </>
      ) : (
        <Notice
          title={t("tonight.noFilms")}
          action={
            <Link href={paths.tonight(slug)} className={primaryLook}>
              {t("home.evening")}
            </Link>
          }
        />
      )}
    </div>
  );
};
