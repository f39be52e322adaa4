import Link from "next/link";
import { EventLink } from "@/components/events/event-link";
import { AccessBadge, accessWords } from "@/components/free/access-badge";
import { episodeWords } from "@/components/guide/episode-words";
import { leftWords } from "@/components/now-next/now-line";
import { LineScene } from "@/components/programme/line-scene";
import { Badge } from "@/components/ui/badge";
import { Plate } from "@/components/ui/plate";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Time } from "@/components/ui/time";
import { TimeLeft } from "@/components/ui/time-left";
import { type AgendaRow, isSilent } from "@/lib/guide/agenda";
import { lookOf } from "@/lib/guide/badge";
import type { GuideSlot } from "@/lib/guide/chunk";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { clearSeconds, formatTime, type TimeStyle } from "@/lib/time/format";
import look from "./agenda.module.css";
import { slotFacts } from "./slot-facts";

/** What the lines of a list share. `at` is the chosen time, `now` the page's time; epoch seconds. */
export type AgendaSetting = {
  market: string;
  at: number;
  now: number;
  format: TimeStyle;
  t: Words;
};

type LineProps = { slot: GuideSlot; setting: AgendaSetting };

const Title = ({ slot, setting: { market, format, t } }: LineProps) => (
  <>
    <Link
      href={paths.programme(market, slot.id)}
      prefetch={false}
      scroll={false}
      dir="auto"
      className={look.title}
    >
      {slot.title}
    </Link>
    <span className="sr-only">{t("time.until", { time: formatTime(slot.stop, format) })}</span>
  </>
);

/** "Film · 1994" or "Sport · S2 E4 · The Long Jetty", and the way to every channel of an event. */
const Facts = ({ slot, setting: { market, t } }: LineProps) => {
  const facts = [
    slot.kind === "general" ? "" : t(`genre.${slot.kind}`),
    episodeWords(t)(slot),
    slot.part,
    slot.year,
  ].filter(Boolean);
  if (facts.length === 0 && !slot.event) return null;
  return (
    <p className={look.facts}>
      <span dir="auto">{facts.join(" · ")}</span>
      <EventLink
        market={market}
        event={slot.event}
        name={slot.called?.title ?? slot.title}
        title={slot.title}
        words={t("event.where")}
      />
    </p>
  );
};

/** What is on at the chosen time. */
const Current = ({ slot, setting }: LineProps) => {
  const { now, format, t } = setting;
  const isOn = slot.start <= now && now < slot.stop;
  return (
    <>
      <Time at={slot.start} format={format} className={look.time} />
      <div className={look.programme}>
        <p className={look.words}>
          <Title slot={slot} setting={setting} />
          {isOn ? <TimeLeft until={slot.stop} now={now} words={leftWords(t)} className={look.left} /> : null}
        </p>
        <Facts slot={slot} setting={setting} />
        {isOn ? (
          <ProgressBar start={slot.start} stop={slot.stop} now={now} className={look.progress} />
        ) : null}
      </div>
      {slot.icon ? <LineScene src={slot.icon} title={slot.title} scene={slot.scene} /> : null}
    </>
  );
};

const Next = ({ slot, setting }: LineProps) => (
  <>
    <Time at={slot.start} format={setting.format} className={look.time} />
    <p className={`${look.programme} ${look.words}`}>
      {slot.start - setting.at > clearSeconds ? (
        <Time at={slot.start} format={setting.format} as="weekday" className={look.day} />
      ) : null}
      <Title slot={slot} setting={setting} />
      {slot.badge ? <Badge look={lookOf(slot.badge, false)}>{setting.t(`badge.${slot.badge}`)}</Badge> : null}
    </p>
  </>
);

/** One channel's line: what is on at the chosen time, and what follows. */
export const AgendaLine = ({ row, setting }: { row: AgendaRow; setting: AgendaSetting }) => {
  const { channel, on, following } = row;
  const { market, at, now, format, t } = setting;
  const isOn = on !== null && on.start <= now && now < on.stop;
  return (
    <li
      data-channel={channel.id}
      data-access={channel.access}
      className={isSilent(row) ? `${look.line} ${look.silent}` : look.line}
    >
      <div className={look.channel}>
        <h2>
          <Link href={paths.channel(market, channel.id)} prefetch={false}>
            <Plate name={channel.name} src={channel.logo} size="small" />
            <span dir="auto">{channel.name}</span>
            {channel.number === null || String(channel.number) === channel.name ? null : (
              <small>{channel.number}</small>
            )}
          </Link>
        </h2>
        {isSilent(row) ? <p className={look.nothing}>{t("guide.noListings")}</p> : null}
        {on?.badge ? <Badge look={lookOf(on.badge, isOn)}>{t(`badge.${on.badge}`)}</Badge> : null}
        <AccessBadge channel={channel} words={accessWords(t)} />
      </div>
      {isSilent(row) ? null : (
        <ul className={look.programmes}>
          <li data-k={on?.kind} className={look.on} {...(on && slotFacts(on))}>
            {on ? (
              <Current slot={on} setting={setting} />
            ) : (
              <p className={look.nothing}>{t("guide.nothingAt", { time: formatTime(at, format) })}</p>
            )}
          </li>
          {following.map((slot) => (
            <li key={slot.id} data-k={slot.kind} className={look.following} {...slotFacts(slot)}>
              <Next slot={slot} setting={setting} />
            </li>
          ))}
          {following.length === 0 ? (
            <li className={look.following}>
              <p className={look.nothing}>{t("guide.nothingAfter")}</p>
            </li>
          ) : null}
        </ul>
      )}
    </li>
  );
};
