"use client";

import { useEffect } from "react";
import { primaryLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { comeBack } from "@/lib/come-back";
import { lastWords } from "./last-words";
import { useShell } from "./shell-words";

/** Shown when a page could not be rendered: one sentence and one action. */
export function Failure({ retry }: { retry: () => void }) {
  const words = useShell()?.failure ?? lastWords;
  useEffect(comeBack, []);
  return (
    <Notice
      level={1}
      title={words.title}
      action={
        <button type="button" onClick={retry} className={primaryLook}>
          {words.retry}
        </button>
      }
    >
      {words.text}
    </Notice>
  );
}
