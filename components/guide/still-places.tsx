"use client";

import Link from "next/link";
import { asRendered } from "@/components/ui/as-rendered";
import { pillLook } from "@/components/ui/pill";
import { paths } from "@/lib/paths";
import styles from "./guide.module.css";
import { Pager, type PagerWords } from "./pager";

type Props = {
  market: string;
  /** YYYY-MM-DD; not today's. */
  day?: string | undefined;
  hour: number | null;
  page: number;
  pages: number;
  words: PagerWords & { hours: string };
};

const hours = [0, 4, 8, 12, 16, 20];

function Places({ market, day, hour, page, pages, words }: Props) {
  const href = (to: number) => paths.guide(market, day, hour ?? undefined, to);
  return (
    <>
      <nav aria-label={words.hours}>
        {hours.map((each) => (
          <Link key={each} href={paths.guide(market, day, each)} className={pillLook(each === hour)}>
            {`${String(each).padStart(2, "0")}:00`}
          </Link>
        ))}
      </nav>
      <Pager
        previous={page > 1 ? href(page - 1) : null}
        next={page < pages ? href(page + 1) : null}
        words={words}
      />
    </>
  );
}

/** Where a person without scripts goes on from the first screen. The server alone renders it. */
export const StillPlaces = (props: Props) => (
  <div
    className={`${styles.still} no-print`}
    {...(typeof window === "undefined" ? { children: <Places {...props} /> } : asRendered)}
  />
);
