import type { CSSProperties } from "react";

/** A bar for each day: below each other on a phone, beside each other where there is room. `label` says the same in words. */
export function DayChart({
  days,
  label,
  today,
  locale,
}: {
  days: { date: string; name: string; count: number }[];
  label: string;
  today: string;
  locale: string;
}) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const number = new Intl.NumberFormat(locale);
  return (
    <div
      role="img"
      aria-label={label}
      className="flex flex-col gap-1 text-[0.8125rem] whitespace-nowrap desk:flex-row desk:gap-0 desk:text-center desk:text-xs"
    >
      {days.map(({ date, name, count }) => (
        <div
          key={date}
          className={`grid grid-cols-[4.5rem_minmax(0,1fr)_3.5rem] items-center gap-x-2 desk:flex desk:flex-1 desk:flex-col desk:items-stretch desk:justify-end ${date === today ? "text-ink" : "text-muted"}`}
        >
          <span className="font-semibold desk:order-last desk:border-t desk:border-line desk:pt-1.5">
            {name}
          </span>
          <span
            className={`keep-colour h-3.5 w-[calc(var(--share)*100%)] rounded-e-[4px] [print-color-adjust:exact] desk:order-1 desk:mx-[11%] desk:mt-1 desk:h-[calc(var(--share)*132px)] desk:w-auto desk:rounded-e-none desk:rounded-t-[4px] ${date === today ? "bg-brand" : "bg-general"}`}
            style={{ "--share": count / most } as CSSProperties}
          />
          <span className="text-end desk:text-center">{number.format(count)}</span>
        </div>
      ))}
    </div>
  );
}
