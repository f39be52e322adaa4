import type { ReactNode } from "react";

/** Shown when there is nothing else to show: a heading, one sentence and one action. */
export const Notice = ({
  title,
  level = 2,
  children,
  action,
}: {
  title: string;
  level?: 1 | 2;
  children?: ReactNode;
  action?: ReactNode;
}) => {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <section className="mx-auto flex max-w-[34rem] flex-col items-center gap-3 px-4 py-16 text-center">
      <span aria-hidden="true" className="mb-1 h-9 w-[3px] rounded-full bg-live" />
      <Heading className="text-2xl font-heading tracking-heading">{title}</Heading>
      {children ? <p className="text-balance text-muted">{children}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </section>
  );
};
