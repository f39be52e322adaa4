import type { ReactNode } from "react";

/** The tint's own colour, moved towards the ink until it can be read on its tint: see app/tokens.test.ts. */
const tinted =
  "bg-[color-mix(in_srgb,var(--tint)_14%,transparent)] text-[color-mix(in_srgb,var(--tint)_75%,var(--color-ink))]";

const looks = {
  live: "bg-live-fill text-live-ink before:size-1.5 before:rounded-full before:bg-live-ink before:content-['']",
  new: `[--tint:var(--color-new)] ${tinted}`,
  repeat: `[--tint:var(--color-repeat)] ${tinted}`,
  delayed: `[--tint:var(--color-delayed)] ${tinted}`,
  free: `[--tint:var(--color-brand)] ${tinted}`,
  movie: `[--tint:var(--color-movie)] ${tinted}`,
  plain: "bg-raised text-muted",
};

export type BadgeLook = keyof typeof looks;

/** The classes of a badge. */
export const badgeLook = (look: BadgeLook): string =>
  `inline-flex shrink-0 items-center gap-[5px] rounded-[5px] px-[7px] py-0.5 align-middle text-[0.6875rem] font-[780] uppercase leading-4 tracking-[0.045em] whitespace-nowrap forced-colors:border ${looks[look]}`;

/** A word in a coloured box; live has its dot beside. The word, not the colour, says what it is. */
export const Badge = ({ look, children }: { look: BadgeLook; children: ReactNode }) => (
  <span className={badgeLook(look)}>{children}</span>
);
