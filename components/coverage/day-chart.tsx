/** The longest bar, px. */
const tallest = 132;

/** A bar for each day, in the page's direction. `label` says the same in words. */
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
    <div role="img" aria-label={label} className="flex min-w-[860px] text-center text-xs whitespace-nowrap">
      {days.map(({ date, name, count }) => (
        <div
          key={date}
          className={`flex flex-1 flex-col justify-end ${date === today ? "opens-in-view text-ink" : "text-muted"}`}
        >
          {number.format(count)}
          <span
            className={`keep-colour mx-[11%] mt-1 rounded-t-[4px] [print-color-adjust:exact] ${date === today ? "bg-brand" : "bg-general"}`}
            style={{ blockSize: (count / most) * tallest }}
          />
          <span className="border-t border-line pt-1.5 font-semibold">{name}</span>
        </div>
      ))}
    </div>
  );
}
