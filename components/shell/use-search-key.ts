import { type RefObject, useEffect } from "react";
import { isTyping } from "@/components/ui/is-typing";

/** Has `/` lead to a field that is seen, from anywhere but another field. */
export function useSearchKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (press: KeyboardEvent) => {
      if (press.key !== "/" || press.ctrlKey || press.metaKey || press.altKey) return;
      if (isTyping(press.target) || !input.current?.checkVisibility()) return;
      press.preventDefault();
      input.current.focus();
      input.current.select();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, [input]);
}
