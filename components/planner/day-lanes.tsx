import { Time } from "@/components/ui/time";
import { layOutLanes } from "@/lib/plan/lanes";
import type { PlanSlot } from "@/lib/plan/plan";
import type { TimeStyle } from "@/lib/time/format";

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** A day's showings drawn to scale, those that clash under one another. The list beside it says the same in words. */
export const DayLanes = ({
  slots,
  clashing,
  format,
}: {
  slots: readonly PlanSlot[];
  clashing: ReadonlySet<string>;
  format: TimeStyle;
}) => {
  const { places, lanes, hours } = layOutLanes(slots);
  const everyHour = hours.length <= 6;
  return (
    <div aria-hidden="true" className="mb-3 rounded-card border border-line bg-panel px-3 pt-2 pb-3">
      <div className="flex text-xs text-faint">
        {hours.map((hour, index) => (
          <span key={hour} className="min-w-0 flex-1 whitespace-nowrap">
            {everyHour || index % Math.ceil(hours.length / 6) === 0 ? (
              <Time at={hour} format={format} />
            ) : null}
          </span>
        ))}
      </div>
      <div className="relative mt-1" style={{ height: `${lanes * 34}px` }}>
        {places.map(({ slot, lane, from, share }) => (
          <span
            key={slot.id}
            className={`absolute h-[30px] overflow-hidden rounded-[7px] border-s-[3px] bg-raised px-2 text-[0.8125rem] leading-[30px] font-title ${
              clashing.has(slot.id) ? "border-delayed" : "border-docu"
            }`}
            style={{ insetInlineStart: percent(from), width: percent(share), top: `${lane * 34}px` }}
          >
            {/* Its place runs with the page, whichever way the title does; it is cut at the title's own end. */}
            <bdi className="inline-block max-w-full truncate align-top">{slot.title}</bdi>
          </span>
        ))}
      </div>
    </div>
  );
};
