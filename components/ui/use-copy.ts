import { useState } from "react";

/** Copies a text, and returns how that went: "byHand" if copying is refused, null before the first attempt. */
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
