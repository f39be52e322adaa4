"use client";

import Link from "next/link";
import { useParams } from "next/navigation";
import { primaryLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";

/** The page of an unknown address. Next doesn't pass it the path, so it reads the path itself. */
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
