"use client";

import { useEffect, useState } from "react";
import { primaryLook } from "@/components/ui/button";
import { useClock } from "@/components/ui/clock";
import { ifReachable } from "@/components/ui/if-reachable";
import { NameLink } from "@/components/ui/name-link";
import { Time } from "@/components/ui/time";
import { whileVisible } from "@/components/ui/while-visible";
import { foldName } from "@/lib/favourites/find";
import { fill } from "@/lib/fill";
import { paths } from "@/lib/paths";
import { formatTime, type TimeStyle } from "@/lib/time/format";
import { type KeptChannel, type KeptPage, readKept } from "./read-kept";

type Kept = { pages: KeptPage[]; channels: KeptChannel[] };

/** `keptAt` contains `{time}`. */
type AtHandWords = Record<
  "again" | "search" | "pages" | "channels" | "keptAt" | "nothing" | "noMatch",
  string
>;

type Props = { market: string; format: TimeStyle; words: AtHandWords };

/** What a channel shows before a person searches. */
const shortest = 4;

const sectionTitle = "mt-8 mb-2 text-xl font-[740] tracking-[-0.02em]";
const rowLook = "relative flex min-h-11 items-center gap-3 border-b border-line py-1.5";

/** The path that the person wanted, if the worker led here from it; never another site's. */
function readWanted(): string | null {
  const wanted = new URLSearchParams(location.search).get("for");
  return wanted?.startsWith("/") && new URL(wanted, location.origin).origin === location.origin
    ? wanted
    : null;
}

/** Finds what is at hand by a text: pages by title, programmes by title and channel. */
function findKept({ pages, channels }: Kept, text: string): Kept {
  const asked = foldName(text);
  const fits = (name: string) => foldName(name).includes(asked);
  if (asked === "")
    return {
      pages,
      channels: channels.map(({ channel, slots }) => ({ channel, slots: slots.slice(0, shortest) })),
    };
  return {
    pages: pages.filter(({ title }) => fits(title)),
    channels: channels
      .map(({ channel, slots }) => ({
        channel,
        slots: fits(channel.name) ? slots : slots.filter(({ title, part }) => fits(`${title} ${part ?? ""}`)),
      }))
      .filter(({ slots }) => slots.length > 0),
  };
}

const PageRows = ({ pages, format, words }: { pages: KeptPage[] } & Pick<Props, "format" | "words">) => (
  <section aria-labelledby="kept-pages">
    <h2 id="kept-pages" className={sectionTitle}>
      {words.pages}
    </h2>
    <ul>
      {pages.map(({ path, title, at }) => (
        <li key={path} className={rowLook}>
          {/* A whole page: the router would ask the network. */}
          <a href={path} dir="auto" className="min-w-0 grow font-title after:absolute after:inset-0">
            {title}
          </a>
          <span className="shrink-0 text-[0.8125rem] text-muted">
            {fill(words.keptAt, { time: formatTime(at / 1000, format) })}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

const ChannelRows = ({
  channels,
  format,
  words,
}: { channels: KeptChannel[] } & Pick<Props, "format" | "words">) => (
  <section aria-labelledby="kept-channels" data-clock={format.zone}>
    <h2 id="kept-channels" className={sectionTitle}>
      {words.channels}
    </h2>
    {channels.map(({ channel, slots }) => (
      <section key={channel.id} aria-labelledby={channel.id} className="mt-4">
        <h3 id={channel.id} dir="auto" className="font-title text-muted">
          {channel.name}
        </h3>
        <ul>
          {slots.map((slot) => (
            <li key={slot.id} className={rowLook}>
              <Time at={slot.start} format={format} className="w-(--time-room) shrink-0 text-muted" />
              <NameLink href={null} className="min-w-0">
                {slot.part ? `${slot.title}: ${slot.part}` : slot.title}
              </NameLink>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </section>
);

/** How often the page that was wanted is tried again. */
const retryMs = 5_000;

/** Lists what is at hand and searches it; leads on to the wanted page as soon as there is a network. */
export function AtHand({ market, format, words }: Props) {
  const clock = useClock();
  const [kept, setKept] = useState<Kept | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const [text, setText] = useState("");

  useEffect(() => {
    setWanted(readWanted());
    const nothing = { pages: [], channels: [] };
    if ("caches" in window) readKept(clock()).then(setKept, () => setKept(nothing));
    else setKept(nothing);
  }, [clock]);

  useEffect(() => {
    if (wanted === null) return;
    const goOn = () => void ifReachable(wanted, () => location.replace(wanted));
    window.addEventListener("online", goOn);
    // A device may think that it has a network long before it has one, and the other way about.
    const rest = whileVisible(() => {
      const timer = setInterval(goOn, retryMs);
      return () => clearInterval(timer);
    });
    return () => {
      rest();
      window.removeEventListener("online", goOn);
    };
  }, [wanted]);

  const shown = kept && findKept(kept, text);
  const holdsNothing = kept && kept.pages.length + kept.channels.length === 0;
  return (
    <>
      <p className="mt-4">
        <a href={wanted ?? paths.marketHome(market)} className={primaryLook}>
          {words.again}
        </a>
      </p>
      {kept && !holdsNothing ? (
        <label className="mt-6 block">
          <span className="mb-1 block text-sm text-muted">{words.search}</span>
          <input
            type="search"
            maxLength={60}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="min-h-11 w-full rounded-[10px] border border-line bg-panel px-3"
          />
        </label>
      ) : null}
      {shown && shown.channels.length > 0 ? (
        <ChannelRows channels={shown.channels} format={format} words={words} />
      ) : null}
      {shown && shown.pages.length > 0 ? (
        <PageRows pages={shown.pages} format={format} words={words} />
      ) : null}
      <p role="status" className="mt-6 text-muted empty:hidden">
        {holdsNothing
          ? words.nothing
          : shown && shown.pages.length + shown.channels.length === 0
            ? words.noMatch
            : null}
      </p>
    </>
  );
}
