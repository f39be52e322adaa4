"use client";

import { useRef } from "react";
import { quietLook } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useCopy } from "@/components/ui/use-copy";

export type CopyWords = Record<"code" | "copy" | "copied" | "byHand", string>;

/** Code to copy: with the button, or by hand if scripts don't run or copying is refused. */
export function CopyCode({ code, words }: { code: string; words: CopyWords }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { said, copy } = useCopy();

  function take() {
    box.current?.select();
    void copy(code);
  }

  return (
    <div className="flex flex-col items-start gap-2.5">
      <label className="w-full text-sm text-muted">
        <span className="mb-1.5 block">{words.code}</span>
        <textarea
          ref={box}
          readOnly
          dir="ltr"
          rows={4}
          value={code}
          spellCheck={false}
          onFocus={(focus) => focus.target.select()}
          className="block w-full resize-y rounded-cell border border-line bg-ground p-3 font-mono text-[0.8125rem] leading-normal text-ink"
        />
      </label>
      <span className="flex flex-wrap items-center gap-3 [@media(scripting:none)]:hidden">
        <button type="button" onClick={take} className={quietLook}>
          <Icon name={said === "copied" ? "check" : "copy"} size={18} />
          {words.copy}
        </button>
        <span role="status" className="text-sm text-muted">
          {said ? words[said] : ""}
        </span>
      </span>
    </div>
  );
}
