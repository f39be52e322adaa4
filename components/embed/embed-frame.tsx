import type { Route } from "next";
import type { ReactNode } from "react";
import { Wordmark } from "@/components/shell/wordmark";
import { Badge } from "@/components/ui/badge";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { OutsideLink } from "./outside-link";

/** A card that fills its frame: its content, then the site's name and a link to more. */
export const EmbedFrame = ({
  more,
  sample = false,
  t,
  children,
}: {
  more: { href: Route; text: string };
  /** Whether the listings are the invented sample, which is always labelled. */
  sample?: boolean;
  t: Words;
  children: ReactNode;
}) => (
  <main
    id="content"
    tabIndex={-1}
    data-embed=""
    className="flex grow flex-col gap-3 bg-panel px-4 pt-4 pb-3 outline-none"
  >
    <div className="min-w-0 grow">{children}</div>
    {sample ? (
      <p>
        <Badge look="plain">{t("sample.label")}</Badge>
      </p>
    ) : null}
    <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-2">
      <Wordmark href={paths.home()} newTab={t("embed.newTab")} />
      <OutsideLink
        href={more.href}
        t={t}
        className="inline-flex min-h-9 items-center text-sm text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current pointer-coarse:min-h-11"
      >
        {more.text}
      </OutsideLink>
    </footer>
  </main>
);
