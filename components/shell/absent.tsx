"use client";

import Link from "next/link";
import { primaryLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/paths";
import { useShell } from "./shell-words";

/** The page of an unknown address. */
export function Absent({
  words,
  actions,
}: {
  words: Record<"title" | "text", string>;
  actions: Record<"market" | "countries", string>;
}) {
  const market = useShell()?.market;
  return (
    <Notice
      level={1}
      title={words.title}
      action={
        <Link href={market ? paths.market(market) : paths.countries()} className={primaryLook}>
          {market ? actions.market : actions.countries}
        </Link>
      }
    >
      {words.text}
    </Notice>
  );
}
