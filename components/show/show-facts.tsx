import { type Fact, Facts } from "@/components/channel/facts";
import { OutsideLink } from "@/components/channel/outside-link";
import { showKindIn, showStateIn } from "@/lib/catalogue-words";
import type { Words } from "@/lib/i18n";
import { genresOfShow, joinGenres } from "@/lib/listed-genre";
import type { Show } from "@/lib/shapes";
import { languageName, plainDate } from "@/lib/time/format";

/** The catalogue's page of the show, which its licence may require to be credited. */
function findCatalogueUrl({ tvmaze, imdb }: Show["external"]): string | null {
  if (tvmaze && /^\d+$/.test(tvmaze)) return `https://www.tvmaze.com/shows/${tvmaze}`;
  if (imdb && /^tt\d+$/.test(imdb)) return `https://www.imdb.com/title/${imdb}/`;
  return null;
}

const sourceNames: Record<string, string> = { tvmaze: "TVmaze" };

/** What is known of a series, and the source. */
export const ShowFacts = ({ show, locale, t }: { show: Show; locale: string; t: Words }) => {
  const { kind, genres, status, premiered, ended, languages, source, external } = show;
  const address = findCatalogueUrl(external);
  const facts: Fact[] = [
    { term: t("show.kind"), value: kind && showKindIn(kind, t) },
    { term: t("show.genres"), value: joinGenres(genresOfShow(genres, t), t) },
    { term: t("show.status"), value: status && showStateIn(status, t) },
    { term: t("show.premiered"), value: premiered && plainDate(premiered, locale) },
    { term: t("show.ended"), value: ended && plainDate(ended, locale) },
    {
      term: t("show.languages", { count: languages.length }),
      value: languages.map((code) => languageName(code, locale)).join(", "),
    },
    {
      term: t("show.source"),
      value: source === "listings" ? t("show.fromListings") : source && (sourceNames[source] ?? source),
    },
    { term: t("show.website"), value: address && <OutsideLink href={address} /> },
  ];
  return <Facts label={t("show.about", { show: show.name })} facts={facts} />;
};
