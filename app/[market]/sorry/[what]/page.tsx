import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Sorry } from "@/components/sorry/sorry";
import { wordsFor } from "@/lib/i18n";
import { parseMarket } from "@/lib/market";
import { placeholder } from "@/lib/pages/placeholder";
import { readSorryPage } from "@/lib/sorry";

type Props = PageProps<"/[market]/sorry/[what]">;

export const generateStaticParams = () => [{ what: placeholder }];

async function read(params: Props["params"]) {
  const { market: slug, what: segment } = await params;
  const market = parseMarket(slug);
  const what = readSorryPage(segment);
  return market && what ? { market, what, t: wordsFor(market) } : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read(params);
  const words = found?.what === "outage" ? "failure" : "absent";
  return found ? { title: found.t(`${words}.title`), robots: { index: false } } : {};
}

/** Sent by `lib/front` in the place of pages of a market that can't be shown. */
export default async function SorryInMarket({ params }: Props) {
  const found = await read(params);
  if (!found) notFound();
  return <Sorry what={found.what} market={found.market.slug} t={found.t} />;
}
