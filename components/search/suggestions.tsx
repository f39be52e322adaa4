"use client";

import { type RefObject, useEffect, useImperativeHandle, useRef } from "react";
import { useMine } from "@/components/favourites/use-favourites";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { Plate } from "@/components/ui/plate";
import { QueryProvider } from "@/components/ui/query-provider";
import { type Mine, mineFirst } from "@/lib/favourites/mine";
import { paths } from "@/lib/paths";
import { detailFor, type SearchBody, type Suggestion } from "@/lib/search";
import { type SuggestionGroup, SuggestionList, type SuggestionOption } from "./suggestion-list";
import look from "./suggestions.module.css";
import { forgetSearches, useRecentSearches } from "./use-recent";
import { useSuggestions } from "./use-suggestions";

/** `all` and `none` hold `{query}`. */
export type SuggestionWords = Record<"label" | "all" | "none" | "recent" | "clear" | "failed", string>;

/** How the box's keys reach the list. */
export type SuggestionKeys = {
  /** Goes to the option after (1) or before (-1) the active one; past an end it leaves the list. */
  move(step: 1 | -1): void;
  /** Follows the active option; false where none is. */
  follow(): boolean;
};

type Props = {
  /** The id of the list. */
  id: string;
  market: string;
  text: string;
  /** The id of the option that the keys are on. */
  active: string | null;
  onActive(id: string | null): void;
  /** Tells whether there is anything to choose from. */
  onFilled(isFilled: boolean): void;
  onFollow(): void;
  keys: RefObject<SuggestionKeys | null>;
  words: SuggestionWords;
};

/** What a search finds while it is typed, or what was searched last: the list of a combobox. */
export const Suggestions = (props: Props) => (
  <QueryProvider>
    <SuggestionPanel {...props} />
  </QueryProvider>
);

function SuggestionPanel(props: Props) {
  const { id, market, text, active, onActive, onFilled, onFollow, keys, words } = props;
  const panel = useRef<HTMLDivElement>(null);
  const recent = useRecentSearches();
  const [mine] = useMine();
  const { query, found, failed, isLate } = useSuggestions(market, text);
  const isEmpty = text.trim() === "";
  const groups = isEmpty
    ? recentGroups(recent, market, words)
    : found
      ? foundGroups(found, mine, query, market, words)
      : [];
  const isFilled = groups.length > 0;
  const isNothing = found !== undefined && groups.length === 1;

  useEffect(() => onFilled(isFilled), [isFilled, onFilled]);

  const isGone =
    active !== null && !groups.some(({ options }) => options.some(({ href }) => `${id}-${href}` === active));
  useEffect(() => {
    if (isGone) onActive(null);
  }, [isGone, onActive]);

  useImperativeHandle(keys, () => {
    const options = () => [...(panel.current?.querySelectorAll<HTMLElement>("[role='option']") ?? [])];
    return {
      move(step) {
        const all = options();
        const at = all.findIndex((option) => option.id === active);
        const option = all[at < 0 && step < 0 ? all.length - 1 : at + step];
        onActive(option?.id ?? null);
        option?.scrollIntoView({ block: "nearest" });
      },
      follow() {
        const option = options().find((each) => each.id === active);
        option?.click();
        return option !== undefined;
      },
    };
  });

  const note = isEmpty ? null : failed ? words.failed : found && `${found.status} ${found.scope}`;
  if (!isFilled && !note) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the options leaves the focus in the box.
    <div ref={panel} className={look.panel} onMouseDown={(press) => press.preventDefault()}>
      {found?.understood && !isEmpty ? <p className={look.none}>{found.understood}</p> : null}
      {isNothing ? <p className={look.none}>{words.none.replace("{query}", query)}</p> : null}
      <SuggestionList
        id={id}
        label={words.label}
        groups={groups}
        active={active}
        isLate={isLate}
        onFollow={onFollow}
      />
      {isEmpty ? (
        <button type="button" onClick={forgetSearches} className={look.clear}>
          {words.clear}
        </button>
      ) : null}
      <p role="status" className={look.note}>
        {note}
      </p>
    </div>
  );
}

const searchOption = (query: string, market: string, word: string): SuggestionOption => ({
  href: paths.search(market, query),
  query,
  isSearch: true,
  content: (
    <span className={look.search}>
      <Icon name="search" size={16} />
      <span dir="auto">{word}</span>
    </span>
  ),
});

function recentGroups(recent: readonly string[], market: string, words: SuggestionWords): SuggestionGroup[] {
  const options = recent.map((query) => searchOption(query, market, query));
  return options.length > 0 ? [{ name: "recent", title: words.recent, options }] : [];
}

function toOption(suggestion: Suggestion, mine: Mine, country: string): SuggestionOption {
  const { href, title, isSearch, badge, plate } = suggestion;
  const content = plate ? (
    <span className={look.channel}>
      <Plate name={plate.name} src={plate.logo} size="small" />
      <span dir="auto">{title}</span>
    </span>
  ) : (
    <>
      <span dir="auto" className={look.name}>
        {title}
      </span>
      <span className={look.detail}>
        {badge ? <Badge look={badge.look}>{badge.word}</Badge> : null}
        <bdi>{detailFor(suggestion, mine, country)}</bdi>
      </span>
    </>
  );
  return { href, query: title, ...(isSearch && { isSearch }), content };
}

/** What was found, on a person's own channels first, and last the way to all of it. */
function foundGroups(
  found: SearchBody,
  mine: Mine,
  query: string,
  market: string,
  words: SuggestionWords,
): SuggestionGroup[] {
  const all = searchOption(query, market, words.all.replace("{query}", query));
  return [
    ...found.groups.map(({ name, title, most, options }) => ({
      name,
      title,
      options: mineFirst(options, ({ channel }) => channel, mine, found.country)
        .slice(0, most)
        .map((option) => toOption(option, mine, found.country)),
    })),
    { name: "all", title: null, options: [all] },
  ];
}
