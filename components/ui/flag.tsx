import { flagOf } from "@/lib/market";

/** A country's flag beside its name, for which it is no substitute. */
export const Flag = ({ country, className = "" }: { country: string; className?: string }) => (
  <span aria-hidden="true" className={`font-flags leading-none ${className}`}>
    {flagOf(country)}
  </span>
);
