import type { Route } from "next";
import Link from "next/link";
import { pillLook } from "@/components/ui/pill";
import { partHeading } from "./parts";

/** A link to a sport or competition, and its number of events. */
export type CountedLink = { key: string; href: Route; name: string; count: number; chosen?: boolean };

/** Links in a row that scrolls sideways on a phone, each with its count; nothing if there is no choice. */
export const SportStrip = ({ label, links }: { label: string; links: CountedLink[] }) =>
  links.length > 1 ? (
    <nav
      aria-label={label}
      className="no-print -mx-[14px] -my-1 scroll-row gap-1.5 px-[14px] py-1.5 wide:-mx-1.5 wide:flex-wrap wide:px-1.5"
    >
      {links.map(({ key, href, name, count, chosen = false }) => (
        <Link
          key={key}
          href={href}
          prefetch={false}
          aria-current={chosen ? "true" : undefined}
          className={`${pillLook(chosen)} shrink-0 snap-start scroll-ms-3.5`}
        >
          <bdi>{name}</bdi>
          <small className={`tabular-nums text-[0.8125rem] ${chosen ? "" : "text-faint"}`}>{count}</small>
        </Link>
      ))}
    </nav>
  ) : null;

/** Names in columns, each with its count: links, unless `plain`. */
const CountedNames = ({ links, plain = false }: { links: CountedLink[]; plain?: boolean }) => (
  <ul className="grid grid-cols-2 gap-x-5 wide:gap-x-7 desk:grid-cols-3">
    {links.map(({ key, href, name, count }) => {
      const look = "flex min-h-11 items-center justify-between gap-3 py-1.5";
      const content = (
        <>
          <bdi className="min-w-0 [overflow-wrap:anywhere]">{name}</bdi>
          <small className="tabular-nums text-[0.8125rem] text-faint">{count}</small>
        </>
      );
      return (
        <li key={key} className="border-b border-line">
          {plain ? (
            <span className={look}>{content}</span>
          ) : (
            <Link href={href} prefetch={false} className={`${look} hover:underline`}>
              {content}
            </Link>
          )}
        </li>
      );
    })}
  </ul>
);

/** Counted names under a heading; nothing if there are none. */
export const CountedPart = ({
  title,
  note,
  ...names
}: {
  title: string;
  note: string;
  links: CountedLink[];
  plain?: boolean;
}) =>
  names.links.length > 0 ? (
    <section>
      <h2 className={partHeading}>
        {title}
        <small className="text-sm font-normal tracking-normal text-faint">{note}</small>
      </h2>
      <CountedNames {...names} />
    </section>
  ) : null;
