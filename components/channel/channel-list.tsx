import Link from "next/link";
import { accessWords } from "@/components/free/access-badge";
import { primaryLook, quietLook } from "@/components/ui/button";
import { Heartbeat } from "@/components/ui/heartbeat";
import { Notice } from "@/components/ui/notice";
import { PageTitle } from "@/components/ui/page-title";
import { Dotted, gap, Sentence } from "@/components/ui/sentence";
import { Time, Zone } from "@/components/ui/time";
import { areNumbered, channelsPerPage, countKinds, type ListedChannel, offeredLetters } from "@/lib/channels";
import type { Words } from "@/lib/i18n";
import { type Kind, kinds } from "@/lib/kind";
import { countryInText, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import { ChannelBrowser } from "./channel-browser";

type Props = {
  market: Market;
  /** All of them, in the order of the country's own guides. */
  channels: ListedChannel[];
  /** From 1. */
  page: number;
  at: number;
  zone: string;
  t: Words;
};

/** A country's channels, each with what is on it: a page of them, and ways to find any. */
export const ChannelList = ({ market, channels, page, at, zone, t }: Props) => {
  const { slug, locale } = market;
  const format = { locale, zone };
  const country = countryInText(market.country, locale);
  return (
    <div className="page pt-5 pb-16 wide:pt-6" data-clock={zone}>
      <Heartbeat at={at} until={null} />
      <PageTitle>{t("channel.listTitle", { country })}</PageTitle>
      <p className="mt-1.5 mb-4 text-muted">
        <Dotted>
          {t("channel.count", { count: channels.length })}
          <Zone format={format} pattern={t.raw("time.zone")} />
          <Sentence text={t("now.asOf", { time: gap })}>
            <Time at={at} format={format} />
          </Sentence>
        </Dotted>
      </p>
      {channels.length > 0 ? (
        <ChannelBrowser
          market={slug}
          locale={locale}
          first={channels.slice((page - 1) * channelsPerPage, page * channelsPerPage)}
          count={channels.length}
          groups={{
            kinds: countKinds(channels),
            letters: offeredLetters(channels, locale),
          }}
          address={paths.channelsData(market.country)}
          words={browserWords(t, areNumbered(channels))}
          pages={<Pages market={slug} page={page} count={channels.length} t={t} />}
        />
      ) : (
        <Notice
          title={t("guide.noChannels", { country })}
          action={
            <a href={paths.countries()} className={primaryLook}>
              {t("now.emptyAction")}
            </a>
          }
        />
      )}
    </div>
  );
};

/** `numbered`: the guide's own order is that of the channels' numbers. */
const browserWords = (t: Words, numbered: boolean) => ({
  find: t("channel.find"),
  sort: t("channel.sort"),
  sorts: {
    guide: t(numbered ? "channel.byNumber" : "channel.byGuide"),
    name: t("channel.byName"),
    kind: t("channel.byKind"),
  },
  kinds: t("channel.kinds"),
  kind: Object.fromEntries(kinds.map((kind) => [kind, t(`kind.${kind}`)])) as Record<Kind, string>,
  letters: t("channel.letters"),
  all: t("kind.all"),
  more: t("channel.more"),
  nothing: t("guide.nothingFits"),
  found: t.raw("channel.found"),
  row: {
    nothing: t("channel.nothing"),
    star: t("favourites.star", { channel: "{channel}" }),
    access: accessWords(t),
  },
});

/** Links to the pages of a long list, for those without scripts. */
const Pages = ({ market, page, count, t }: { market: string; page: number; count: number; t: Words }) => {
  const pages = Math.ceil(count / channelsPerPage);
  if (pages < 2) return null;
  return (
    <nav aria-label={t("pages.label")} className="mt-6 flex flex-wrap items-center gap-3">
      {page > 1 ? (
        <Link href={paths.channels(market, page - 1)} rel="prev" className={quietLook}>
          {t("pages.previous")}
        </Link>
      ) : null}
      {page < pages ? (
        <Link href={paths.channels(market, page + 1)} rel="next" className={quietLook}>
          {t("pages.next", { count: Math.min(channelsPerPage, count - page * channelsPerPage) })}
        </Link>
      ) : null}
      <span className="text-muted">{t("pages.at", { page, pages })}</span>
    </nav>
  );
};
