"use client";

import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { pillLook } from "@/components/ui/pill";
import { type Facets, type GuideFilter, noFilter } from "@/lib/guide/filter";
import { type Kind, kinds } from "@/lib/kind";
import styles from "./filter.module.css";
import { type useGridView, zooms } from "./use-grid-view";

export type FilterWords = Record<
  | "button"
  | "title"
  | "all"
  | "text"
  | "kind"
  | "language"
  | "category"
  | "any"
  | "favourites"
  | "noFavourites"
  | "free"
  | "noFree"
  | "feeds"
  | "noFeeds"
  | "noLanguages"
  | "noCategories"
  | "onNow"
  | "rest"
  | "dim"
  | "hide"
  | "reset"
  | "density"
  | "comfortable"
  | "compact"
  | "zoom"
  | "keys",
  string
> & { kinds: Record<Kind, string> };

type Props = {
  filter: GuideFilter;
  facets: Facets;
  hasFavourites: boolean;
  locale: string;
  view: ReturnType<typeof useGridView>;
  words: FilterWords;
  onChange(filter: GuideFilter): void;
  onHelp(): void;
};

/** Kinds that stand beside the button where there is room; the panel has all. */
const quickKinds: readonly Kind[] = ["movie", "sport", "news", "kids"];

/** The filters and the look of the grid: the most used beside a button, all in its panel. */
export function FilterPanel({ filter, facets, hasFavourites, locale, view, words, onChange, onHelp }: Props) {
  const set = (change: Partial<GuideFilter>) => onChange({ ...filter, ...change });
  const kindPill = (kind: Kind | null, label: string) => (
    <button
      key={kind ?? "all"}
      type="button"
      aria-pressed={filter.kind === kind}
      className={pillLook(filter.kind === kind)}
      onClick={() => set({ kind: filter.kind === kind ? null : kind })}
    >
      {label}
    </button>
  );
  const asked = JSON.stringify({ ...filter, hide: false }) !== JSON.stringify(noFilter);
  return (
    <div className={styles.filters}>
      <div className={styles.quick}>
        {kindPill(null, words.all)}
        {hasFavourites ? (
          <button
            type="button"
            aria-pressed={filter.favourites}
            className={pillLook(filter.favourites)}
            onClick={() => set({ favourites: !filter.favourites })}
          >
            ★ {words.favourites}
          </button>
        ) : null}
        {quickKinds.map((kind) => kindPill(kind, words.kinds[kind]))}
      </div>
      <button
        type="button"
        popoverTarget="guide-filters"
        className={pillLook(asked)}
        aria-label={words.title}
      >
        <Icon name="filter" size={17} />
        <span className={styles.word}>{words.button}</span>
      </button>
      <section id="guide-filters" popover="auto" aria-label={words.title} className={styles.panel}>
        <label className={styles.field}>
          <span>{words.text}</span>
          <input
            type="search"
            maxLength={60}
            value={filter.text}
            onChange={(change) => set({ text: change.target.value })}
          />
        </label>
        <fieldset className={styles.field}>
          <legend>{words.kind}</legend>
          <div className={styles.chips}>
            {kindPill(null, words.all)}
            {kinds.map((kind) => kindPill(kind, words.kinds[kind]))}
          </div>
        </fieldset>
        <Choice
          label={words.language}
          any={words.any}
          value={filter.language}
          options={namedBy(facets.languages, "language", locale)}
          reason={facets.languages.length === 0 ? words.noLanguages : null}
          onChange={(language) => set({ language })}
        />
        <Choice
          label={words.category}
          any={words.any}
          value={filter.category}
          options={facets.categories.map((category) => [category, category])}
          reason={facets.categories.length === 0 ? words.noCategories : null}
          onChange={(category) => set({ category })}
        />
        <div className={styles.checks}>
          <Check
            label={words.favourites}
            on={filter.favourites}
            reason={hasFavourites ? null : words.noFavourites}
            onChange={(favourites) => set({ favourites })}
          />
          <Check
            label={words.free}
            on={filter.free}
            reason={facets.free ? null : words.noFree}
            onChange={(free) => set({ free })}
          />
          <Check
            label={words.feeds}
            on={filter.feeds}
            reason={facets.feeds ? null : words.noFeeds}
            onChange={(feeds) => set({ feeds })}
          />
          <Check label={words.onNow} on={filter.onNow} reason={null} onChange={(onNow) => set({ onNow })} />
        </div>
        <Either
          legend={words.rest}
          options={[
            [false, words.dim],
            [true, words.hide],
          ]}
          value={filter.hide}
          onChange={(hide) => set({ hide })}
        />
        <hr />
        <Either
          legend={words.density}
          options={[
            ["comfortable", words.comfortable],
            ["compact", words.compact],
          ]}
          value={view.value.density}
          onChange={(density) => view.choose({ ...view.value, density })}
        />
        <label className={styles.field}>
          <span>{words.zoom}</span>
          <input
            type="range"
            min={zooms.least}
            max={zooms.most}
            step={zooms.step}
            value={view.value.zoom}
            onChange={(change) => view.choose({ ...view.value, zoom: Number(change.target.value) })}
          />
        </label>
        <div className={styles.foot}>
          <button type="button" className={pillLook()} disabled={!asked} onClick={() => onChange(noFilter)}>
            {words.reset}
          </button>
          <button type="button" className={pillLook()} onClick={onHelp}>
            {words.keys} <kbd>?</kbd>
          </button>
        </div>
      </section>
    </div>
  );
}

/** A choice of one, or of any; greyed with the reason where the data has none. */
const Choice = ({
  label,
  any,
  value,
  options,
  reason,
  onChange,
}: {
  label: string;
  any: string;
  value: string | null;
  options: [value: string, name: string][];
  reason: string | null;
  onChange(value: string | null): void;
}) => (
  <label className={styles.field}>
    <span>{label}</span>
    <select
      value={value ?? ""}
      disabled={reason !== null}
      onChange={(change) => onChange(change.target.value || null)}
    >
      <option value="">{any}</option>
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
    {reason ? <small>{reason}</small> : null}
  </label>
);

const Check = ({
  label,
  on,
  reason,
  onChange,
}: {
  label: ReactNode;
  on: boolean;
  reason: string | null;
  onChange(on: boolean): void;
}) => (
  <label className={styles.check}>
    <input
      type="checkbox"
      checked={on}
      disabled={reason !== null && !on}
      onChange={(change) => onChange(change.target.checked)}
    />
    <span>
      {label}
      {reason ? <small>{reason}</small> : null}
    </span>
  </label>
);

const Either = <T extends string | boolean>({
  legend,
  options,
  value,
  onChange,
}: {
  legend: string;
  options: [value: T, label: string][];
  value: T;
  onChange(value: T): void;
}) => (
  <fieldset className={styles.field}>
    <legend>{legend}</legend>
    <div className={styles.chips}>
      {options.map(([each, label]) => (
        <button
          key={label}
          type="button"
          aria-pressed={value === each}
          className={pillLook(value === each)}
          onClick={() => onChange(each)}
        >
          {label}
        </button>
      ))}
    </div>
  </fieldset>
);

/** Codes with their names in the page's language, by name. */
function namedBy(codes: readonly string[], type: "language", locale: string): [string, string][] {
  const names = new Intl.DisplayNames(locale, { type, fallback: "code" });
  return codes
    .map((code): [string, string] => [code, names.of(code) ?? code])
    .sort((a, b) => a[1].localeCompare(b[1], locale));
}
