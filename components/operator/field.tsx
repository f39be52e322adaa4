import type { ReactNode } from "react";

/** The look of a field that is typed into or chosen from. */
export const inputLook =
  "min-h-11 w-full rounded-[10px] border border-line bg-ground px-3 text-base text-ink placeholder:text-faint aria-invalid:border-live";

/** What is wrong with a field, read out with it. */
const problemId = (id: string): string => `${id}-problem`;

/** A form's field: its name, the field itself, a hint, and what is wrong with it. */
export const Field = ({
  id,
  label,
  hint,
  problem,
  children,
}: {
  id: string;
  label: string;
  hint?: ReactNode;
  problem?: string | null;
  children: ReactNode;
}) => (
  <div className="flex flex-col gap-1.5">
    <label htmlFor={id} className="font-title">
      {label}
    </label>
    {children}
    {problem ? (
      <p id={problemId(id)} className="text-sm font-[580] text-live">
        {problem}
      </p>
    ) : null}
    {hint ? <p className="text-sm text-muted">{hint}</p> : null}
  </div>
);

/** What links a field with what is wrong with it. */
export const invalid = (id: string, problem: string | null | undefined) =>
  problem ? { "aria-invalid": true, "aria-describedby": problemId(id) } : {};
