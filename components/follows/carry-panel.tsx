"use client";

import { useEffect, useState } from "react";
import { encode, renderSVG } from "uqr";
import { useMine } from "@/components/favourites/use-favourites";
import { ShareButton, type ShareWords } from "@/components/share/share-button";
import { packFollowed } from "@/lib/follows/transfer";
import { paths } from "@/lib/paths";
import { useFollows } from "./use-follows";

export type CarryWords = Record<"title" | "text" | "code" | "tooMuch" | "nothing", string> & {
  sharing: ShareWords;
};

/** The most characters of an address that a camera still reads well from a screen. */
const mostInCode = 1_200;

/** A smaller square of the code is a blur to cameras on a screen of one pixel a point. */
const squarePx = 3;

/** All that a person follows as one link, and as a code for another device's camera. */
export function CarryPanel({ market, words }: { market: string; words: CarryWords }) {
  const [mine] = useMine();
  const [follows] = useFollows();
  const [hash, setHash] = useState<string | null>(null);
  const { favourites } = mine;

  useEffect(() => {
    const set = { channels: favourites, follows };
    if (favourites.length + follows.length === 0) setHash(null);
    else void packFollowed(set).then(setHash, () => setHash(null));
  }, [favourites, follows]);

  const path = `${paths.settings(market)}#${hash}`;
  return (
    <div className="mt-4 rounded-card border border-line bg-panel p-4">
      <h3 className="font-title">{words.title}</h3>
      {hash === null ? (
        <p className="mt-1 text-muted">{words.nothing}</p>
      ) : (
        <>
          <p className="mt-1 mb-3 text-muted">{words.text}</p>
          <div className="flex flex-wrap items-center gap-4">
            <Code path={path} words={words} />
            <ShareButton title={words.title} href={path} words={words.sharing} />
          </div>
        </>
      )}
    </div>
  );
}

function Code({ path, words }: { path: string; words: CarryWords }) {
  const address = new URL(path, location.origin).href;
  if (address.length > mostInCode) return <p className="basis-full text-sm text-muted">{words.tooMuch}</p>;
  const code = { border: 2 };
  const drawn = renderSVG(address, code);
  const width = Math.max(232, encode(address, code).size * squarePx);
  return (
    // biome-ignore lint/performance/noImgElement: drawn here, from what never leaves the device.
    <img
      alt={words.code}
      width={width}
      height={width}
      src={`data:image/svg+xml,${encodeURIComponent(drawn)}`}
      className="keep-colour h-auto max-w-full rounded-cell"
    />
  );
}
