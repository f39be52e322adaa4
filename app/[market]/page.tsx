import { notFound } from "next/navigation";
import { listCountryNow } from "@/lib/api/countries";
import { parseMarket } from "@/lib/market";

export default async function NowPage({ params }: PageProps<"/[market]">) {
  const market = parseMarket((await params).market);
  if (!market) notFound();
  const now = await listCountryNow(market.country);
  if (!now) notFound();
  return (
    <p>
      {now.at} {now.items.length}
    </p>
  );
}
