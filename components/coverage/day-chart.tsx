import { scaleBand, scaleLinear } from "d3-scale";

const width = 720;
const height = 150;
const foot = 22;

/** Bars, one a day, drawn on the server. `label` says the same in words; labels are as people read them. */
export function DayChart({
  days,
  label,
  today,
}: {
  days: { date: string; name: string; count: number }[];
  label: string;
  today: string;
}) {
  const x = scaleBand(
    days.map(({ date }) => date),
    [0, width],
  ).padding(0.22);
  const y = scaleLinear([0, Math.max(1, ...days.map(({ count }) => count))], [height - foot, 18]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full min-w-[560px]"
    >
      {days.map(({ date, name, count }) => {
        const left = x(date) ?? 0;
        const middle = left + x.bandwidth() / 2;
        return (
          <g key={date} className={date === today ? "text-ink" : "text-muted"}>
            <rect
              x={left}
              y={y(count)}
              width={x.bandwidth()}
              height={height - foot - y(count)}
              rx={4}
              className={date === today ? "fill-brand" : "fill-general"}
            />
            <text x={middle} y={y(count) - 5} textAnchor="middle" className="fill-current text-[11px]">
              {count}
            </text>
            <text
              x={middle}
              y={height - 6}
              textAnchor="middle"
              className="fill-current text-[11px] font-semibold"
            >
              {name}
            </text>
          </g>
        );
      })}
      <line x1={0} x2={width} y1={height - foot} y2={height - foot} className="stroke-line" />
    </svg>
  );
}
