import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { unlistedWords } from "@/components/shell/unlisted-words";
import { Sorry } from "@/components/sorry/sorry";
import { wordsFor } from "@/lib/i18n";
import { parseMarket } from "@/lib/market";
import { isUnlisted } from "@/lib/pages/market";
import { placeholder } from "@/lib/pages/placeholder";
import { hiddenMetadata } from "@/lib/seo/page-metadata";
import { readSorryPage } from "@/lib/sorry";

type Props = PageProps<"/[market]/sorry/[what]">;

export const generateStaticParams = () => [{ what: placeholder }];

async function read(params: Props["params"]) {
  const { market: slug, what: segment } = await params;
  const market = parseMarket(slug);
  const what = readSorryPage(segment);
  if (!market || !what) return null;
  const t = wordsFor(market);
  const unlisted = what === "absent" && (await isUnlisted(market)) ? unlistedWords(market, t) : null;
  return { market, what, unlisted, t };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read(params);
  if (!found) return {};
  const words = found.what === "outage" ? "failure" : "absent";
  return hiddenMetadata(found.unlisted?.title ?? found.t(`${words}.title`));
}

/**
 * Sent by `lib/front` in the place of pages of a market that can't be shown. That of a country without listings is
 * found as little as any other: with 200, search engines would see hundreds of pages that all say they are empty. After
 * 404 they look again, and what viewers read is the same.
 */
export default async function SorryInMarket({ params }: Props) {
  const found = await read(params);
  if (!found) notFound();
  return <Sorry {...found} market={found.market.slug} />;
}
