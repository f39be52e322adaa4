import Link from "next/link";
import { StarButton } from "@/components/favourites/star-button";
import { AccessBadge, accessWords } from "@/components/free/access-badge";
import { primaryLook } from "@/components/ui/button";
import { Heartbeat } from "@/components/ui/heartbeat";
import { NameLink } from "@/components/ui/name-link";
import { Notice } from "@/components/ui/notice";
import { PageTitle } from "@/components/ui/page-title";
import { Plate } from "@/components/ui/plate";
import { Dotted, gap, Sentence } from "@/components/ui/sentence";
import { Time, Zone } from "@/components/ui/time";
import type { Words } from "@/lib/i18n";
import { countryInText, type Market } from "@/lib/market";
import type { NowRow } from "@/lib/now-next";
import { paths } from "@/lib/paths";

/** A country's channels in the order of its own guides, each with what is on it. */
export const ChannelList = ({
  market,
  rows,
  at,
  zone,
  t,
}: {
  market: Market;
  rows: NowRow[];
  at: number;
  zone: string;
  t: Words;
}) => {
  const { slug, locale } = market;
  const format = { locale, zone };
  const country = countryInText(market.country, locale);
  return (
    <div className="page pt-5 pb-16 wide:pt-6" data-clock={zone}>
      <Heartbeat at={at} until={null} />
      <PageTitle>{t("channel.listTitle", { country })}</PageTitle>
      <p className="mt-1.5 mb-4 text-muted">
        <Dotted>
          {t("channel.count", { count: rows.length })}
          <Zone format={format} pattern={t.raw("time.zone")} />
          <Sentence text={t("now.asOf", { time: gap })}>
            <Time at={at} format={format} />
          </Sentence>
        </Dotted>
      </p>
      {rows.length > 0 ? (
        <ol className="grid grid-cols-1 gap-x-7 wide:grid-cols-2 desk:grid-cols-3">
          {rows.map(({ channel, now }) => (
            <li
              key={channel.id}
              className="relative flex min-h-[65px] items-center gap-3.5 border-b border-line py-2.5 [contain-intrinsic-size:auto_44px] [content-visibility:auto]"
            >
              <Plate name={channel.name} src={channel.logo} />
              <div className="min-w-0 flex-1">
                <NameLink
                  href={paths.channel(slug, channel.id)}
                  cover
                  className="block truncate font-title hover:underline"
                >
                  {channel.name}
                </NameLink>
                <p dir="auto" className="truncate text-sm text-muted">
                  {now ? now.title : t("channel.nothing")}
                </p>
              </div>
              <AccessBadge channel={channel} words={accessWords(t)} />
              {channel.number ? (
                <span className="times min-w-[3ch] text-end text-sm text-faint">{channel.number}</span>
              ) : null}
              <span className="relative -ms-2">
                <StarButton channel={channel.id} label={t("favourites.star", { channel: channel.name })} />
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <Notice
          title={t("guide.noChannels", { country })}
          action={
            <Link href={paths.countries()} className={primaryLook}>
              {t("now.emptyAction")}
            </Link>
          }
        />
      )}
    </div>
  );
};
