import type { ReactNode } from "react";

/** The frame of a plan's page: its heading and what it says of itself. */
export const PlannerPage = ({
  title,
  facts,
  children,
}: {
  title: string;
  facts: string;
  children: ReactNode;
}) => (
  <div className="page max-w-[900px]! pt-5 pb-16 wide:pt-6">
    <h1 className="text-[2.0625rem] leading-[1.05] font-heading tracking-heading wide:text-[2.5rem]">
      {title}
    </h1>
    <p className="mt-1.5 text-muted">{facts}</p>
    {children}
  </div>
);
