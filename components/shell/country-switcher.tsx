"use client";

import { type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Flag } from "@/components/ui/flag";
import { Icon } from "@/components/ui/icon";
import { pillLook } from "@/components/ui/pill";
import type { Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { CountryCount, CountryList, CountryListWords } from "./country-list";

type SwitcherWords = CountryListWords & Record<"change" | "title" | "close", string>;

/** Loaded on first use. */
const loadList = () => import("./country-list");

/** The page's country, and a way to change it: a link to the list of countries, or a dialog if scripts run. */
export function CountrySwitcher({
  market,
  name,
  short,
  code,
  countries,
  words,
}: {
  market: Market;
  name: string;
  /** The name where there is little room. */
  short: string;
  /** What stands for it where there is less. */
  code: string;
  countries: CountryCount[];
  words: SwitcherWords;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [List, setList] = useState<typeof CountryList | null>(null);

  const show = (domEvent: MouseEvent) => {
    if (domEvent.ctrlKey || domEvent.metaKey || domEvent.shiftKey || countries.length === 0) return;
    domEvent.preventDefault();
    loadList().then(
      (file) => {
        if (dialog.current?.open) return;
        // Its field takes the focus at once, so that nothing typed is lost.
        dialog.current?.showModal();
        flushSync(() => setList(() => file.CountryList));
      },
      () => location.assign(paths.countries()),
    );
  };
  // The dialog covers its own box: a click outside the box lands on the dialog itself.
  const close = (domEvent: MouseEvent) => {
    const { target } = domEvent;
    if (target === dialog.current || (target instanceof Element && target.closest("a")))
      dialog.current?.close();
  };

  return (
    <>
      <a
        href={paths.countries()}
        aria-label={words.change}
        aria-haspopup="dialog"
        onClick={show}
        onPointerEnter={loadList}
        onFocus={loadList}
        className={`${pillLook()} justify-center max-w-[42vw] min-w-[56px] shrink-[99999] @max-[18rem]:min-h-[44px]! @max-[18rem]:px-2 @min-[81.25rem]:shrink-0 [:root[data-tv]_&]:shrink-0`}
      >
        <Flag country={market.country} />
        <span className="truncate max-[22.5rem]:hidden @max-[18rem]:hidden wide:hidden">
          <span className="@max-[24.25rem]:hidden">{short}</span>
          <span className="@min-[24.25rem]:hidden">{code}</span>
        </span>
        <span className="truncate @max-[68rem]:hidden">{name}</span>
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself. */}
      <dialog
        ref={dialog}
        aria-label={words.title}
        onClick={close}
        onClose={() => setList(null)}
        className="fixed m-0 h-dvh max-h-none w-full max-w-none bg-transparent text-ink backdrop:bg-black/55 wide:start-auto wide:end-4 wide:top-[68px] wide:h-[min(640px,calc(100dvh-92px))] wide:w-[380px]"
      >
        {List ? (
          <div className="flex h-full flex-col bg-panel pt-[env(safe-area-inset-top)] wide:rounded-card wide:border wide:border-line">
            <div className="flex items-center justify-between py-2 ps-5 pe-2">
              <h2 className="text-lg font-heading tracking-heading">{words.title}</h2>
              <button
                type="button"
                aria-label={words.close}
                onClick={() => dialog.current?.close()}
                className="grid size-11 place-items-center rounded-full text-muted hover:text-ink"
              >
                <Icon name="close" />
              </button>
            </div>
            <List countries={countries} market={market} words={words} />
          </div>
        ) : null}
      </dialog>
    </>
  );
}
