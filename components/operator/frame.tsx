import type { Route } from "next";
import type { ReactNode } from "react";
import { ThemeButton } from "@/components/shell/theme-button";
import { Wordmark } from "@/components/shell/wordmark";
import { PageTitle } from "@/components/ui/page-title";
import { paths } from "@/lib/paths";

const links = [
  { href: paths.setup(), text: "Set up" },
  { href: paths.status(), text: "Status" },
];

/** An operator's page with its header. Its links load documents: nothing of it is read ahead. */
export const OperatorFrame = ({
  current,
  title,
  lead,
  children,
}: {
  /** The page's own address, if the header leads to it. */
  current?: Route;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) => (
  <>
    <header className="no-print border-b border-line bg-ground pt-[env(safe-area-inset-top)]">
      <div className="flex min-h-(--header-height) items-center gap-x-2 px-3.5 wide:gap-x-4 wide:px-6">
        <Wordmark href={paths.home()} />
        <nav aria-label="Operator" className="ms-2 flex gap-1">
          {links.map(({ href, text }) => (
            <a
              key={text}
              href={href}
              aria-current={href === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-full px-3.5 font-[580] text-muted no-underline hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink"
            >
              {text}
            </a>
          ))}
        </nav>
        <div className="ms-auto">
          <ThemeButton
            words={{
              label: "Colours",
              system: "As the device",
              light: "Light",
              dark: "Dark",
            }}
          />
        </div>
      </div>
    </header>
    <main id="content" tabIndex={-1} className="page w-full grow pt-7 pb-16 outline-none wide:pt-10">
      <PageTitle>{title}</PageTitle>
      {lead ? <p className="mt-2 max-w-[42rem] text-[1.0625rem] text-muted">{lead}</p> : null}
      {children}
    </main>
  </>
);

/** A part of an operator's page. */
export const Part = ({
  title,
  note,
  className = "",
  children,
}: {
  title: ReactNode;
  note?: ReactNode;
  className?: string;
  children: ReactNode;
}) => (
  <section className={`mt-9 ${className}`}>
    <h2 className="text-xl font-[740] tracking-[-0.02em]">{title}</h2>
    {note ? <p className="mt-1 max-w-[42rem] text-muted">{note}</p> : null}
    <div className="mt-4">{children}</div>
  </section>
);

/** A card on an operator's page. */
export const cardLook = "rounded-card border border-line bg-panel p-4 wide:p-5";
