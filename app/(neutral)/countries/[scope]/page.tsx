import { notFound } from "next/navigation";
import { CountryGrid } from "@/components/countries/country-grid";
import { LeadHome } from "@/components/shell/lead-home";
import { NeutralHeader } from "@/components/shell/neutral-header";
import { SampleNote } from "@/components/shell/sample-note";
import { SetupLink } from "@/components/shell/setup-link";
import { hasSample } from "@/lib/api/channels";
import { listCountries } from "@/lib/api/countries";
import { hasOwnService } from "@/lib/api/operator";
import { compareText } from "@/lib/compare-text";
import { wordsOf } from "@/lib/i18n";
import { countryName, nativeName } from "@/lib/market";
import { placeholder } from "@/lib/pages/placeholder";

export const generateStaticParams = () => [{ scope: placeholder }];

/** `/` and `/countries`: the list of countries. */
export default async function CountriesPage({ params }: PageProps<"/countries/[scope]">) {
  if ((await params).scope !== "all") notFound();
  const t = wordsOf("en");
  const [countries, sample] = await Promise.all([listCountries(), hasSample()]);
  const cards = countries
    .filter(({ channels }) => channels > 0)
    .sort((a, b) => b.channels - a.channels || compareText(a.code, b.code))
    .map(({ code, channels }) => ({
      code,
      name: countryName(code, "en"),
      native: nativeName(code),
      channels: t("countries.channels", { count: channels }),
    }));

  return (
    <>
      <LeadHome countries={countries.filter(({ channels }) => channels > 0).map(({ code }) => code)} />
      <NeutralHeader t={t} />
      {sample ? <SampleNote t={t} canSetUp={hasOwnService()} /> : null}
      <main id="content" tabIndex={-1} className="page w-full grow pt-8 pb-16 outline-none wide:pt-14">
        <h1 className="text-[2.25rem] leading-[1.05] font-heading tracking-heading wide:text-[3rem]">
          {t("countries.title")}
        </h1>
        <p className="mt-2 mb-6 text-[1.0625rem] text-muted wide:mb-8">
          {cards.length > 0 ? t("countries.lead") : t("countries.empty")}{" "}
          {cards.length === 0 && hasOwnService() ? <SetupLink t={t} /> : null}
        </p>
        {cards.length > 0 ? (
          <CountryGrid countries={cards} words={{ find: t("countries.find"), none: t("countries.none") }} />
        ) : null}
      </main>
    </>
  );
}
