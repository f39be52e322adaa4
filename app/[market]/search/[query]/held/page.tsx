import { notFound } from "next/navigation";
import { SearchPage } from "@/components/search/search-page";
import { placeholder } from "@/lib/pages/placeholder";
import { readHeldSearch } from "@/lib/pages/search";
import { readAsked, searchMetadata } from "@/lib/pages/search-asked";

type Props = PageProps<"/[market]/search/[query]/held">;

export const generateStaticParams = () => [{ query: placeholder }];

export const generateMetadata = ({ params }: Props) => searchMetadata(params);

/** What somebody sees who has searched too often: see `lib/front/search-limit.ts`. */
export default async function HeldResults({ params }: Props) {
  const asked = await readAsked(params);
  const found = asked && (await readHeldSearch(asked.market, asked.query));
  if (!asked || !found) notFound();
  return <SearchPage market={asked.market} found={found} onNow={null} limited t={asked.t} />;
}
