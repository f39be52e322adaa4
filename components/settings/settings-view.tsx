import Link from "next/link";
import type { ReactNode } from "react";
import { MinePanel } from "@/components/favourites/mine-panel";
import { CarryPanel } from "@/components/follows/carry-panel";
import { shareWords } from "@/components/share/share-words";
import { ClockControl } from "@/components/shell/clock-control";
import { clockWords } from "@/components/shell/clock-words";
import { themeWords } from "@/components/shell/theme-words";
import { quietLook } from "@/components/ui/button";
import { Flag } from "@/components/ui/flag";
import { PageTitle } from "@/components/ui/page-title";
import { pillLook } from "@/components/ui/pill";
import type { Words } from "@/lib/i18n";
import { countryName, languagesIn, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import { zoneTerm } from "@/lib/time/format";
import { GridChoice, ThemeChoice } from "./look-choices";

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="mt-10">
    <h2 id={id} className="mb-3 text-xl font-[740] tracking-[-0.02em]">
      {title}
    </h2>
    {children}
  </section>
);

const needsScript = "[@media(scripting:none)]:hidden";

/** All settings. Country and language are part of the address; the others are kept on the device. */
export const SettingsView = ({ market, zone, t }: { market: Market; zone: string; t: Words }) => {
  const { slug, country, locale } = market;
  return (
    <div className="page max-w-[51.25rem]! pt-5 pb-16 wide:pt-6">
      <PageTitle>{t("settings.title")}</PageTitle>
      <p className="mt-1.5 text-muted">{t("settings.lead")}</p>
      <p className="mt-4 hidden rounded-card border border-line bg-panel p-4 [@media(scripting:none)]:block">
        {t("settings.noScript")}
      </p>
      <Section id="place" title={t("settings.place")}>
        <p className="flex flex-wrap items-center gap-3">
          <Flag country={country} className="text-2xl" />
          <span className="font-title">{countryName(country, locale)}</span>
          <a href={paths.countries()} className={quietLook}>
            {t("settings.changeCountry")}
          </a>
        </p>
        <h3 id="language" className="mt-5 mb-2 text-sm text-muted">
          {t("settings.language")}
        </h3>
        <ul aria-labelledby="language" className="flex flex-wrap gap-2">
          {languagesIn(country).map((other) => (
            <li key={other.slug}>
              <Link
                href={paths.settings(other.slug)}
                prefetch={false}
                lang={other.words}
                hrefLang={other.words}
                aria-current={other.slug === slug ? "true" : undefined}
                className={`${pillLook(other.slug === slug)} min-h-11! px-4!`}
              >
                {other.name}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="times" title={t("settings.times")}>
        <p className="mb-2 text-muted">{t("settings.timesAre", { zone: zoneTerm(zone, locale) })}</p>
        <ClockControl words={clockWords(t, market)} />
      </Section>
      <div className={needsScript}>
        <Section id="look" title={t("theme.label")}>
          <ThemeChoice words={themeWords(t)} />
        </Section>
        <Section id="grid" title={t("settings.grid")}>
          <GridChoice
            words={{
              density: t("guide.density"),
              comfortable: t("guide.comfortable"),
              compact: t("guide.compact"),
              zoom: t("guide.zoom"),
            }}
          />
        </Section>
        <Section id="mine" title={t("mine.title")}>
          <p className="text-muted">{t("mine.lead")}</p>
          <MinePanel
            words={{
              open: t("mine.cardAction"),
              export: t("favourites.export"),
              import: t("favourites.import"),
              imported: t("mine.imported"),
              importFailed: t("mine.importFailed"),
              undo: t("favourites.undo"),
              offered: t("mine.offered"),
              offeredAll: t("follow.offered"),
              offeredBroken: t("mine.offeredBroken"),
              understood: t("event.understood"),
              accept: t("mine.accept"),
              decline: t("favourites.decline"),
              accepted: t("mine.accepted"),
            }}
          />
          <CarryPanel
            market={slug}
            words={{
              title: t("follow.carry"),
              text: t("follow.carryText"),
              code: t("follow.code"),
              tooMuch: t("follow.tooMuch"),
              nothing: t("follow.carryNothing"),
              sharing: shareWords(t),
            }}
          />
        </Section>
      </div>
    </div>
  );
};
