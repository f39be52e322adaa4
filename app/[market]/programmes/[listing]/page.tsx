import { notFound } from "next/navigation";
import { ProgrammeView, UnavailableProgramme } from "@/components/programme/programme-view";
import { JsonLd } from "@/components/seo/json-ld";
import { pageNow } from "@/lib/api/now";
import { wordsFor } from "@/lib/i18n";
import { placeholder } from "@/lib/pages/placeholder";
import { readAround, readGuideLink, readProgramme } from "@/lib/pages/programme";
import { programmeMetadata } from "@/lib/pages/programme-metadata";
import { programmeThings } from "@/lib/seo/json-ld/page-things";
import { isUnavailable } from "@/lib/shapes";

type Props = PageProps<"/[market]/programmes/[listing]">;

export const generateStaticParams = () => [{ listing: placeholder }];

export const generateMetadata = programmeMetadata;

export default async function ProgrammePage({ params }: Props) {
  const found = await readProgramme(params);
  if (!found) notFound();
  if (isUnavailable(found)) return <UnavailableProgramme {...found} />;
  const { market, listing, channel, event } = found;
  const now = await pageNow();
  const [around, inGuide] = await Promise.all([readAround(found, now), readGuideLink(market, listing, now)]);
  const of = { show: around.others.show?.id, event: listing.showing ? event : null };
  const t = wordsFor(market);
  return (
    <>
      <JsonLd things={programmeThings(listing, channel, market, of, t)} />
      <ProgrammeView {...found} {...around} now={now} inGuide={inGuide} t={t} />
    </>
  );
}
