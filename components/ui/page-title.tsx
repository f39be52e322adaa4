import type { ReactNode } from "react";

export const PageTitle = ({ className = "", children }: { className?: string; children: ReactNode }) => (
  <h1
    className={`text-[2.0625rem] leading-[1.05] font-heading tracking-heading wide:text-[2.5rem] ${className}`}
  >
    {children}
  </h1>
);
