"use client";

import { lazy, Suspense, useState } from "react";
import { primaryLook, quietLook } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { subjectOf } from "@/lib/reminders/reminder";
import type { RemindProps } from "./remind-words";
import { useReminders } from "./use-reminders";

/** Loaded when a person reaches for its button. */
const load = () => import("./remind-dialog");
const RemindDialog = lazy(() => load().then((file) => ({ default: file.RemindDialog })));

/**
 * Has this device reminded of something, or says that it is. Hidden where no script runs. `isMain` says that it is what
 * most people come to a page for.
 */
export function RemindButton({ isMain = false, ...props }: RemindProps & { isMain?: boolean }) {
  const { of, words } = props;
  const [isOpen, setIsOpen] = useState(false);
  const isOn = useReminders().some(({ subject }) => subject === subjectOf(of));
  return (
    // One element in its row, whether its dialog is open or not.
    <span className="no-print inline-flex [@media(scripting:none)]:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        onPointerEnter={load}
        onFocus={load}
        className={isMain && !isOn ? primaryLook : quietLook}
      >
        <Icon name="bell" size={18} className={isOn ? "fill-current text-brand" : ""} />
        {isOn ? words.reminded : words.remind}
      </button>
      {isOpen ? (
        <Suspense>
          <RemindDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </span>
  );
}
