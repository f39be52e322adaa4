import { formatLeft, type LeftWords } from "@/lib/time/left";
import { writeLeftWords } from "./move-progress";

/**
 * How long it is until an instant, in words. Rendered for `now`; whatever moves the page's progress bars keeps it
 * current. Epoch seconds.
 */
export const TimeLeft = ({
  until,
  now,
  words,
  className,
}: {
  until: number;
  now: number;
  words: LeftWords;
  className?: string | undefined;
}) => (
  // By the time the page is opened, more minutes may have passed than the server knew of.
  <span suppressHydrationWarning data-until={until} data-left={writeLeftWords(words)} className={className}>
    {formatLeft(until - now, words)}
  </span>
);
