import { accessWords } from "@/components/free/access-badge";
import { PickLink } from "@/components/picks/pick-link";
import { PickPicture } from "@/components/picks/pick-picture";
import { reasonText } from "@/components/picks/reason-text";
import { SceneAccess } from "@/components/picks/scene-access";
import { Time } from "@/components/ui/time";
import type { Words } from "@/lib/i18n";
import type { EveningPick } from "@/lib/picks/picks";
import type { TimeStyle } from "@/lib/time/format";

/** Fewer than three fill the row all the same. */
const columns: Record<number, string> = { 1: "", 2: "wide:grid-cols-2" };

/**
 * The best of the evening, as cards with the reason first: beside each other, on a phone below each other. One alone
 * has its picture beside it everywhere.
 */
export const BestCards = ({
  picks,
  market,
  format,
  t,
}: {
  picks: EveningPick[];
  market: string;
  format: TimeStyle;
  t: Words;
}) => (
  <ol className={`grid gap-3 wide:gap-4 ${columns[picks.length] ?? "wide:grid-cols-3"}`}>
    {picks.map(({ channel, item, sport, reasons }) => (
      <li
        key={`${channel.id} ${item.start}`}
        className="group/best relative flex min-h-[118px] overflow-hidden rounded-card border border-line bg-panel hover:border-faint wide:not-only:flex-col"
      >
        <div className="relative w-[min(8rem,34%)] shrink-0 wide:aspect-video wide:w-auto wide:group-only/best:w-1/3 print:hidden">
          <PickPicture
            channel={channel}
            item={item}
            sport={sport}
            sizes="(min-width: 700px) 33vw, 220px"
            className="absolute inset-0"
          />
          <span className="absolute start-2.5 top-2.5">
            <SceneAccess channel={channel} words={accessWords(t)} />
          </span>
        </div>
        <div className="flex min-w-0 flex-1 flex-col px-3.5 pt-3 pb-3.5 wide:group-only/best:justify-center wide:group-only/best:px-6">
          <p className="text-sm font-[640] text-brand">{reasonText(reasons, format.locale, t)}</p>
          <h3 className="mt-[3px] mb-2 text-[1.125rem] leading-[1.18] font-[720] tracking-[-0.018em] wide:group-only/best:text-[1.6875rem]">
            <PickLink
              market={market}
              channel={channel}
              item={item}
              className="line-clamp-3 after:absolute after:inset-0 after:content-['']"
            />
          </h3>
          <p className="mt-auto flex gap-2 text-sm text-muted wide:group-only/best:mt-0">
            <Time at={item.start} format={format} className="shrink-0 font-[660] text-ink" />
            <bdi className="truncate">{channel.name}</bdi>
          </p>
        </div>
      </li>
    ))}
  </ol>
);
