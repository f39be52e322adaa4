import Link from "next/link";
import { paths } from "@/lib/paths";

/** Leads from a programme to the sports event that it shows, with every channel that shows it. */
export const EventLink = ({
  market,
  event,
  title,
  words,
}: {
  market: string;
  /** The event's id: the programme doesn't tell its name, and its page leads on to the full address. */
  event: string;
  /** The programme's, for those who can't see where the link stands. */
  title: string;
  words: string;
}) => (
  <Link
    href={paths.event(market, { id: event, name: "" })}
    prefetch={false}
    className="relative z-1 shrink-0 text-[0.8125rem] whitespace-nowrap text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current pointer-coarse:-my-3 pointer-coarse:py-3"
  >
    {words}
    <span className="sr-only"> {title}</span>
  </Link>
);
