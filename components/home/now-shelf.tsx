import { accessWords } from "@/components/free/access-badge";
import { PickLink } from "@/components/picks/pick-link";
import { PickPicture } from "@/components/picks/pick-picture";
import { SceneAccess } from "@/components/picks/scene-access";
import { ProgressBar } from "@/components/ui/progress-bar";
import { TimeLeft } from "@/components/ui/time-left";
import type { ShelfItem } from "@/lib/home/shelf";
import type { Words } from "@/lib/i18n";
import type { LeftWords } from "@/lib/time/left";

/** What is on now, as cards: the picture carries the free word and the progress. On a phone they scroll sideways. */
export const NowShelf = ({
  items,
  at,
  market,
  left,
  t,
}: {
  items: ShelfItem[];
  at: number;
  market: string;
  left: LeftWords;
  t: Words;
}) => (
  <ul className="-mx-[14px] scroll-row gap-3 px-[14px] wide:-mx-[24px] wide:gap-4 wide:px-[24px] desk:mx-0 desk:grid desk:grid-cols-5 desk:px-0">
    {items.map(({ channel, item }) => (
      <li
        key={channel.id}
        className="relative w-[236px] shrink-0 snap-start scroll-ms-3.5 wide:scroll-ms-[24px] desk:w-auto"
      >
        <div className="relative aspect-video overflow-hidden rounded-[14px] bg-raised print:hidden">
          <PickPicture channel={channel} item={item} sizes="236px" className="absolute inset-0" />
          <span className="absolute start-2.5 top-2.5">
            <SceneAccess channel={channel} words={accessWords(t)} />
          </span>
          <ProgressBar
            start={item.start}
            stop={item.stop}
            now={at}
            className="absolute! inset-x-0 bottom-0 h-1! rounded-none!"
          />
        </div>
        <h2 className="mt-2.5 mb-[3px] text-[1.03125rem] leading-tight font-[680] tracking-[-0.012em]">
          <PickLink
            market={market}
            channel={channel}
            item={item}
            className="line-clamp-2 after:absolute after:inset-0 after:content-[''] hover:underline"
          />
        </h2>
        <p className="flex gap-[7px] text-sm text-muted">
          <TimeLeft
            until={item.stop}
            now={at}
            words={left}
            className="shrink-0 font-[640] whitespace-nowrap text-ink"
          />
          <bdi className="truncate">{channel.name}</bdi>
        </p>
      </li>
    ))}
  </ul>
);
