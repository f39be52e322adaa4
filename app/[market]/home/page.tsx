import { notFound } from "next/navigation";
import { HomeView } from "@/components/home/home-view";
import { readHome } from "@/lib/pages/home";
import { requireMarket } from "@/lib/pages/market";
import { paths } from "@/lib/paths";
import { marketMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = marketMetadata(({ t, country }) => ({
  title: t("home.title", { country }),
  description: t("home.description", { country }),
  path: paths.marketHome,
  neutral: paths.home(),
}));

/** A market's home, to which the front page leads. */
export default async function HomePage({ params }: PageProps<"/[market]/home">) {
  const market = await requireMarket(params);
  const home = await readHome(market);
  if (!home) notFound();
  return <HomeView market={market} home={home} />;
}
