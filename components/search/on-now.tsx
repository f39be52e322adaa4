import { AccessBadge, accessWords } from "@/components/free/access-badge";
import { leftWords } from "@/components/now-next/now-line";
import { Picture } from "@/components/programme/picture";
import { Heartbeat } from "@/components/ui/heartbeat";
import { NameLink } from "@/components/ui/name-link";
import { ProgressBar } from "@/components/ui/progress-bar";
import { TimeLeft } from "@/components/ui/time-left";
import type { Words } from "@/lib/i18n";
import type { NowRow } from "@/lib/now-next";
import { paths } from "@/lib/paths";
import { sceneOf } from "@/lib/scene-words";

/** What is on now, before anything is typed. `at` is when it was read, epoch seconds. */
export type OnNow = { rows: NowRow[]; at: number };

export const OnNowSection = ({ market, on, t }: { market: string; on: OnNow; t: Words }) => {
  const { rows, at } = on;
  const left = leftWords(t);
  if (rows.length === 0) return null;
  const ends = rows.flatMap(({ now }) => (now && now.stop > at ? [now.stop] : []));
  return (
    <section className="mt-8">
      <Heartbeat at={at} until={ends.length > 0 ? Math.min(...ends) : null} />
      <h2 className="mb-2 text-sm font-title text-muted">{t("search.onNow")}</h2>
      <ul className="grid grid-cols-1 gap-x-10 gap-y-1 desk:grid-cols-2">
        {rows.map(({ channel, now, kind }) =>
          now ? (
            <li
              key={channel.id}
              className="relative grid grid-cols-[98px_minmax(0,1fr)] items-center gap-x-3.5 rounded-cell py-2 hover:bg-panel wide:grid-cols-[144px_minmax(0,1fr)]"
            >
              <div className="relative">
                <Picture
                  src={now.icon}
                  title={now.title}
                  kind={kind}
                  scene={sceneOf(now, kind)}
                  sizes="144px"
                  className="w-full rounded-[10px]"
                />
                <ProgressBar
                  start={now.start}
                  stop={now.stop}
                  now={at}
                  className="absolute! inset-x-1.5 bottom-1.5"
                />
              </div>
              <div className="min-w-0">
                <h3 className="flex items-baseline justify-between gap-2.5">
                  <NameLink
                    href={now.id ? paths.programme(market, now.id) : paths.channel(market, channel.id)}
                    cover
                    className="line-clamp-2 min-w-0 text-[1.0625rem] leading-6 font-title hover:underline"
                  >
                    {now.title}
                  </NameLink>
                  <span className="shrink-0">
                    <AccessBadge channel={channel} words={accessWords(t)} />
                  </span>
                </h3>
                <p className="truncate text-sm text-muted">
                  <TimeLeft until={now.stop} now={at} words={left} className="font-title text-ink" /> ·{" "}
                  <bdi>{channel.name}</bdi>
                </p>
              </div>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
};
