import type { ReactNode } from "react";

/**
 * Says that there is nothing to show: a heading, one sentence and one action. If it doesn't stand alone, it leaves the
 * page to what follows it.
 */
export const Notice = ({
  title,
  level = 2,
  isAlone = true,
  children,
  action,
}: {
  title: string;
  level?: 1 | 2;
  isAlone?: boolean;
  children?: ReactNode;
  action?: ReactNode;
}) => {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <section
      className={
        isAlone
          ? "mx-auto flex max-w-[34rem] flex-col items-center gap-3 px-4 py-16 text-center"
          : "flex flex-col items-start gap-1.5 pt-2 pb-4"
      }
    >
      {isAlone ? <span aria-hidden="true" className="mb-1 h-9 w-[3px] rounded-full bg-live" /> : null}
      <Heading className={`${isAlone ? "text-2xl" : "text-xl"} font-heading tracking-heading`}>
        {title}
      </Heading>
      {children ? <p className={`${isAlone ? "text-balance" : ""} text-muted`}>{children}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </section>
  );
};
