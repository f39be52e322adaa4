import { notFound } from "next/navigation";
import { SearchPage } from "@/components/search/search-page";
import { placeholder } from "@/lib/pages/placeholder";
import { readSearch } from "@/lib/pages/search";
import { readAsked, searchMetadata } from "@/lib/pages/search-asked";

type Props = PageProps<"/[market]/search/[query]">;

export const generateStaticParams = () => [{ query: placeholder }];

export const generateMetadata = ({ params }: Props) => searchMetadata(params);

/** `/search?q=…` is rewritten to this page by `proxy.ts`. */
export default async function SearchResults({ params }: Props) {
  const asked = await readAsked(params);
  const found = asked && (await readSearch(asked.market, asked.query));
  if (!asked || !found) notFound();
  return <SearchPage market={asked.market} found={found} onNow={null} t={asked.t} />;
}
