import { notFound } from "next/navigation";
import { FilmsView } from "@/components/tonight/films-view";
import { wordsFor } from "@/lib/i18n";
import { readFilms } from "@/lib/pages/films";
import { requireMarket } from "@/lib/pages/market";
import { paths } from "@/lib/paths";
import { marketMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = marketMetadata(({ t, country }) => ({
  title: t("tonight.titleFilms", { country }),
  description: t("tonight.titleFilms", { country }),
  path: paths.filmsTonight,
}));

export default async function FilmsPage({ params }: PageProps<"/[market]/tonight/films">) {
  const market = await requireMarket(params);
  const films = await readFilms(market);
  if (!films) notFound();
  return <FilmsView market={market} {...films} t={wordsFor(market)} />;
}
