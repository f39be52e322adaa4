"use client";

import type { ReactNode } from "react";
import { pillLook } from "@/components/ui/pill";
import { asksSomething, type GuideFilter, noFilter } from "@/lib/guide/filter";
import { kinds } from "@/lib/kind";
import styles from "./filter.module.css";
import type { FilterProps } from "./filter-props";
import { KindPill } from "./kind-pill";
import { zooms } from "./use-grid-view";

/** Everything that can be chosen: what the listings can't support is greyed, with the reason. */
export function FilterFields(props: FilterProps) {
  const { filter, facets, hasFavourites, locale, view, words, onChange, onHelp } = props;
  const set = (change: Partial<GuideFilter>) => onChange({ ...filter, ...change });
  return (
    <>
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
          <KindPill kind={null} {...props} />
          {kinds.map((kind) => (
            <KindPill key={kind} kind={kind} {...props} />
          ))}
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
        options={facets.categories.map((category) => [category, words.categories[category] ?? category])}
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
      {view ? <Look view={view} words={words} /> : null}
      <div className={styles.foot}>
        <button
          type="button"
          className={pillLook()}
          disabled={!asksSomething(filter)}
          onClick={() => onChange(noFilter)}
        >
          {words.reset}
        </button>
        {onHelp ? (
          <button type="button" className={pillLook()} onClick={onHelp}>
            {words.keys} <kbd>?</kbd>
          </button>
        ) : null}
      </div>
    </>
  );
}

/** How the grid is drawn: no filter, but at hand with them. */
const Look = ({ view, words }: Pick<FilterProps, "words"> & { view: NonNullable<FilterProps["view"]> }) => (
  <>
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
  </>
);

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
