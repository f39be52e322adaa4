import Link from "next/link";
import { MineAbsent } from "@/components/favourites/mine-absent";
import { MineCard } from "@/components/favourites/mine-card";
import { FreeSwitch, MineSwitch } from "@/components/favourites/mine-switch";
import { mineCardWords } from "@/components/favourites/mine-words";
import { primaryLook, quietLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageTitle } from "@/components/ui/page-title";
import type { Words } from "@/lib/i18n";
import type { Kind } from "@/lib/kind";
import { countryInText, type Market } from "@/lib/market";
import { kindsOnNow, type NowRow, paginateLines, splitSilent } from "@/lib/now-next";
import { paths } from "@/lib/paths";
import { KindLinks } from "./kind-links";
import { NowBoard } from "./now-board";
import { lineWords } from "./now-line";
import { SilentChannels } from "./silent-channels";

/** Everything that is on in a country, or all of one kind. `at` in epoch seconds. */
export const NowPage = ({
  market,
  rows,
  at,
  zone,
  kind,
  page,
  t,
}: {
  market: Market;
  rows: NowRow[];
  at: number;
  zone: string;
  kind: Kind | "all";
  page: number;
  t: Words;
}) => {
  const country = countryInText(market.country, market.locale);
  const { listed, silent } = splitSilent(rows, at);
  const { lines, count, pages, perPage } = paginateLines(rows, { at, kind, page, t });
  return (
    <div className="page pt-5 pb-16 wide:pt-6">
      <PageTitle>{t("now.title", { country })}</PageTitle>
      <NowBoard
        market={market.slug}
        country={market.country}
        whole={pages > 1 ? paths.nowData(market.slug, kind, "all") : null}
        isFirst={page === 1}
        address={paths.nowData(market.slug, kind, page)}
        initial={{ at, lines }}
        format={{ locale: market.locale, zone }}
        words={{
          count: t("now.channels", { count: rows.length }),
          zone: t.raw("time.zone"),
          asOf: t.raw("now.asOf"),
          stale: t.raw("now.stale"),
          noneFree: t("now.noneFree"),
          line: lineWords(t),
        }}
      >
        {kind === "all" && page === 1 ? <MineCard words={mineCardWords(t)} /> : null}
        <div className="no-print flex flex-col gap-2.5 desk:flex-row desk:items-center desk:justify-between desk:gap-4">
          <KindLinks market={market.slug} kinds={kindsOnNow(listed)} chosen={kind} t={t} />
          <div className="flex flex-wrap gap-2">
            <FreeSwitch label={t("tonight.freeOnly")} />
            <MineSwitch label={t("mine.title")} />
          </div>
        </div>
        <MineAbsent t={t} />
      </NowBoard>
      {lines.length === 0 ? (
        <Notice
          title={
            kind !== "all"
              ? t("now.filteredOut")
              : silent.length > 0
                ? t("now.nothing")
                : t("now.empty", { country })
          }
          action={
            kind === "all" ? (
              <a href={paths.countries()} className={primaryLook}>
                {t("now.emptyAction")}
              </a>
            ) : (
              <Link href={paths.market(market.slug)} className={primaryLook}>
                {t("kind.all")}
              </Link>
            )
          }
        />
      ) : null}
      <Pages
        market={market.slug}
        kind={kind}
        page={page}
        pages={pages}
        following={Math.min(perPage, count - page * perPage)}
        t={t}
      />
      {kind === "all" && page >= pages ? (
        <SilentChannels market={market.slug} channels={silent} t={t} />
      ) : null}
    </div>
  );
};

/** Links to the previous and next page of a long list. */
const Pages = ({
  market,
  kind,
  page,
  pages,
  following,
  t,
}: {
  market: string;
  kind: Kind | "all";
  page: number;
  pages: number;
  /** The number of lines on the next page. */
  following: number;
  t: Words;
}) =>
  pages > 1 ? (
    <nav
      data-mine-pages
      aria-label={t("pages.label")}
      className="no-print mt-6 flex flex-wrap items-center gap-3"
    >
      {page > 1 ? (
        <Link href={paths.now(market, kind, page - 1)} rel="prev" className={quietLook}>
          {t("pages.previous")}
        </Link>
      ) : null}
      {page < pages ? (
        <Link href={paths.now(market, kind, page + 1)} rel="next" className={quietLook}>
          {t("pages.next", { count: following })}
        </Link>
      ) : null}
      <span className="text-muted">{t("pages.at", { page, pages })}</span>
    </nav>
  ) : null;
