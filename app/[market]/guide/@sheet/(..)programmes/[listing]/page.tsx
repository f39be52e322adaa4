import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { programmeMetadata } from "@/app/[market]/programmes/programme-metadata";
import { readAround, readProgramme } from "@/app/[market]/programmes/read-programme";
import { placeholder } from "@/app/placeholder";
import { ProgrammeSheet } from "@/components/programme/programme-view";
import { pageNow } from "@/lib/api/now";
import { wordsOf } from "@/lib/i18n";

type Props = { params: Promise<{ market: string; listing: string }> };

export const generateStaticParams = () => [{ listing: placeholder }];

export const generateMetadata = ({ params }: Props): Promise<Metadata> => programmeMetadata(params);

/** A programme over the guide that led to it; its own page is what a shared link or a reload gives. */
export default async function SheetPage({ params }: Props) {
  const found = await readProgramme(params);
  if (!found) notFound();
  const now = await pageNow();
  const around = await readAround(found, now);
  return (
    <ProgrammeSheet {...found} {...around} now={now} t={wordsOf(found.market.words, found.market.locale)} />
  );
}
