import Link from "next/link";
import { useState } from "react";
import { ShareButton } from "@/components/share/share-button";
import { quietLook } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { pillLook } from "@/components/ui/pill";
import { writeHash } from "@/lib/favourites/exchange";
import {
  chooseList,
  deleteList,
  type FavouriteList,
  type Favourites,
  most,
  moveChannel,
  moveList,
  removeChannel,
  renameList,
} from "@/lib/favourites/lists";
import { fill } from "@/lib/fill";
import type { GuideChannel } from "@/lib/guide/guide-data";
import { paths } from "@/lib/paths";
import { ChannelRows, roundLook } from "./channel-rows";
import type { FavouriteWords } from "./favourite-words";

type Props = {
  market: string;
  list: FavouriteList;
  /** Among the lists, from 0, and how many there are. */
  place: number;
  count: number;
  isCurrent: boolean;
  known: ReadonlyMap<string, GuideChannel> | undefined;
  words: FavouriteWords;
  /** `said` is announced by a screen reader; actions that can be undone offer that. */
  onChange(change: (favourites: Favourites) => Favourites, said?: string, canUndo?: boolean): void;
};

/** One list of favourites: its name, whether it is in use, its channels, and what can be done with it. */
export function ListCard({ market, list, place, count, isCurrent, known, words, onChange }: Props) {
  const name = list.name || words.unnamed;
  const [typed, setTyped] = useState<string | null>(null);
  const rename = () => {
    if (typed !== null && typed.trim() !== name) onChange((kept) => renameList(kept, list.id, typed));
    setTyped(null);
  };
  const step = (by: -1 | 1, icon: IconName, label: string) => {
    const to = place + by;
    const ends = to < 0 || to >= count;
    return (
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-disabled={ends}
        onClick={({ currentTarget }) => {
          if (ends) return;
          onChange(
            (kept) => moveList(kept, list.id, to),
            fill(words.moved, { channel: name, place: String(to + 1) }),
          );
          // A card that is moved in the document loses the focus that its button had.
          requestAnimationFrame(() => currentTarget.focus());
        }}
        className={roundLook}
      >
        <Icon name={icon} size={18} />
      </button>
    );
  };
  return (
    <section aria-label={name} className="mt-4 rounded-card border border-line bg-panel p-3 wide:p-4">
      <div className="flex flex-wrap items-center gap-2.5">
        <input
          aria-label={words.rename}
          value={typed ?? name}
          maxLength={most.name}
          dir="auto"
          onChange={(change) => setTyped(change.target.value)}
          onBlur={rename}
          onKeyDown={(key) => {
            if (key.key === "Enter") rename();
            if (key.key === "Escape") setTyped(null);
          }}
          className="min-h-11 min-w-0 flex-1 basis-40 rounded-cell border border-line bg-ground px-3 text-[1.0625rem] font-title text-ink"
        />
        <button
          type="button"
          aria-pressed={isCurrent}
          onClick={() => onChange((kept) => chooseList(kept, list.id))}
          className={`${pillLook(isCurrent)} min-h-11!`}
        >
          {isCurrent ? words.inUse : words.use}
        </button>
        {count > 1 ? (
          <span className="flex">
            {step(-1, "up", fill(words.up, { channel: name }))}
            {step(1, "down", fill(words.down, { channel: name }))}
          </span>
        ) : null}
      </div>
      <div className="mt-2">
        {list.channels.length > 0 ? (
          <ChannelRows
            market={market}
            channels={list.channels}
            known={known}
            words={words}
            onMove={(channel, to, moved) =>
              onChange(
                (kept) => moveChannel(kept, list.id, channel, to),
                fill(words.moved, { channel: moved, place: String(to + 1) }),
              )
            }
            onRemove={(channel) => onChange((kept) => removeChannel(kept, list.id, channel))}
          />
        ) : (
          <p className="py-2 text-muted">
            {words.none}{" "}
            <Link href={paths.channels(market)} className="underline underline-offset-4">
              {words.findChannels}
            </Link>
          </p>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {list.channels.length > 0 ? (
          <ShareButton
            title={name}
            href={`${paths.settings(market)}#${writeHash({ name, channels: [...list.channels] })}`}
            label={fill(words.shareList, { list: name })}
            words={words.share}
          />
        ) : null}
        <button
          type="button"
          onClick={() =>
            onChange((kept) => deleteList(kept, list.id), fill(words.deleted, { list: name }), true)
          }
          className={quietLook}
        >
          {fill(words.delete, { list: name })}
        </button>
      </div>
    </section>
  );
}
