"use client";

import { lazy, Suspense, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { pillLook } from "@/components/ui/pill";
import { asksSomething } from "@/lib/guide/filter";
import type { Kind } from "@/lib/kind";
import styles from "./filter.module.css";
import type { FilterProps } from "./filter-props";
import { KindPill } from "./kind-pill";

/** Loaded when a person reaches for its button. */
const FilterFields = lazy(() => import("./filter-fields").then((file) => ({ default: file.FilterFields })));

/** Kinds shown beside the button if there is room; the panel has all. */
const quickKinds: readonly Kind[] = ["movie", "sport", "news", "kids"];

/** The filters, and the look of the grid: the most used beside a button, all in its panel. */
export function FilterPanel(props: FilterProps) {
  const { filter, hasFavourites, words, onChange } = props;
  const [isWanted, setIsWanted] = useState(false);
  const want = () => setIsWanted(true);
  return (
    <div className={styles.filters}>
      <div className={styles.quick}>
        <KindPill kind={null} {...props} />
        {hasFavourites ? (
          <button
            type="button"
            aria-pressed={filter.favourites}
            className={pillLook(filter.favourites)}
            onClick={() => onChange({ ...filter, favourites: !filter.favourites })}
          >
            ★ {words.favourites}
          </button>
        ) : null}
        {quickKinds.map((kind) => (
          <KindPill key={kind} kind={kind} {...props} />
        ))}
      </div>
      <button
        type="button"
        popoverTarget="guide-filters"
        className={pillLook(asksSomething(filter))}
        aria-label={words.title}
        onPointerEnter={want}
        onFocus={want}
        onClick={want}
      >
        <Icon name="filter" size={17} />
        <span className={styles.word}>{words.button}</span>
      </button>
      <section id="guide-filters" popover="auto" aria-label={words.title} className={styles.panel}>
        <Suspense>{isWanted ? <FilterFields {...props} /> : null}</Suspense>
      </section>
    </div>
  );
}
