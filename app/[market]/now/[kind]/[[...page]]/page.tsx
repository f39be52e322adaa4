import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NowPage } from "@/components/now-next/now-page";
import { wordsFor } from "@/lib/i18n";
import { kinds } from "@/lib/kind";
import { countryInText, parseMarket } from "@/lib/market";
import { readNow } from "@/lib/pages/now";
import { placeholder } from "@/lib/pages/placeholder";
import { paths } from "@/lib/paths";
import { absentMetadata, pageMetadata } from "@/lib/seo/page-metadata";

type Props = PageProps<"/[market]/now/[kind]/[[...page]]">;

export const generateStaticParams = () => [{ kind: placeholder, page: [placeholder] }];

const readKind = (segment: string) => (["all", ...kinds] as const).find((kind) => kind === segment);

/** The page's number, from 1; null if the segments name none. */
function readPage([number, ...rest]: string[] = ["1"]): number | null {
  return number && rest.length === 0 && /^[1-9]\d{0,3}$/.test(number) ? Number(number) : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { market: segment, kind, page: segments } = await params;
  const market = parseMarket(segment);
  const known = readKind(kind);
  const page = readPage(segments);
  if (!market || !known || !page) return absentMetadata();
  const t = wordsFor(market);
  const country = countryInText(market.country, market.locale);
  return pageMetadata({
    market,
    t,
    title: `${t(`kind.${known}`)} · ${t("now.title", { country })}`,
    description: t("now.description", { country }),
    path: (slug) => paths.now(slug, known, page),
  });
}

export default async function KindPage({ params }: Props) {
  const { market: segment, kind: kindSegment, page: pageSegments } = await params;
  const market = parseMarket(segment);
  const kind = readKind(kindSegment);
  const page = readPage(pageSegments);
  if (!market || !kind || !page) notFound();
  const now = await readNow(market);
  if (!now) notFound();
  return <NowPage market={market} {...now} kind={kind} page={page} t={wordsFor(market)} />;
}
