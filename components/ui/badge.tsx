import type { ReactNode } from "react";

const looks = {
  live: "bg-live-fill text-live-ink before:size-1.5 before:rounded-full before:bg-live-ink before:content-['']",
  new: "bg-new/14 text-new",
  repeat: "bg-repeat/14 text-repeat",
  delayed: "bg-delayed/14 text-delayed",
  free: "bg-brand/16 text-brand",
  movie: "bg-movie/14 text-movie",
  plain: "bg-raised text-muted",
};

export type BadgeLook = keyof typeof looks;

/** A word in a coloured box; live has its dot beside. The word, not the colour, says what it is. */
export const Badge = ({ look, children }: { look: BadgeLook; children: ReactNode }) => (
  <span
    className={`inline-flex shrink-0 items-center gap-[5px] rounded-[5px] px-[7px] py-0.5 align-middle text-[0.6875rem] font-[780] uppercase leading-4 tracking-[0.045em] whitespace-nowrap forced-colors:border ${looks[look]}`}
  >
    {children}
  </span>
);
