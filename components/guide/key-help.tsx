"use client";

import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";

/** Each line: the keys, and what they do. */
export type KeyWords = { title: string; close: string; lines: [keys: string[], does: string][] };

/** The list of the grid's keys, open for as long as it is there. */
export function KeyHelp({ words, onClose }: { words: KeyWords; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      aria-label={words.title}
      onClose={onClose}
      className="m-auto w-[min(440px,calc(100vw-28px))] rounded-card border border-line bg-panel p-5 text-ink backdrop:bg-black/50"
    >
      <div className="mb-3 flex items-center justify-between">
        <h2 className="text-lg font-heading tracking-heading">{words.title}</h2>
        <button
          type="button"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
          className="grid size-10 place-items-center rounded-full text-muted hover:bg-raised hover:text-ink"
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {words.lines.map(([keys, does]) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-[5px] border border-line px-1.5 font-sans text-[0.8125rem] leading-5 font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-muted">{does}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
