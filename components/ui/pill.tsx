/** The look of a round control, for links and buttons alike; `on` marks the chosen one. */
export const pillLook = (on = false): string =>
  `inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-[7px] rounded-full border px-3 py-1 font-[560] whitespace-nowrap no-underline ${
    on
      ? "keep-colour border-ink bg-ink text-ground forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]"
      : "border-line text-muted hover:border-faint hover:text-ink"
  }`;
