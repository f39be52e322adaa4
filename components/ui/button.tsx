/** The look of the one action of a notice or form, for links and buttons alike. */
export const primaryLook =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-[12px] bg-go px-5 py-1.5 font-[680] text-go-ink no-underline hover:brightness-105 forced-colors:border";

/** The look of a second action. */
export const quietLook =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-[12px] border border-line bg-raised px-5 py-1.5 font-[640] text-ink no-underline hover:border-faint";
