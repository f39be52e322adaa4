"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { MineFrameWords, MinePlace } from "./mine-place";
import { repaintMine } from "./mine-script";
import { openMine, useMine } from "./use-favourites";

/** Loaded when a person reaches for its button. */
const load = () => import("./mine-dialog");
const MineDialog = lazy(() => load().then((file) => ({ default: file.MineDialog })));

/** The way to a person's channels from every page, and what keeps pages painted by them. Hidden without scripts. */
export function MineButton({ market, country, words }: MinePlace & { words: MineFrameWords }) {
  const [mine] = useMine();
  const path = usePathname();
  const [isOpen, setIsOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: painted again after each change, and on each page.
  useEffect(() => {
    repaintMine(country);
  }, [mine, country, path]);

  useEffect(() => {
    const open = () => setIsOpen(true);
    window.addEventListener(openMine, open);
    return () => window.removeEventListener(openMine, open);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={words.title}
        title={words.title}
        onClick={() => setIsOpen(true)}
        onPointerEnter={load}
        onFocus={load}
        className="inline-flex min-h-11 min-w-[max(44px,min(2.75rem,12vw))] shrink-0 items-center justify-center gap-2 rounded-full font-[560] text-muted hover:text-ink [@media(scripting:none)]:hidden"
      >
        <Icon name="star" size={20} />
        <span className="hidden whitespace-nowrap @min-[77.5rem]:inline [:root[data-tv]_&]:inline">
          {words.title}
        </span>
      </button>
      {isOpen ? (
        <Suspense>
          <MineDialog market={market} country={country} words={words} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
