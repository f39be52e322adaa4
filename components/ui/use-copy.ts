import { useState } from "react";

/** Copies a text, and tells how it went: "byHand" where copying is refused, null before the first. */
export function useCopy() {
  const [said, setSaid] = useState<"copied" | "byHand" | null>(null);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid("copied");
    } catch {
      setSaid("byHand");
    }
  };
  return { said, copy };
}
