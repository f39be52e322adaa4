import type { ReactNode } from "react";

export type Fact = { term: string; value: ReactNode };

/** Terms with their values; terms without a value are left out. */
export const Facts = ({ facts, label }: { facts: Fact[]; label: string }) => {
  const known = facts.filter(({ value }) => value !== undefined && value !== null && value !== "");
  return known.length > 0 ? (
    <section aria-label={label}>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-6 gap-y-4">
        {known.map(({ term, value }) => (
          <div key={term} className="min-w-0">
            <dt className="text-[0.8125rem] text-faint">{term}</dt>
            <dd className="font-[560] break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  ) : null;
};
