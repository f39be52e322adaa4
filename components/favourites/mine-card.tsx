"use client";

import { useState } from "react";
import { primaryLook, quietLook } from "@/components/ui/button";
import { useAwake } from "@/components/ui/use-awake";
import { isChosen } from "@/lib/favourites/mine";
import { dismissedKey } from "./mine-script";
import { askForMine, useMine } from "./use-favourites";

/**
 * Asks at the first visits how a person watches. It is in the page for everybody and hidden, unless the script before
 * the first paint finds that nothing was chosen or dismissed on this device and that no link was shared.
 */
export function MineCard({
  words,
  margin = "mb-5",
}: {
  words: Record<"title" | "text" | "action" | "later", string>;
  margin?: string;
}) {
  const awake = useAwake();
  const [mine] = useMine();
  const [isOver, setIsOver] = useState(false);
  if (isOver || (awake && isChosen(mine))) return null;
  const dismiss = () => {
    try {
      localStorage.setItem(dismissedKey, "1");
    } catch {
      // Without storage it goes for as long as the page.
    }
    setIsOver(true);
  };
  return (
    <section
      data-mine-card
      aria-labelledby="mine-card"
      className={`no-print flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-panel p-4 ${margin}`}
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="mine-card" className="text-[1.0625rem] font-title">
          {words.title}
        </h2>
        <p className="mt-0.5 text-muted">{words.text}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <button type="button" aria-haspopup="dialog" className={primaryLook} onClick={askForMine}>
          {words.action}
        </button>
        <button type="button" className={quietLook} onClick={dismiss}>
          {words.later}
        </button>
      </div>
    </section>
  );
}
