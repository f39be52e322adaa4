import Link from "next/link";
import { StarButton } from "@/components/favourites/star-button";
import { AccessBadge, accessWords } from "@/components/free/access-badge";
import { FreeWays } from "@/components/free/free-ways";
import { DayStrip } from "@/components/guide/day-strip";
import { JumpLink } from "@/components/guide/jump-link";
import { Badge } from "@/components/ui/badge";
import { primaryLook, quietLook } from "@/components/ui/button";
import { Heartbeat } from "@/components/ui/heartbeat";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { pillLook } from "@/components/ui/pill";
import { Plate } from "@/components/ui/plate";
import { daySpan } from "@/contract/zone";
import { launchYear } from "@/lib/channels";
import { stateAt } from "@/lib/guide/cells";
import type { Words } from "@/lib/i18n";
import { countryName, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import { type Channel, type FreeWay, isUnavailable, type Slot, type Unavailable } from "@/lib/shapes";
import { languageName, longDate, zoneTerm } from "@/lib/time/format";
import { categoryNames } from "./category-names";
import { Facts } from "./facts";
import { NowNextPanel } from "./now-next-panel";
import { OutsideLink } from "./outside-link";
import { Schedule } from "./schedule";

export type ChannelViewProps = {
  market: Market;
  channel: Channel;
  /** The channels before and after it in the country's lineup. */
  neighbours: { previous: Channel | null; next: Channel | null };
  /** IANA zone that the channel's day is cut in. */
  zone: string;
  date: string;
  today: string;
  now: number;
  slots: Slot[] | Unavailable;
  freeWays: FreeWay[];
  /** The first programme after the day, if it is the next one. */
  after: Slot | undefined;
  t: Words;
};

const ChannelHead = ({ market: { locale }, channel, zone, t }: ChannelViewProps) => (
  <header className="flex items-center gap-3 wide:gap-5">
    <Plate name={channel.name} src={channel.logo} size="large" />
    <div className="min-w-0">
      <h1
        dir="auto"
        className="text-[1.75rem] leading-[1.08] font-heading tracking-heading [overflow-wrap:anywhere] wide:text-[2.5rem]"
      >
        {channel.name}
      </h1>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
        {[
          channel.country && countryName(channel.country, locale),
          t("time.zone", { zone: zoneTerm(zone, locale) }),
        ]
          .filter(Boolean)
          .join(" · ")}
        <AccessBadge channel={channel} words={accessWords(t)} />
        {channel.sample ? <Badge look="delayed">{t("sample.label")}</Badge> : null}
      </p>
    </div>
    <div className="ms-auto self-start">
      <StarButton channel={channel.id} label={t("favourites.star", { channel: channel.name })} />
    </div>
  </header>
);

/** The days, and the way to what is on. */
const Days = ({
  market: { slug, locale },
  channel,
  date,
  today,
  hasNow,
  t,
}: ChannelViewProps & { hasNow: boolean }) => (
  <div className="flex items-center gap-2">
    <DayStrip
      date={date}
      today={today}
      locale={locale}
      hrefOf={(to) => paths.channel(slug, channel.id, to === today ? undefined : to)}
      words={{ label: t("guide.days"), previous: t("guide.previousDay"), next: t("guide.nextDay") }}
    />
    {hasNow ? (
      <JumpLink href="#now" className={`${pillLook(true)} no-print shrink-0`}>
        <span aria-hidden="true" className="size-1.5 rounded-full bg-live" />
        {t("guide.now")}
      </JumpLink>
    ) : null}
  </div>
);

/** A day without listings. */
const Empty = ({ market: { slug, locale }, channel, date, today, slots, t }: ChannelViewProps) => (
  <Notice
    title={t("channel.empty", { date: longDate(date, locale) })}
    action={
      <Link
        className={primaryLook}
        href={date === today ? paths.channels(slug) : paths.channel(slug, channel.id)}
      >
        {date === today ? t("channel.all") : t("guide.backToToday")}
      </Link>
    }
  >
    {isUnavailable(slots)
      ? t(`unavailable.${slots.unavailable}`)
      : t("channel.emptyText", { channel: channel.name })}
  </Notice>
);

const ChannelFacts = ({ market: { locale }, channel, t }: ChannelViewProps) => {
  const called = categoryNames(t);
  return (
    <Facts
      label={t("channel.facts", { channel: channel.name })}
      facts={[
        { term: t("channel.number"), value: channel.number },
        {
          term: t("channel.languages", { count: channel.languages.length }),
          value: channel.languages.map((code) => languageName(code, locale)).join(t("now.comma")),
        },
        {
          term: t("channel.categories"),
          value: channel.categories.map((category) => called[category] ?? category).join(t("now.comma")),
        },
        { term: t("channel.owner"), value: channel.owner },
        { term: t("channel.launched"), value: launchYear(channel) },
        {
          term: t("channel.website"),
          value: channel.website && <OutsideLink href={channel.website} />,
        },
      ]}
    />
  );
};

const Neighbours = ({ market: { slug }, neighbours, t }: ChannelViewProps) => (
  <nav aria-label={t("channel.all")} className="no-print flex flex-col gap-2">
    {neighbours.previous ? (
      <Neighbour channel={neighbours.previous} market={slug} label={t("channel.previous")} back />
    ) : null}
    {neighbours.next ? (
      <Neighbour channel={neighbours.next} market={slug} label={t("channel.following")} />
    ) : null}
    <Link href={paths.channels(slug)} className={quietLook}>
      {t("channel.all")}
    </Link>
  </nav>
);

/** A channel and one of its days. */
export const ChannelView = (props: ChannelViewProps) => {
  const { market, channel, zone, date, today, now, slots, freeWays, after, t } = props;
  const { slug, locale } = market;
  const day = daySpan(date, zone);
  const listed = isUnavailable(slots) ? [] : slots;
  const on = listed.find((slot) => stateAt(slot, now) === "on");
  const next = date === today ? (listed.find(({ start }) => start > now) ?? after) : undefined;
  return (
    <div className="page pt-5 pb-16 wide:pt-7" data-clock={zone} data-clock-zoned>
      {date === today ? <Heartbeat at={now} until={on?.stop ?? next?.start ?? day.stop} /> : null}
      <ChannelHead {...props} />
      <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 desk:grid-cols-[minmax(0,1fr)_270px]">
        <div className="min-w-0">
          {on || next ? (
            <div className="mb-5">
              <NowNextPanel {...{ channel, on, next, now, t }} market={slug} format={{ locale, zone }} />
            </div>
          ) : null}
          <Days {...props} hasNow={on !== undefined} />
          <h2 className="sr-only">{t("channel.schedule", { date: longDate(date, locale) })}</h2>
          {listed.length > 0 ? (
            <Schedule
              slots={listed}
              day={day}
              setting={{ market: slug, channel, now, format: { locale, zone }, t }}
            />
          ) : (
            <Empty {...props} />
          )}
        </div>
        <aside className="flex flex-col gap-7">
          <FreeWays ways={freeWays} country={market.country} locale={locale} t={t} />
          <ChannelFacts {...props} />
          <Neighbours {...props} />
        </aside>
      </div>
    </div>
  );
};

const Neighbour = ({
  channel,
  market,
  label,
  back = false,
}: {
  channel: Channel;
  market: string;
  label: string;
  back?: boolean;
}) => (
  <Link
    href={paths.channel(market, channel.id)}
    prefetch={false}
    rel={back ? "prev" : "next"}
    className="flex items-center gap-3 rounded-card border border-line bg-panel p-2.5 hover:border-faint"
  >
    {back ? <Icon name="back" size={18} className="shrink-0 text-faint rtl:-scale-x-100" /> : null}
    <Plate name={channel.name} src={channel.logo} size="cell" />
    <span className="min-w-0 flex-1">
      <small className="block text-[0.78125rem] text-faint">{label}</small>
      <bdi className="block truncate font-title">{channel.name}</bdi>
    </span>
    {back ? null : <Icon name="forward" size={18} className="shrink-0 text-faint rtl:-scale-x-100" />}
  </Link>
);
