import { notFound } from "next/navigation";
import { placeholder } from "@/app/placeholder";
import { NeutralHeader } from "@/components/shell/neutral-header";
import { listCountries } from "@/lib/api/countries";
import { wordsOf } from "@/lib/i18n";

export const generateStaticParams = () => [{ scope: placeholder }];

export default async function CountriesPage({ params }: PageProps<"/countries/[scope]">) {
  if ((await params).scope !== "all") notFound();
  const t = wordsOf("en");
  const countries = await listCountries();
  return (
    <>
      <NeutralHeader t={t} />
      <main id="content">{countries.length}</main>
    </>
  );
}
