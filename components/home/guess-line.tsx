import type { ReactNode } from "react";
import { guessKey } from "@/components/shell/market-keys";
import { InlineScript } from "@/components/ui/inline-script";
import { paths } from "@/lib/paths";

/** Runs where it stands, before the line is painted: the country of this page may be a guess of this device's. */
const script = (market: string) =>
  `try{if(localStorage.getItem("${guessKey}")==="${market}")document.currentScript.parentElement.dataset.guessed=""}catch{}`;

/**
 * Says that the country was guessed, if the device was led here by a guess; else the date. Either is one line, so that
 * nothing moves.
 */
export const GuessLine = ({
  market,
  words,
  children,
}: {
  market: string;
  words: Record<"guess" | "change", string>;
  children: ReactNode;
}) => (
  <div
    suppressHydrationWarning
    className="group flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-1 text-muted"
  >
    <InlineScript text={script(market)} />
    <p className="hidden group-data-guessed:block">{words.guess}</p>
    <p className="first-letter:uppercase group-data-guessed:hidden">{children}</p>
    <a
      href={paths.countries()}
      className="py-2.5 font-title text-ink underline decoration-faint underline-offset-4 hover:decoration-current"
    >
      {words.change}
    </a>
  </div>
);
