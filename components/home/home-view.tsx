import type { Route } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { MineCard } from "@/components/favourites/mine-card";
import { mineCardWords } from "@/components/favourites/mine-words";
import { GuessLine } from "@/components/home/guess-line";
import { leftWords } from "@/components/now-next/now-line";
import { Flag } from "@/components/ui/flag";
import { Heartbeat } from "@/components/ui/heartbeat";
import { PageTitle } from "@/components/ui/page-title";
import { Time } from "@/components/ui/time";
import { type EveningHour, primeTime } from "@/lib/guide/tonight";
import type { Home } from "@/lib/home/home";
import { type Words, wordsFor } from "@/lib/i18n";
import { countryInText, countryName, type Market, marketOf } from "@/lib/market";
import { paths } from "@/lib/paths";
import { BestCards } from "./best-cards";
import { NowShelf } from "./now-shelf";
import { SportLines } from "./sport-lines";

const chipLook =
  "inline-flex min-h-11 shrink-0 items-center rounded-full border px-4 whitespace-nowrap no-underline";

const moreLook = "ms-auto py-3 font-[580] text-muted hover:text-ink hover:underline";

const More = ({ href, children }: { href: Route; children: string }) => (
  <Link href={href} prefetch={false} className={moreLook}>
    {children}
  </Link>
);

/** A part of the home, with the way to all of it. */
const Part = ({
  title,
  note,
  more,
  children,
}: {
  title: string;
  note?: string;
  more: ReactNode;
  children: ReactNode;
}) => (
  <section>
    <div className="mb-1.5 flex items-baseline gap-3">
      <h2 className="text-xl font-[740] tracking-[-0.02em]">{title}</h2>
      {note ? <small className="hidden text-sm text-faint wide:inline">{note}</small> : null}
      {more}
    </div>
    {children}
  </section>
);

/** A market's home: what is on now, the best of the evening, live sport, and the way to other countries. */
export const HomeView = ({ market, home }: { market: Market; home: Home }) => {
  const t = wordsFor(market);
  const { slug, locale } = market;
  const { at, zone, shelf, best, sport, freeAt, hasFilms, others } = home;
  const format = { locale, zone };
  const ends = shelf.map(({ item }) => item.stop);
  return (
    <div className="page pt-5 pb-16 wide:pt-6" data-clock={zone}>
      <Heartbeat at={at} until={ends.length > 0 ? Math.min(...ends) : null} />
      <div className="mb-4 flex flex-col gap-x-6 gap-y-2 desk:flex-row desk:items-end desk:justify-between">
        <div>
          <PageTitle>{t("home.title", { country: countryInText(market.country, locale) })}</PageTitle>
          <GuessLine market={slug} words={{ guess: t("home.guess"), change: t("home.change") }}>
            <Time at={at} format={format} as="date" />
          </GuessLine>
        </div>
        <Ways market={slug} freeAt={freeAt} hasFilms={hasFilms} t={t} />
      </div>
      {shelf.length > 0 ? (
        <NowShelf items={shelf} at={at} market={slug} left={leftWords(t)} t={t} />
      ) : (
        <p className="py-6 text-muted">
          {t("now.empty", { country: countryInText(market.country, locale) })}
        </p>
      )}
      <div
        className={`mt-8 grid gap-x-9 gap-y-7 ${sport?.length ? "desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]" : ""}`}
      >
        <Part title={t("home.best")} more={<More href={paths.tonight(slug)}>{t("home.evening")}</More>}>
          {best.length > 0 ? (
            <BestCards picks={best} market={slug} format={format} t={t} />
          ) : (
            <p className="text-muted">{t("home.noBest")}</p>
          )}
        </Part>
        {sport ? (
          <Part title={t("home.sport")} more={<More href={paths.sport(slug)}>{t("home.allSport")}</More>}>
            {sport.length > 0 ? (
              <SportLines events={sport} at={at} market={slug} format={format} t={t} />
            ) : (
              <p className="text-muted">{t("home.noSport")}</p>
            )}
          </Part>
        ) : null}
      </div>
      <MineCard words={mineCardWords(t)} margin="mt-8" />
      {others.length > 0 ? <OtherCountries market={market} home={home} t={t} /> : null}
    </div>
  );
};

/** The home's ways to the rest of the evening. */
const Ways = ({
  market: slug,
  freeAt,
  hasFilms,
  t,
}: {
  market: string;
  /** The hour at which something is free; null if nothing is known to be. */
  freeAt: EveningHour | null;
  hasFilms: boolean;
  t: Words;
}) => (
  <nav
    aria-label={t("home.ways")}
    className="no-print -mx-[14px] -my-1 scroll-row desk:shrink-0 gap-2 px-[14px] py-1.5 wide:-mx-1.5 wide:px-1.5"
  >
    {freeAt ? (
      <Link
        href={paths.tonight(slug, freeAt, { free: true })}
        prefetch={false}
        className={`${chipLook} border-transparent bg-go font-[680] text-go-ink hover:brightness-105`}
      >
        {t(freeAt === primeTime ? "home.free" : "home.freeLater")}
      </Link>
    ) : null}
    {[
      ...(hasFilms ? [{ href: paths.filmsTonight(slug), text: t("home.films") }] : []),
      { href: paths.sport(slug), text: t("home.sport") },
    ].map(({ href, text }) => (
      <Link
        key={text}
        href={href}
        prefetch={false}
        className={`${chipLook} border-line bg-panel font-[560] text-ink hover:border-faint`}
      >
        {text}
      </Link>
    ))}
  </nav>
);

/** The other countries with the most channels. */
function OtherCountries({
  market: { slug, locale, words },
  home: { others, countries },
  t,
}: {
  market: Market;
  home: Home;
  t: Words;
}) {
  // A country's other language stays chosen in the next country.
  const language = slug.includes("-") ? words : undefined;
  return (
    <div className="mt-8">
      <Part
        title={t("home.others")}
        note={t("home.byChannels")}
        more={
          <a href={paths.countries()} className={moreLook}>
            {t("home.allCountries", { count: countries })}
          </a>
        }
      >
        <ul className="grid grid-cols-1 gap-x-6 wide:grid-cols-3 desk:grid-cols-6 desk:gap-x-5">
          {others.map(({ code, channels }) => (
            <li key={code} className="border-t border-line">
              <Link
                href={paths.marketHome(marketOf(code, language).slug)}
                prefetch={false}
                className="flex min-h-[52px] items-center gap-[11px] font-[600] desk:gap-2 hover:underline wide:min-h-12"
              >
                <Flag country={code} className="text-xl" />
                <span className="min-w-0 text-balance leading-tight">{countryName(code, locale)}</span>
                <small className="ms-auto shrink-0 text-sm font-normal text-faint">
                  <span className="wide:hidden">{t("countries.channels", { count: channels })}</span>
                  <span className="max-wide:hidden" aria-hidden="true">
                    {channels.toLocaleString(locale)}
                  </span>
                </small>
              </Link>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}
