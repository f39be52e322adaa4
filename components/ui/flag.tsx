import { flagOf } from "@/lib/flag";

/** A country's flag, shown beside its name. It has its final width before its font is loaded. */
export const Flag = ({ country, className = "" }: { country: string; className?: string }) => (
  <span
    aria-hidden="true"
    className={`inline-block w-[1.25em] text-center font-flags leading-none drop-shadow-flag ${className}`}
  >
    {flagOf(country)}
  </span>
);
