import type { Metadata, Viewport } from "next";
import { mineScript } from "@/components/favourites/mine-script";
import { KeptNote } from "@/components/offline/kept-note";
import { updateWords } from "@/components/offline/update-words";
import { WorkerHost } from "@/components/offline/worker-host";
import { PlanCountScript } from "@/components/planner/plan-count-script";
import { BottomBar } from "@/components/shell/bottom-bar";
import { Document } from "@/components/shell/document";
import { Footer } from "@/components/shell/footer";
import { Header } from "@/components/shell/header";
import { NeutralHeader } from "@/components/shell/neutral-header";
import { RememberMarket } from "@/components/shell/remember-market";
import { EmptyNote, SampleNote } from "@/components/shell/sample-note";
import { ShellWords } from "@/components/shell/shell-words";
import { StaleNote } from "@/components/shell/stale-note";
import { unlistedWords } from "@/components/shell/unlisted-words";
import { TvHost } from "@/components/tv/tv-host";
import { readAsOf } from "@/lib/api/as-of";
import { getCountry, listCountries, listCountryChannels } from "@/lib/api/countries";
import { pageNow } from "@/lib/api/now";
import { hasOwnService } from "@/lib/api/operator";
import { wordsOf } from "@/lib/i18n";
import { countryZone, parseMarket } from "@/lib/market";
import { isUnlisted } from "@/lib/pages/market";
import { placeholder } from "@/lib/pages/placeholder";
import { siteMetadata, siteViewport } from "@/lib/seo/site-metadata";
import { clockAheadMs } from "@/lib/time/clock";
import { hasWorker } from "@/lib/worker/settings";
import { fontClasses } from "../fonts/fonts";
import "../globals.css";

/** Every page is complete when it is sent, so it can be read without scripts. */
export const ensureStatic = "navigation";

export const generateStaticParams = () => [{ market: placeholder }];

export const generateMetadata = (): Metadata => siteMetadata(wordsOf("en"));

export const viewport: Viewport = siteViewport;

/**
 * The guide's countries, and a country's channels. If they can't be read, the page still has its frame, to say so in
 * the market's words; it is soon rendered again, since it depends on the current time.
 */
async function readFrame(country: string) {
  try {
    const frame = await Promise.all([listCountries(), listCountryChannels(country), getCountry(country)]);
    // Asked last, since it is by reading that the site learns how the guide is.
    return [...frame, await readAsOf()] as const;
  } catch {
    await pageNow();
    return [[], null, null, null] as const;
  }
}

export default async function MarketLayout({ params, children }: LayoutProps<"/[market]">) {
  const market = parseMarket((await params).market);
  const t = wordsOf(market?.words ?? "en", market?.locale);
  const document = { fonts: fontClasses, aheadMs: clockAheadMs(), skip: t("site.skip") };
  // The page says "not found" for an unknown market.
  if (!market)
    return (
      <Document lang="en" dir="ltr" {...document}>
        <NeutralHeader t={t} />
        <main id="content" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
      </Document>
    );

  const [countries, channels, country, asOf] = await readFrame(market.country);
  const unlisted = await isUnlisted(market);
  const style = { locale: market.locale, zone: countryZone(market.country, country) };
  return (
    <Document
      lang={market.words}
      locale={market.locale}
      dir={market.dir}
      early={[mineScript(market.country)]}
      {...document}
    >
      <TvHost />
      <RememberMarket market={market.slug} />
      <Header market={market} countries={countries.map(({ code, channels: count }) => [code, count])} t={t} />
      {channels?.some(({ sample }) => sample) ? (
        <SampleNote t={t} canSetUp={hasOwnService()} country={market.country} />
      ) : null}
      {(unlisted || channels?.length === 0) && hasOwnService() ? (
        <EmptyNote t={t} country={market.country} />
      ) : null}
      {asOf === null ? null : <StaleNote at={asOf} style={style} t={t} />}
      <KeptNote text={t("failure.asOf", { date: "{date}", time: "{time}" })} {...style} />
      <ShellWords
        market={market.slug}
        unlisted={unlisted ? unlistedWords(market, t) : null}
        failure={{ title: t("failure.title"), text: t("failure.text"), retry: t("failure.retry") }}
      >
        <main id="content" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
      </ShellWords>
      <PlanCountScript />
      <Footer market={market} t={t} />
      <BottomBar market={market.slug} t={t} />
      {hasWorker() ? (
        <WorkerHost market={market.slug} country={market.country} words={updateWords(t)} />
      ) : null}
    </Document>
  );
}
