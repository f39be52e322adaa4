"use client";

import { type ChangeEvent, useState } from "react";
import { addFollows, replaceFollows, useFollows } from "@/components/follows/use-follows";
import { primaryLook, quietLook } from "@/components/ui/button";
import { useAwake } from "@/components/ui/use-awake";
import { readFile, writeFile } from "@/lib/favourites/exchange";
import { addFavourites, isChosen, type Mine } from "@/lib/favourites/mine";
import type { Follow } from "@/lib/follows/follow";
import { OfferedChannels } from "./offered-channels";
import { askForMine, useMine } from "./use-favourites";

const longestFile = 1_000_000;

/** Hands a text to the browser as a file. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

type PanelWords = Record<
  | "open"
  | "export"
  | "import"
  | "imported"
  | "importFailed"
  | "undo"
  | "offered"
  | "offeredAll"
  | "offeredBroken"
  | "understood"
  | "accept"
  | "decline"
  | "accepted",
  string
>;

/** A person's channels and what else they follow. */
type Before = { mine: Mine; follows: readonly Follow[] };

/**
 * A person's channels and follows among the settings: opened, saved to a file, read from one, and accepted from a link.
 */
export function MinePanel({ words }: { words: PanelWords }) {
  const awake = useAwake();
  const [mine, change] = useMine();
  const [follows] = useFollows();
  const [said, setSaid] = useState<{ text: string; before?: Before }>({ text: "" });
  const replace = (next: Mine, text: string) => {
    setSaid({ text, before: { mine, follows } });
    change(() => next);
  };
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    const read = file && file.size <= longestFile ? readFile(await file.text()) : null;
    target.value = "";
    if (read) {
      replace(read.mine, words.imported);
      void replaceFollows(read.follows);
    } else setSaid({ text: words.importFailed });
  };
  return (
    <>
      <OfferedChannels
        words={words}
        onAccept={({ channels, follows: offered }) => {
          replace(addFavourites(mine, channels), words.accepted);
          void addFollows(offered);
        }}
      />
      <p role="status" className="flex flex-wrap items-center gap-3 py-2 text-muted empty:py-0">
        {said.text}
        {said.before ? (
          <button
            type="button"
            className={quietLook}
            onClick={() => {
              const { before } = said;
              setSaid({ text: "" });
              if (!before) return;
              change(() => before.mine);
              void replaceFollows(before.follows);
            }}
          >
            {words.undo}
          </button>
        ) : null}
      </p>
      <div className="mt-1 flex flex-wrap gap-2.5">
        <button type="button" aria-haspopup="dialog" className={primaryLook} onClick={askForMine}>
          {words.open}
        </button>
        <button
          type="button"
          disabled={!awake || (!isChosen(mine) && follows.length === 0)}
          className={`${quietLook} disabled:opacity-50`}
          onClick={() => save("my-channels.json", writeFile(mine, follows))}
        >
          {words.export}
        </button>
        <label
          className={`${quietLook} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand`}
        >
          {words.import}
          <input type="file" accept="application/json,.json" onChange={load} className="sr-only" />
        </label>
      </div>
    </>
  );
}
