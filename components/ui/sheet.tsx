"use client";

import type { MouseEvent, ReactNode } from "react";
import { Icon } from "./icon";
import { Modal } from "./modal";
import styles from "./sheet.module.css";

/**
 * A dialog over a page that keeps its scroll position: at the bottom on a phone, at the side on a wide screen. It is
 * open while it is mounted. Escape, the close button and a click beside it call `onClose`, which should unmount it.
 * The focus then returns to where it was.
 */
export function Sheet({
  label,
  close,
  tools,
  busy,
  onClose,
  onClick,
  children,
}: {
  /** Its name for screen readers. */
  label: string;
  /** The close button's label. */
  close: string;
  /** Shown beside the close button. */
  tools?: ReactNode;
  /** Its content is still loading. */
  busy: boolean;
  onClose(): void;
  /** Receives clicks inside before their targets do. */
  onClick?(click: MouseEvent): void;
  children: ReactNode;
}) {
  return (
    <Modal
      aria-label={label}
      aria-busy={busy}
      className={styles.sheet}
      onClose={onClose}
      onClickCapture={onClick}
    >
      <div className={styles.box}>
        <div className={styles.bar}>
          {tools}
          <button type="button" aria-label={close} onClick={onClose} className={styles.close}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </Modal>
  );
}
