import type { Route } from "next";
import Link from "next/link";

/** The look of a switch with its name, for links and buttons alike. */
export const switchLook =
  "group inline-flex min-h-11 flex-1 items-center gap-[11px] max-wide:gap-2 rounded-full border border-line bg-panel ps-3 pe-4 max-wide:pe-2.5 font-[620] whitespace-nowrap no-underline hover:border-faint aria-[current]:border-brand aria-[current]:text-brand aria-checked:border-brand aria-checked:text-brand wide:flex-none forced-colors:aria-[current]:border-[Highlight]";

/** The switch itself, for what has `switchLook`. */
export const SwitchKnob = () => (
  <span
    aria-hidden="true"
    className="keep-colour relative h-5.5 w-9 shrink-0 rounded-full bg-general after:absolute after:start-[0.1875rem] after:top-[0.1875rem] after:size-4 after:rounded-full after:bg-live-ink after:content-[''] group-aria-[current]:bg-brand group-aria-[current]:after:start-[1.0625rem] group-aria-[current]:after:bg-brand-ink group-aria-checked:bg-brand group-aria-checked:after:start-[1.0625rem] group-aria-checked:after:bg-brand-ink"
  />
);

/** A switch that is a link, so that it works without scripts and its state can be shared: `href` leads to the other. */
export const SwitchLink = ({ href, on, children }: { href: Route; on: boolean; children: string }) => (
  <Link
    href={href}
    prefetch={false}
    scroll={false}
    aria-current={on ? "true" : undefined}
    className={switchLook}
  >
    <SwitchKnob />
    {children}
  </Link>
);
