"use client";

import { Fragment, type ReactNode, useDeferredValue, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { More } from "@/components/ui/more";
import { pillLook } from "@/components/ui/pill";
import {
  arrangeChannels,
  type ChannelQuery,
  type ChannelSort,
  channelSorts,
  channelsPerPage,
  groupChannels,
  type ListedChannel,
  wholeList,
} from "@/lib/channels";
import { fill } from "@/lib/fill";
import type { Kind } from "@/lib/kind";
import { ChannelRow, type ChannelRowWords, channelListLook } from "./channel-row";

export type BrowserWords = Record<
  "find" | "sort" | "kinds" | "letters" | "all" | "more" | "nothing" | "found",
  string
> & {
  sorts: Record<ChannelSort, string>;
  kind: Record<Kind, string>;
  row: ChannelRowWords;
};

export type ChannelGroups = { kinds: [Kind, number][]; letters: string[] };

type Props = {
  market: string;
  locale: string;
  /** The first page, and how many channels there are in all. */
  first: ListedChannel[];
  count: number;
  /** How many there are of each kind, and the letters that their names begin with. */
  groups: ChannelGroups;
  /** The address that all of them are read from. */
  address: string;
  words: BrowserWords;
  /** The other pages, for those without scripts. */
  pages: ReactNode;
};

/** All channels once they are wanted: those of the page until then. */
function useAllChannels(first: ListedChannel[], count: number, address: string) {
  const [all, setAll] = useState(first);
  const wanted = useRef(first.length === count);
  const want = () => {
    if (wanted.current) return;
    wanted.current = true;
    fetch(address)
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then(setAll)
      .catch(() => {
        wanted.current = false;
      });
  };
  return [all, want] as const;
}

/** A country's channels, however many: found by name or number, by kind and by letter, in the order asked for. */
export function ChannelBrowser({ market, locale, first, count, groups, address, words, pages }: Props) {
  const [all, want] = useAllChannels(first, count, address);
  const [query, setQuery] = useState(wholeList);
  const [shown, setShown] = useState(channelsPerPage);
  const asked = useDeferredValue(query);
  const found = arrangeChannels(all, asked, locale);
  const rows = found.slice(0, shown);
  const change = (part: Partial<ChannelQuery>) => {
    want();
    setShown(channelsPerPage);
    setQuery({ ...query, ...part });
  };
  const isAsked = asked !== wholeList;
  return (
    <>
      <div className="no-print [@media(scripting:none)]:hidden">
        <Controls groups={groups} query={query} words={words} onWant={want} onChange={change} />
      </div>
      <p role="status" className={isAsked ? "mt-2 text-sm text-muted" : "sr-only"}>
        {isAsked && all.length === count
          ? fill(found.length > 0 ? words.found : words.nothing, {
              count: found.length.toLocaleString(locale),
            })
          : ""}
      </p>
      {groupChannels(rows, asked).map(([kind, group]) => (
        <Fragment key={kind}>
          {kind ? <h2 className="mt-7 text-lg font-[700]">{words.kind[kind]}</h2> : null}
          <ol className={`${channelListLook} mt-2`}>
            {group.map((channel) => (
              <ChannelRow key={channel.id} market={market} channel={channel} words={words.row} />
            ))}
          </ol>
        </Fragment>
      ))}
      {all.length < count && !isAsked ? (
        <More onMore={want} label={words.more} />
      ) : rows.length < found.length ? (
        <More key={shown} onMore={() => setShown((before) => before + channelsPerPage)} label={words.more} />
      ) : null}
      <div className="hidden [@media(scripting:none)]:block">{pages}</div>
    </>
  );
}

function Controls({
  groups: { kinds, letters },
  query,
  words,
  onWant,
  onChange,
}: {
  groups: ChannelGroups;
  query: ChannelQuery;
  words: BrowserWords;
  /** A person reaches for the field. */
  onWant(): void;
  onChange(part: Partial<ChannelQuery>): void;
}) {
  const pill = (key: string, label: string, isOn: boolean, part: Partial<ChannelQuery>) => (
    <button
      key={key}
      type="button"
      aria-pressed={isOn}
      onClick={() => onChange(part)}
      className={`${pillLook(isOn)} shrink-0 justify-center`}
    >
      {label}
    </button>
  );
  return (
    <>
      <div className="flex flex-wrap gap-2.5">
        <label className="flex min-h-[46px] min-w-0 flex-1 basis-40 items-center gap-2.5 rounded-[12px] border border-line bg-panel px-3.5 text-faint focus-within:border-brand">
          <Icon name="search" size={18} />
          <input
            type="search"
            value={query.text}
            onFocus={onWant}
            onChange={({ target }) => onChange({ text: target.value })}
            placeholder={words.find}
            aria-label={words.find}
            autoComplete="off"
            className="min-h-11 min-w-0 flex-1 text-ellipsis bg-transparent text-ink outline-none placeholder:text-faint"
          />
        </label>
        <span className="relative">
          <select
            aria-label={words.sort}
            value={query.sort}
            onChange={({ target }) =>
              onChange({ sort: channelSorts.find((sort) => sort === target.value) ?? "guide" })
            }
            className="min-h-[46px] appearance-none rounded-[12px] border border-line bg-panel ps-3.5 pe-9 text-ink"
          >
            {channelSorts.map((sort) => (
              <option key={sort} value={sort}>
                {words.sorts[sort]}
              </option>
            ))}
          </select>
          <Icon
            name="down"
            size={16}
            className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-muted"
          />
        </span>
      </div>
      {kinds.length > 1 ? (
        <fieldset className="min-w-0 -mx-[14px] mt-1.5 scroll-row gap-1.5 px-[14px] py-1.5 wide:-mx-1.5 wide:px-1.5">
          <legend className="sr-only">{words.kinds}</legend>
          {pill("all", words.all, query.kind === null, { kind: null })}
          {kinds.map(([kind, count]) =>
            pill(kind, `${words.kind[kind]} ${count}`, query.kind === kind, { kind }),
          )}
        </fieldset>
      ) : null}
      {letters.length > 1 ? (
        <fieldset
          className={`min-w-0 -mx-[14px] ${kinds.length > 1 ? "-mt-1.5" : "mt-1.5"} scroll-row gap-1 px-[14px] py-1.5 wide:-mx-1.5 wide:flex-wrap wide:px-1.5`}
        >
          <legend className="sr-only">{words.letters}</legend>
          {letters.map((letter) =>
            pill(letter, letter, query.letter === letter, {
              letter: query.letter === letter ? null : letter,
            }),
          )}
        </fieldset>
      ) : null}
    </>
  );
}
