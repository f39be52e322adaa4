import Link from "next/link";
import type { ReactNode } from "react";
import { type LineSetting, NowLine, nowListLook } from "@/components/now-next/now-line";
import { SearchBox } from "@/components/shell/search-box";
import { primaryLook } from "@/components/ui/button";
import { Heartbeat } from "@/components/ui/heartbeat";
import { Notice } from "@/components/ui/notice";
import type { Words } from "@/lib/i18n";
import { countryInText, type Market } from "@/lib/market";
import { type NowRow, nextChange } from "@/lib/now-next";
import { paths } from "@/lib/paths";
import type { Channel, Slot } from "@/lib/shapes";
import { ChannelHit } from "./channel-hit";
import { ListingHit } from "./listing-hit";

/** What a search found. `later` is null where the API can't search listings; times are epoch seconds. */
export type Found = {
  query: string;
  channels: Channel[];
  onNow: NowRow[];
  later: { slot: Slot; channel: Channel }[] | null;
  at: number;
  /** The country's local date. */
  date: string;
  zone: string;
};

const Section = ({ title, count, children }: { title: string; count: number; children: ReactNode }) => (
  <section className="mt-8">
    <h2 className="mb-2 flex items-baseline gap-2.5 text-xl font-[740] tracking-[-0.02em]">
      {title} <span className="text-sm font-normal tracking-normal text-faint">{count}</span>
    </h2>
    {children}
  </section>
);

const Results = ({ market, found, t }: { market: Market; found: Found; t: Words }) => {
  const { query, channels, onNow, later, at, date, zone } = found;
  const country = countryInText(market.country, market.locale);
  const setting: LineSetting = {
    market: market.slug,
    at,
    format: { locale: market.locale, zone },
    heading: "h3",
    t,
  };
  const count = channels.length + onNow.length + (later?.length ?? 0);
  return (
    <>
      <Heartbeat at={at} until={nextChange(onNow, at)} />
      <p className="mt-3 text-muted">
        {t("search.found", { count })}. {t(later ? "search.scopeFull" : "search.scopeNow", { country })}
      </p>
      {count === 0 ? (
        <Notice
          title={t("search.none", { country, query })}
          action={
            <Link href={paths.market(market.slug)} className={primaryLook}>
              {t("search.noneAction")}
            </Link>
          }
        />
      ) : null}
      {channels.length > 0 ? (
        <Section title={t("search.channels")} count={channels.length}>
          <ul className="grid grid-cols-1 gap-2.5 wide:grid-cols-2 desk:grid-cols-3">
            {channels.map((channel) => (
              <ChannelHit key={channel.id} market={market.slug} channel={channel} />
            ))}
          </ul>
        </Section>
      ) : null}
      {onNow.length > 0 ? (
        <Section title={t("search.onNow")} count={onNow.length}>
          <ul className={nowListLook}>
            {onNow.map((row) => (
              <NowLine key={row.channel.id} row={row} setting={setting} />
            ))}
          </ul>
        </Section>
      ) : null}
      {later && later.length > 0 ? (
        <Section title={t("search.programmes")} count={later.length}>
          <ul className={nowListLook}>
            {later.map(({ slot, channel }) => (
              <ListingHit key={slot.id} slot={slot} channel={channel} today={date} setting={setting} />
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
};

/** The search of a market: its field, and what it found where something was asked. */
export const SearchPage = ({ market, found, t }: { market: Market; found: Found | null; t: Words }) => (
  <div className="page pt-5 pb-16 wide:pt-6">
    <h1 className="mb-4 text-[2.0625rem] leading-[1.05] font-heading tracking-heading wide:text-[2.5rem]">
      {t("search.title")}
    </h1>
    <SearchBox
      key={found?.query}
      action={paths.search(market.slug)}
      landmark={t("search.title")}
      label={t("search.placeholder")}
      submit={t("search.submit")}
      initial={found?.query}
      large
    />
    {found ? (
      <Results market={market} found={found} t={t} />
    ) : (
      <p className="mt-3 text-muted">{t("search.prompt")}</p>
    )}
  </div>
);
