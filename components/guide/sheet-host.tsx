"use client";

import type { Route } from "next";
import { usePathname, useRouter, useSelectedLayoutSegment } from "next/navigation";
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { Sheet as SheetFrame } from "@/components/ui/sheet";
import { announceGuide, onSheet, type SheetPreview } from "./sheet-preview";

/** The sheet's frame is loaded at a person's first touch of the page, so that it is there when they open something. */
const touches = ["pointerover", "touchstart", "focusin"] as const;

type Asked = SheetPreview & { isCancelled: boolean };

/**
 * The programme that is open over the guide. It opens at once with what the guide knows; the rest
 * follows. Closing it, by whatever means, leads back to the guide's address.
 */
export function SheetHost({
  words,
  children,
}: {
  words: Record<"label" | "close" | "page", string>;
  children: ReactNode;
}) {
  const isHere = useSelectedLayoutSegment("sheet") !== null;
  const path = usePathname();
  const router = useRouter();
  const [asked, setAsked] = useState<Asked | null>(null);
  const isOpen = asked ? !asked.isCancelled : isHere;
  const [Sheet, setSheet] = useState<typeof SheetFrame | null>(null);

  const bring = useEffectEvent(() => {
    if (!Sheet) void import("@/components/ui/sheet").then((file) => setSheet(() => file.Sheet));
  });

  useEffect(() => {
    if (isOpen) bring();
  }, [isOpen]);

  useEffect(() => {
    const touched = () => bring();
    const options = { once: true, passive: true, capture: true };
    for (const touch of touches) document.addEventListener(touch, touched, options);
    const stop = onSheet((preview) => setAsked({ ...preview, isCancelled: false }));
    document.addEventListener("click", openFromList, true);
    return () => {
      document.removeEventListener("click", openFromList, true);
      for (const touch of touches) document.removeEventListener(touch, touched, options);
      stop();
      setAsked(null);
    };
  }, []);

  const openFromList = useEffectEvent((click: globalThis.MouseEvent) => {
    const link = findProgrammeLink(click);
    if (link && !link.closest("[role='grid'], dialog")) setAsked(toAsked(link));
  });

  const settle = useEffectEvent(() => {
    // If the sheet was closed before it had loaded, go back now.
    if (isHere && asked?.isCancelled) router.back();
    if (isHere) return;
    setAsked(null);
    announceGuide();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the sheet opens or closes.
  useEffect(() => settle(), [isHere]);

  const close = () => {
    if (isHere) router.back();
    else if (asked) {
      setAsked({ ...asked, isCancelled: true });
      announceGuide();
    }
  };

  /** A programme opened from the sheet replaces the current one, so that going back leads to the guide. */
  const follow = (click: MouseEvent) => {
    const link = findProgrammeLink(click);
    const href = link?.getAttribute("href");
    if (!link || !href || href === path) return;
    setAsked(toAsked(link));
    click.preventDefault();
    click.stopPropagation();
    router.replace(href as Route, { scroll: false });
  };

  return isOpen && Sheet ? (
    <Sheet
      label={asked?.title ?? words.label}
      close={words.close}
      busy={!isHere}
      tools={
        isHere ? (
          <a href={path} className="me-auto inline-flex min-h-11 items-center px-2 text-muted underline">
            {words.page}
          </a>
        ) : null
      }
      onClose={close}
      onClick={follow}
    >
      {isHere ? children : asked ? <Waiting {...asked} /> : null}
    </Sheet>
  ) : null;
}

/** The programme link that a click follows in this tab; null if there is none. */
function findProgrammeLink(click: MouseEvent | globalThis.MouseEvent): HTMLAnchorElement | null {
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null;
  return click.target instanceof Element ? click.target.closest("a[href*='/programmes/']") : null;
}

const toAsked = (link: HTMLAnchorElement): Asked => ({
  title: link.textContent ?? "",
  when: "",
  where: "",
  isCancelled: false,
});

/** Shown until the programme has loaded: what the guide already knows, in its final place. */
const Waiting = ({ title, when, where }: SheetPreview) => (
  <div className="px-4 pb-10 wide:px-6">
    <div className="rounded-hero border border-line bg-panel p-5">
      <h2
        dir="auto"
        className="mt-2.5 text-[1.875rem] leading-[1.08] font-heading tracking-heading [overflow-wrap:anywhere]"
      >
        {title}
      </h2>
      <p className="mt-4 text-[1.0625rem] font-[680]">{when}</p>
      <p className="mt-5 font-title">
        <bdi>{where}</bdi>
      </p>
    </div>
  </div>
);
