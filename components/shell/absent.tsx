"use client";

import Link from "next/link";
import { primaryLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/paths";
import { useShell } from "./shell-words";

/** The page of an unknown address, and of any address of a country that has no listings. */
export function Absent({
  words,
  actions,
}: {
  words: Record<"title" | "text", string>;
  actions: Record<"market" | "countries", string>;
}) {
  const { market = null, unlisted = null } = useShell() ?? {};
  const inMarket = market !== null && unlisted === null;
  return (
    <Notice
      level={1}
      title={unlisted?.title ?? words.title}
      action={
        <Link href={inMarket ? paths.market(market) : paths.countries()} className={primaryLook}>
          {unlisted?.action ?? (inMarket ? actions.market : actions.countries)}
        </Link>
      }
    >
      {unlisted?.text ?? words.text}
    </Notice>
  );
}
