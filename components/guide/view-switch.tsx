import type { Route } from "next";
import Link from "next/link";
import type { MouseEvent } from "react";
import { Icon } from "@/components/ui/icon";
import styles from "./view-switch.module.css";

const views = ["grid", "list"] as const;

type View = (typeof views)[number];

const icons = { grid: "guide", list: "list" } as const;

export type ViewWords = Record<View | "label", string>;

/** The guide's two looks. `onChoose` may go to a more exact place than the links; it returns false if it doesn't. */
export const ViewSwitch = ({
  shown,
  hrefs,
  onChoose,
  words,
}: {
  shown: View;
  hrefs: Record<View, Route>;
  onChoose?(): boolean;
  words: ViewWords;
}) => {
  const choose = (click: MouseEvent) => {
    const plain = !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
    if (plain && onChoose?.()) click.preventDefault();
  };
  return (
    <nav aria-label={words.label} className={styles.switch}>
      {views.map((view) => (
        <Link
          key={view}
          href={hrefs[view]}
          prefetch={false}
          aria-current={view === shown ? "true" : undefined}
          onClick={view === shown || !onChoose ? undefined : choose}
          className={styles.view}
        >
          <Icon name={icons[view]} size={18} className="rtl:-scale-x-100" />
          <span>{words[view]}</span>
        </Link>
      ))}
    </nav>
  );
};
