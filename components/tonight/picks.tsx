import Link from "next/link";
import { AccessBadge, accessWords } from "@/components/free/access-badge";
import { Badge } from "@/components/ui/badge";
import { Time } from "@/components/ui/time";
import type { Pick } from "@/lib/guide/tonight";
import type { Words } from "@/lib/i18n";
import { type Kind, kindOf } from "@/lib/kind";
import { partOf } from "@/lib/part";
import { paths } from "@/lib/paths";
import type { Channel } from "@/lib/shapes";
import type { TimeStyle } from "@/lib/time/format";

const tints: Record<Kind, string> = {
  movie: "from-movie/26",
  sport: "from-sport/26",
  news: "from-news/26",
  kids: "from-kids/26",
  music: "from-music/26",
  docu: "from-docu/26",
  general: "from-general/26",
};

/** Cards of the evening's picks; on a phone they scroll sideways. */
export const Picks = ({
  picks,
  market,
  format,
  t,
}: {
  picks: Pick<Channel>[];
  market: string;
  format: TimeStyle;
  t: Words;
}) => (
  <ul className="-mx-[14px] scroll-row gap-3.5 px-[14px] wide:mx-0 wide:grid wide:grid-cols-2 wide:px-0 desk:grid-cols-3 print:mx-0 print:grid print:grid-cols-3 print:px-0">
    {picks.map(({ channel, item, reason }) => (
      <li
        key={channel.id}
        className={`relative flex min-h-[150px] w-[270px] shrink-0 snap-start scroll-ms-3.5 flex-col gap-[7px] rounded-card border border-line bg-panel bg-linear-160 ${tints[kindOf(item.category, channel.categories)]} to-panel to-75% px-5 py-[18px] hover:border-faint wide:w-auto print:min-h-0 print:w-auto print:py-3`}
      >
        <p>
          {reason === "film" ? (
            <Badge look="movie">{t("badge.film")}</Badge>
          ) : (
            <Badge look={reason}>{t(`badge.${reason}`)}</Badge>
          )}
        </p>
        <h3 className="text-[1.3125rem] leading-[1.14] font-[730] tracking-[-0.02em]">
          <Link
            href={
              item.event
                ? paths.event(market, { id: item.event, name: "" })
                : item.id
                  ? paths.programme(market, item.id)
                  : paths.channel(market, channel.id)
            }
            prefetch={false}
            dir="auto"
            className="line-clamp-3 print:line-clamp-none after:absolute after:inset-0 after:rounded-card after:content-['']"
          >
            {item.title}
          </Link>
        </h3>
        {partOf(item) ? (
          <p dir="auto" className="line-clamp-2 text-muted">
            {partOf(item)}
          </p>
        ) : null}
        <p className="mt-auto flex items-center gap-2.5 font-semibold">
          <span className="min-w-0 truncate">
            <Time at={item.start} format={format} /> · <bdi>{channel.name}</bdi>
          </span>
          <AccessBadge channel={channel} words={accessWords(t)} />
        </p>
      </li>
    ))}
  </ul>
);
