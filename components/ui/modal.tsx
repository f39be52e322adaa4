"use client";

import { type ComponentProps, useLayoutEffect, useRef } from "react";

/**
 * A dialog that is open while it is mounted, over a page that keeps its place and width. Escape and a click beside it
 * call `onClose`, which should unmount it. The focus then returns to where it was.
 */
export function Modal({ onClose, ...rest }: ComponentProps<"dialog"> & { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closing it before it leaves the document returns the focus. A page that was left may stay in the document, hidden.
  useLayoutEffect(() => {
    const element = dialog.current;
    const root = document.documentElement;
    // The page behind keeps its width, with the room of a scroll bar if it has one.
    root.style.scrollbarGutter = window.innerWidth > root.clientWidth ? "stable" : "auto";
    element?.showModal();
    return () => {
      element?.close();
      root.style.scrollbarGutter = "";
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      {...rest}
      ref={dialog}
      onCancel={(cancel) => {
        cancel.preventDefault();
        onClose();
      }}
      onClick={(click) => {
        if (click.target === dialog.current) onClose();
      }}
    />
  );
}
