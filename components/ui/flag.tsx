import { flagOf } from "@/lib/market";

/** A country's flag beside its name, for which it is no substitute. As wide as it will be once its font is here. */
export const Flag = ({ country, className = "" }: { country: string; className?: string }) => (
  <span
    aria-hidden="true"
    className={`inline-block w-[1.25em] text-center font-flags leading-none ${className}`}
  >
    {flagOf(country)}
  </span>
);
