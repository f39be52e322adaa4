/** Values over time as bars, oldest first. What they say is in `label`, for those who don't see them. */
export const Bars = ({
  values,
  label,
  look = "text-news",
}: {
  /** `marked` bars are drawn in the colour of what went wrong. */
  values: readonly { at: number; value: number; marked?: boolean }[];
  label: string;
  look?: string;
}) => {
  const most = Math.max(1, ...values.map(({ value }) => value));
  const slots = Math.max(values.length, 12);
  const [width, height] = [slots * 10, 60];
  const first = slots - values.length;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={`block h-16 w-full ${look}`}
    >
      <path d={`M0 ${height - 0.5}H${width}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
      {values.map(({ at, value, marked }, index) => {
        const tall = value > 0 ? Math.max(3, (value / most) * (height - 2)) : 0;
        return (
          <rect
            key={at}
            x={(first + index) * 10 + 1}
            y={height - tall}
            width={8}
            height={tall}
            className={marked ? "fill-live" : "fill-current"}
          />
        );
      })}
    </svg>
  );
};
