import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NeutralHeader } from "@/components/shell/neutral-header";
import { Sorry } from "@/components/sorry/sorry";
import { wordsOf } from "@/lib/i18n";
import { placeholder } from "@/lib/pages/placeholder";
import { readSorryPage } from "@/lib/sorry";

type Props = PageProps<"/sorry/[what]">;

export const generateStaticParams = () => [{ what: placeholder }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const words = (await params).what === "outage" ? "failure" : "absent";
  return { title: wordsOf("en")(`${words}.title`), robots: { index: false } };
}

/** Sent by `lib/front` in the place of pages of no market that can't be shown. */
export default async function NeutralSorry({ params }: Props) {
  const what = readSorryPage((await params).what);
  if (!what) notFound();
  const t = wordsOf("en");
  return (
    <>
      <NeutralHeader t={t} />
      <main id="content" tabIndex={-1} className="grow outline-none">
        <Sorry what={what} market={null} t={t} />
      </main>
    </>
  );
}
