import type { ReactNode } from "react";
import { cardLook } from "./frame";

/** One figure, loud, with what it means. */
export const Tile = ({
  name,
  figure,
  children,
  part,
  isLow = false,
}: {
  name: string;
  figure: string;
  children?: ReactNode;
  /** The share that is used, 0 to 1. */
  part?: number;
  isLow?: boolean;
}) => (
  <section className={cardLook}>
    <h2 className="text-sm text-muted">{name}</h2>
    <p
      className={`mt-1 text-2xl leading-none wide:text-[1.75rem] font-heading tracking-heading ${isLow ? "text-live" : ""}`}
    >
      {figure}
    </p>
    {part === undefined ? null : (
      <span aria-hidden="true" className="mt-3 block h-1.5 overflow-hidden rounded-full bg-line">
        <span
          className={`block h-full rounded-full ${isLow ? "bg-live" : "bg-new"}`}
          style={{ width: `${Math.min(100, Math.max(0, part * 100)).toFixed(1)}%` }}
        />
      </span>
    )}
    {children ? <p className="mt-2.5 text-sm text-muted">{children}</p> : null}
  </section>
);
