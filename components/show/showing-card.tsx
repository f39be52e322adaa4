import Link from "next/link";
import { FreeLink } from "@/components/free/free-link";
import { leftWords, soonWords } from "@/components/now-next/now-line";
import { PlanButton } from "@/components/planner/plan-button";
import { planButtonWords } from "@/components/planner/plan-words";
import { Badge } from "@/components/ui/badge";
import { Plate } from "@/components/ui/plate";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Dotted } from "@/components/ui/sentence";
import { Time } from "@/components/ui/time";
import { TimeLeft } from "@/components/ui/time-left";
import { partOf } from "@/lib/part";
import { paths } from "@/lib/paths";
import { numbersOf } from "@/lib/plan/plan";
import type { Airing } from "@/lib/shapes";
import { AiringPlace } from "./airing-line";
import { type AiringSetting, airingWords } from "./airing-words";

/** What begins sooner than this has its wait told. */
const soonSeconds = 12 * 3600;

/** A showing that is on, with how far it has run, or the next, with the page's one action: planning it. */
export const ShowingCard = ({ airing, setting }: { airing: Airing; setting: AiringSetting }) => {
  const { market, now, format, channels, ways, t } = setting;
  const words = airingWords(setting);
  const isOn = airing.start <= now;
  const channel = channels?.get(airing.channel);
  const name = channel?.name ?? airing.channel_name ?? airing.title;
  const [title, number] = [words.title(airing), words.number(airing)];
  const way = ways?.get(airing.channel);
  const isSoon = airing.start - now < soonSeconds;
  return (
    <div
      className={`flex flex-wrap items-center gap-x-5 gap-y-4 rounded-card border bg-panel p-4 wide:p-5 ${isOn ? "border-line" : "border-brand"}`}
    >
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="text-sm text-muted">
          {isOn ? (
            <>
              <Badge look="plain">{t("programme.onNow")}</Badge>{" "}
              <TimeLeft until={airing.stop} now={now} words={leftWords(t)} className="ms-1" />
            </>
          ) : (
            <Dotted>
              {words.dayOf(airing.start)}
              {isSoon ? <TimeLeft until={airing.start} now={now} words={soonWords(t)} /> : null}
            </Dotted>
          )}
        </p>
        <h3 className="mt-0.5 text-xl leading-snug font-[740] tracking-[-0.02em]">
          <Link
            href={paths.programme(market.slug, airing.id)}
            prefetch={false}
            dir="auto"
            className="line-clamp-2 [overflow-wrap:anywhere] hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted">
          <b className="text-ink">
            <Time at={airing.start} format={format} />
          </b>
          {channel ? <Plate name={name} src={channel.logo} size="small" /> : null}
          <AiringPlace airing={airing} isNamed={title === airing.channel_name} setting={setting} />
          {number ? <span>{number}</span> : null}
        </p>
        {airing.description ? (
          <p dir="auto" className="mt-2 line-clamp-3 max-w-[68ch] text-muted [overflow-wrap:anywhere]">
            {airing.description}
          </p>
        ) : null}
        {isOn ? <ProgressBar start={airing.start} stop={airing.stop} now={now} className="mt-3" /> : null}
        {way ? (
          <p className="mt-2.5">
            <FreeLink way={way} locale={format.locale} t={t} />
          </p>
        ) : null}
      </div>
      {isOn ? null : (
        <PlanButton
          market={market.slug}
          slot={{
            id: airing.id,
            title: airing.title,
            part: partOf(airing),
            episode: numbersOf(airing),
            channel: { id: airing.channel, name },
            start: airing.start,
            stop: airing.stop,
          }}
          words={planButtonWords(t)}
        />
      )}
    </div>
  );
};
