import { notFound } from "next/navigation";
import { ProgrammeSheet, UnavailableProgramme } from "@/components/programme/programme-view";
import { pageNow } from "@/lib/api/now";
import { wordsFor } from "@/lib/i18n";
import { placeholder } from "@/lib/pages/placeholder";
import { readAround, readProgramme } from "@/lib/pages/programme";
import { programmeMetadata } from "@/lib/pages/programme-metadata";
import { isUnavailable } from "@/lib/shapes";

type Props = { params: Promise<{ market: string; listing: string }> };

export const generateStaticParams = () => [{ listing: placeholder }];

export const generateMetadata = programmeMetadata;

/** A programme over the guide that led to it; a shared link or a reload opens its own page. */
export default async function SheetPage({ params }: Props) {
  const found = await readProgramme(params);
  if (!found) notFound();
  if (isUnavailable(found)) return <UnavailableProgramme {...found} />;
  const now = await pageNow();
  const around = await readAround(found, now);
  return <ProgrammeSheet {...found} {...around} now={now} t={wordsFor(found.market)} />;
}
