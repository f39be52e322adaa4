import { accessWords } from "@/components/free/access-badge";
import { PickLink } from "@/components/picks/pick-link";
import { PickPicture } from "@/components/picks/pick-picture";
import { reasonText } from "@/components/picks/reason-text";
import { SceneAccess } from "@/components/picks/scene-access";
import { Time } from "@/components/ui/time";
import { accessOf } from "@/lib/access";
import type { Words } from "@/lib/i18n";
import { sceneColour } from "@/lib/name-plate";
import type { EveningPick } from "@/lib/picks/picks";
import type { TimeStyle } from "@/lib/time/format";

/** Fewer than three fill the row all the same. */
const columns: Record<number, string> = {
  1: "wide:grid-cols-1",
  2: "wide:grid-cols-2 desk:grid-cols-[1.5fr_1fr]",
};
const threeColumns = "wide:grid-cols-3 desk:grid-cols-[1.5fr_1fr_1fr]";

/**
 * The evening's best, ranked: the reason first, over a picture that ends in its own dark colour in both themes. Three
 * are seen: the first, or the first on a person's channels. On a phone they scroll sideways. One alone has the whole
 * row, with its picture beside it where there is room.
 */
export const Picks = ({
  picks,
  market,
  format,
  isFreeList = false,
  t,
}: {
  picks: EveningPick[];
  market: string;
  format: TimeStyle;
  /** Whether the page's switch leaves only the free ones. */
  isFreeList?: boolean;
  t: Words;
}) => (
  <ol
    data-mine-three
    data-free-list={isFreeList ? "" : undefined}
    className={`[counter-reset:rank] -mx-[14px] scroll-row gap-3 px-[14px] wide:mx-0 wide:grid wide:gap-4 wide:px-0 print:mx-0 print:grid print:grid-cols-3 print:px-0 ${columns[picks.length] ?? threeColumns}`}
  >
    {picks.map(({ channel, item, sport, reasons }, rank) => (
      <li
        key={`${channel.id} ${item.start}`}
        data-channel={channel.id}
        data-access={accessOf(channel)}
        className="group/pick relative flex [counter-increment:rank] h-56 w-[292px] shrink-0 snap-start scroll-ms-3.5 flex-col justify-end overflow-hidden rounded-[18px] text-scene-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand only:w-full wide:h-[15.5rem] wide:w-auto print:h-auto print:border print:border-line print:bg-transparent! print:text-ink"
        style={{ backgroundColor: sceneColour(item.title) }}
      >
        <PickPicture
          channel={channel}
          item={item}
          sport={sport}
          sizes={
            picks.length === 1
              ? "(min-width: 700px) 66vw, 100vw"
              : "(min-width: 1000px) 500px, (min-width: 700px) 33vw, 292px"
          }
          className="absolute inset-x-0 top-0 bottom-[38%] wide:group-only/pick:start-1/3 wide:group-only/pick:bottom-0"
        />
        <span
          className="absolute start-3.5 top-3.5 grid size-[30px] place-items-center rounded-full bg-scene font-[720] before:content-[counter(rank)] print:hidden"
          aria-hidden="true"
        />
        <span className="absolute end-3.5 top-[18px]">
          <SceneAccess channel={channel} words={accessWords(t)} />
        </span>
        <div
          className="relative px-[18px] pt-12 pb-[15px] wide:group-only/pick:w-1/3 print:bg-none!"
          style={{
            background: `linear-gradient(transparent, ${sceneColour(item.title)} 48px)`,
          }}
        >
          <p className="text-[0.90625rem] font-[640] text-scene-brand print:text-ink">
            {reasonText(reasons, format.locale, t)}
          </p>
          <h3
            className={`mt-0.5 mb-1.5 text-[1.3125rem] leading-[1.14] font-[740] tracking-[-0.02em] ${rank === 0 ? "desk:text-[1.6875rem]" : ""}`}
          >
            <PickLink
              market={market}
              channel={channel}
              item={item}
              className="line-clamp-2 outline-none after:absolute after:inset-0 after:content-[''] print:line-clamp-none"
            />
          </h3>
          <p className="truncate text-[0.90625rem] text-scene-ink/85 print:text-muted">
            {/* The time itself may run against the page. */}
            <span className="me-2 font-[680] text-scene-ink print:text-ink">
              <Time at={item.start} format={format} />
            </span>
            <bdi>{channel.name}</bdi>
          </p>
        </div>
      </li>
    ))}
  </ol>
);
