import Link from "next/link";
import { paths } from "@/lib/paths";

/** A link from a programme to the page of the sports event that it shows; nothing if it shows none. */
export const EventLink = ({
  market,
  event,
  name,
  title,
  words,
}: {
  market: string;
  /** The event's id. */
  event: string | undefined;
  /** Its name, if the programme says it: without it, the page redirects to the full address. */
  name?: string | undefined;
  /** The programme's title, for screen readers. */
  title: string;
  words: string;
}) =>
  event ? (
    <Link
      href={paths.event(market, { id: event, name: name ?? "" })}
      prefetch={false}
      className="relative z-1 -my-1 shrink-0 py-1 text-[0.8125rem] whitespace-nowrap text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current pointer-coarse:-my-3 pointer-coarse:py-3"
    >
      {words}
      <span className="sr-only"> {title}</span>
    </Link>
  ) : null;
