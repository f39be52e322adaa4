import type { Route } from "next";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { NameLink } from "@/components/ui/name-link";

const nameLook = "line-clamp-2 min-w-0 text-[1.0625rem] leading-6 font-title hover:underline";

/** One thing that was found: what it looks like, its name, and a line or two about it. The whole row is its link. */
export const ResultRow = ({
  lead,
  href,
  name,
  isSearch = false,
  channel,
  badges,
  children,
}: {
  /** Decorative, 72 px wide at most. */
  lead: ReactNode;
  href: Route;
  name: ReactNode;
  /** Another search is loaded from the server: see the box's form. */
  isSearch?: boolean;
  /** The id of the channel that it is on, or that it is: those of a person's own channels come first. */
  channel?: string;
  badges?: ReactNode;
  children: ReactNode;
}) => (
  <li
    data-channel={channel}
    className="relative grid min-h-16 grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3.5 rounded-cell py-1.5 hover:bg-panel wide:grid-cols-[72px_minmax(0,1fr)_auto]"
  >
    <span className="grid justify-items-center">{lead}</span>
    <div className="min-w-0">
      <h3 className="flex min-w-0 items-baseline gap-x-2">
        {isSearch ? (
          <a href={href} dir="auto" className={`${nameLook} after:absolute after:inset-0`}>
            {name}
          </a>
        ) : (
          <NameLink href={href} cover className={nameLook}>
            {name}
          </NameLink>
        )}
        {badges ? <span className="flex shrink-0 gap-x-1.5">{badges}</span> : null}
      </h3>
      <p className="line-clamp-2 text-sm text-muted wide:line-clamp-1">{children}</p>
    </div>
    <Icon name="forward" size={18} className="text-faint rtl:-scale-x-100" />
  </li>
);

/** The drawing of a team, a league or a person: nothing else is known of how they look. */
export const RoundIcon = ({ name }: { name: "sport" | "cup" | "person" }) => (
  <span className="grid size-11 place-items-center rounded-full bg-raised text-muted wide:size-12">
    <Icon name={name} size={22} />
  </span>
);
