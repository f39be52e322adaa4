"use client";

import { useQuery } from "@tanstack/react-query";
import { type ChangeEvent, useState } from "react";
import { quietLook } from "@/components/ui/button";
import { useAwake } from "@/components/ui/use-awake";
import { joinLists, readFile, writeFile } from "@/lib/favourites/exchange";
import { createList, type Favourites, most } from "@/lib/favourites/lists";
import { fill } from "@/lib/fill";
import { type LineupBody, unpackLineup } from "@/lib/guide/guide-data";
import { paths } from "@/lib/paths";
import type { FavouriteWords } from "./favourite-words";
import { ListCard } from "./list-card";
import { OfferedList } from "./offered-list";
import { useFavouriteLists } from "./use-favourites";

/** How old the channels may be before they are read again, ms. */
const staleMs = 600_000;

const longestFile = 1_000_000;

async function read(address: string, signal: AbortSignal) {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const lineup: LineupBody = await answer.json();
  return new Map(unpackLineup(lineup).map((channel) => [channel.id, channel]));
}

/** Hands a text to the browser as a file. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** All lists of favourites: made, named, ordered, shared, saved and read. Nothing of it leaves the device by itself. */
export function FavouritesPanel({
  market,
  country,
  words,
}: {
  market: string;
  /** ISO code. */
  country: string;
  words: FavouriteWords;
}) {
  const awake = useAwake();
  const [favourites, change] = useFavouriteLists();
  const [said, setSaid] = useState<{ text: string; before?: Favourites }>({ text: "" });
  const address = paths.lineupData(country);
  const { data: known } = useQuery({
    queryKey: ["favourites", address],
    queryFn: ({ signal }) => read(address, signal),
    staleTime: staleMs,
  });

  const onChange = (by: (kept: Favourites) => Favourites, text = "", canUndo = false) => {
    setSaid({ text, before: canUndo ? favourites : undefined });
    change(by);
  };
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    const lists = file && file.size <= longestFile ? readFile(await file.text()) : null;
    target.value = "";
    if (lists) onChange((kept) => joinLists(kept, lists, words.unnamed), words.imported, true);
    else setSaid({ text: words.importFailed });
  };
  const { before } = said;

  return (
    <div className="min-h-[60vh] [@media(scripting:none)]:hidden">
      <OfferedList
        known={known}
        words={words}
        onAccept={(list) => onChange((kept) => joinLists(kept, [list], words.unnamed), words.accepted, true)}
      />
      <p
        role="status"
        className="mt-3 flex min-h-11 flex-wrap items-center gap-3 text-muted empty:mt-1 empty:min-h-0"
      >
        {said.text}
        {before ? (
          <button type="button" className={quietLook} onClick={() => onChange(() => before)}>
            {words.undo}
          </button>
        ) : null}
      </p>
      {awake ? (
        <>
          {favourites.lists.map((list, place) => (
            <ListCard
              key={list.id}
              market={market}
              list={list}
              place={place}
              count={favourites.lists.length}
              isCurrent={list.id === favourites.current}
              known={known}
              words={words}
              onChange={onChange}
            />
          ))}
          <div className="mt-4 flex flex-wrap gap-2.5">
            <button
              type="button"
              disabled={favourites.lists.length >= most.lists}
              className={quietLook}
              onClick={() =>
                onChange((kept) =>
                  createList(kept, fill(words.created, { number: String(kept.lists.length + 1) })),
                )
              }
            >
              {words.create}
            </button>
            <button
              type="button"
              className={quietLook}
              onClick={() => save("favourites.json", writeFile(favourites, words.unnamed))}
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
      ) : null}
    </div>
  );
}
