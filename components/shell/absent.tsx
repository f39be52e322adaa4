"use client";

import { primaryLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/paths";
import { useShell } from "./shell-words";

/**
 * The page of an unknown address, and of any address of a country that has no listings. Its link is a plain one, since
 * it may lead to pages of another root layout.
 */
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
        <a href={inMarket ? paths.market(market) : paths.countries()} className={primaryLook}>
          {unlisted?.action ?? (inMarket ? actions.market : actions.countries)}
        </a>
      }
    >
      {unlisted?.text ?? words.text}
    </Notice>
  );
}
