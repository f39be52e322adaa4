import { useState } from "react";
import { ShareButton } from "@/components/share/share-button";
import { primaryLook } from "@/components/ui/button";
import { chooseWay, hasEffect, type Mine, moveFavourite, toggleFavourite, ways } from "@/lib/favourites/mine";
import { fill } from "@/lib/fill";
import { writeChannels } from "@/lib/follows/transfer";
import type { GuideChannel } from "@/lib/guide/guide-data";
import { paths } from "@/lib/paths";
import { AddChannel } from "./add-channel";
import { ChannelRows } from "./channel-rows";
import { LineupChoice } from "./lineup-choice";
import look from "./mine-dialog.module.css";
import type { MinePlace } from "./mine-place";
import type { MineBody, MineWords } from "./mine-words";
import { useMine } from "./use-favourites";
import { WayChoice } from "./way-choice";

type Body = MineBody<GuideChannel[]>;

/** How a person watches, and their favourites in order. Every change is kept at once. */
export function MineEditor({ market, country, body, onDone }: MinePlace & { body: Body; onDone(): void }) {
  const { words, places, lineups, channels } = body;
  const [mine, change] = useMine();
  const [said, setSaid] = useState("");
  const [isChoosing, setIsChoosing] = useState(mine.way === "lineup");
  const known = new Map(channels.map((channel) => [channel.id, channel]));
  const offers = {
    all: true,
    free: channels.some(({ access }) => access === "free"),
    lineup: lineups.length > 0,
    picked: true,
  };
  const share = <Share market={market} mine={mine} words={words} />;
  return (
    <>
      <div className={look.body}>
        <div className={look.side}>
          <WayChoice
            way={isChoosing ? "lineup" : mine.way}
            mine={mine}
            country={country}
            places={places}
            offered={ways.filter((way) => way === mine.way || offers[way])}
            words={words}
            onChoose={(way) => {
              setIsChoosing(way === "lineup");
              if (way !== "lineup" || mine.lineup?.country === country)
                change((kept) => chooseWay(kept, way));
            }}
          />
          <p className="mt-4 text-sm text-muted">{words.kept}</p>
          {mine.favourites.length > 0 ? (
            <section className="mt-auto rounded-card border border-line bg-ground p-4 max-wide:hidden">
              <h3 className="font-title">{words.share}</h3>
              <p className="mt-1 mb-3 text-sm text-muted">{words.shareText}</p>
              {share}
            </section>
          ) : null}
        </div>
        <div className={look.main}>
          {isChoosing ? (
            <LineupChoice country={country} lineups={lineups} mine={mine} words={words} onChange={change} />
          ) : null}
          <Favourites
            mine={mine}
            known={known}
            words={words}
            onChange={(by, text) => {
              setSaid(text);
              change(by);
            }}
          />
        </div>
      </div>
      <div className={look.foot}>
        <p role="status" className="sr-only">
          {said}
        </p>
        {mine.favourites.length > 0 ? <span className="wide:hidden">{share}</span> : null}
        <button
          type="button"
          className={`${primaryLook} ms-auto max-wide:flex-1`}
          onClick={() => {
            change((kept) => ({ ...kept, on: true }));
            onDone();
          }}
        >
          {mine.way === "all" || !hasEffect(mine) ? words.showAll : words.show}
        </button>
      </div>
    </>
  );
}

const Share = ({ market, mine, words }: { market: string; mine: Mine; words: MineWords }) => (
  <ShareButton
    title={words.share}
    label={words.share}
    href={`${paths.settings(market)}#${writeChannels(mine.favourites)}`}
    words={words.sharing}
  />
);

/** A number as the page's language writes it. */
const inDigits = (count: number): string => count.toLocaleString(document.documentElement.dataset.locale);

/** The favourites: found by name, ordered, and let go. `said` is announced by a screen reader. */
function Favourites({
  mine,
  known,
  words,
  onChange,
}: {
  mine: Mine;
  known: ReadonlyMap<string, GuideChannel>;
  words: MineWords;
  onChange(by: (kept: Mine) => Mine, said: string): void;
}) {
  const { favourites } = mine;
  return (
    <section aria-labelledby="mine-order" className="max-wide:mt-4">
      <AddChannel
        channels={[...known.values()]}
        kept={favourites}
        words={words}
        onAdd={({ id, name }) =>
          onChange(
            (kept) => toggleFavourite(kept, id),
            fill(words.moved, { channel: name, place: String(favourites.length + 1) }),
          )
        }
      />
      <h3 id="mine-order" className="mt-3.5 mb-1 flex items-baseline gap-2.5 font-title">
        {mine.way === "picked" ? words.order : words.first}
        {favourites.length > 0 ? (
          <small className="text-sm font-normal text-muted">
            {fill(words.of, { count: inDigits(favourites.length), total: inDigits(known.size) })}
          </small>
        ) : null}
      </h3>
      {favourites.length > 0 ? (
        <ChannelRows
          channels={favourites}
          known={known}
          words={words}
          onMove={(channel, to, name) =>
            onChange(
              (kept) => moveFavourite(kept, channel, to),
              fill(words.moved, { channel: name, place: String(to + 1) }),
            )
          }
          onRemove={(channel, name) =>
            onChange((kept) => toggleFavourite(kept, channel), fill(words.removed, { channel: name }))
          }
        />
      ) : (
        <p className="py-2 text-muted">{words.none}</p>
      )}
    </section>
  );
}
