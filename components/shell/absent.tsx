"use client";

import Link from "next/link";
import { useParams } from "next/navigation";
import { primaryLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";

/** What stands at an address that leads nowhere. Next tells such a page nothing of its path, so it looks itself. */
export function Absent({
  words,
  actions,
}: {
  words: Record<"title" | "text", string>;
  actions: Record<"market" | "countries", string>;
}) {
  const { market: segment } = useParams<{ market?: string }>();
  const market = segment ? parseMarket(segment) : null;
  return (
    <Notice
      level={1}
      title={words.title}
      action={
        <Link href={market ? paths.market(market.slug) : paths.countries()} className={primaryLook}>
          {market ? actions.market : actions.countries}
        </Link>
      }
    >
      {words.text}
    </Notice>
  );
}
