import Link from "next/link";
import { pillLook } from "@/components/ui/pill";
import type { Words } from "@/lib/i18n";
import type { Kind } from "@/lib/kind";
import { paths } from "@/lib/paths";

/** Links to each kind, which work without scripts and can be shared. */
export const KindLinks = ({
  market,
  kinds,
  chosen,
  t,
}: {
  market: string;
  kinds: Kind[];
  chosen: Kind | "all";
  t: Words;
}) =>
  kinds.length > 0 ? (
    <nav
      aria-label={t("kind.label")}
      className="no-print -mx-[14px] -my-1 scroll-row gap-1.5 px-[14px] py-1.5 wide:-mx-1.5 wide:px-1.5"
    >
      {(["all", ...kinds] as const).map((kind) => (
        <Link
          key={kind}
          href={paths.now(market, kind)}
          scroll={false}
          aria-current={kind === chosen ? "true" : undefined}
          className={`${pillLook(kind === chosen)} shrink-0`}
        >
          {t(`kind.${kind}`)}
        </Link>
      ))}
    </nav>
  ) : null;
