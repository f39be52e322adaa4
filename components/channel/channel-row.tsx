import { StarButton } from "@/components/favourites/star-button";
import { AccessBadge, type AccessWords } from "@/components/free/access-badge";
import { NameLink } from "@/components/ui/name-link";
import { Plate } from "@/components/ui/plate";
import type { ListedChannel } from "@/lib/channels";
import { fill } from "@/lib/fill";
import { paths } from "@/lib/paths";

/** The words of the rows; `star` holds `{channel}`. */
export type ChannelRowWords = Record<"nothing" | "star", string> & { access: AccessWords };

/** A channel of a country, what is on it, and what it asks of viewers. */
export const ChannelRow = ({
  market,
  channel,
  words,
}: {
  market: string;
  channel: ListedChannel;
  words: ChannelRowWords;
}) => (
  <li className="relative flex min-h-[65px] items-center gap-3.5 border-b border-line py-2.5 [contain-intrinsic-size:auto_44px] [content-visibility:auto]">
    <Plate name={channel.name} src={channel.logo} />
    <div className="min-w-0 flex-1">
      <NameLink
        href={paths.channel(market, channel.id)}
        cover
        className="block truncate font-title hover:underline"
      >
        {channel.name}
      </NameLink>
      <p dir="auto" className="truncate text-sm text-muted">
        {channel.on ?? words.nothing}
      </p>
    </div>
    <AccessBadge channel={channel} words={words.access} />
    {channel.number && String(channel.number) !== channel.name ? (
      <span className="times min-w-[3ch] text-end text-sm text-faint">{channel.number}</span>
    ) : null}
    <span className="relative -ms-2">
      <StarButton channel={channel.id} label={fill(words.star, { channel: channel.name })} />
    </span>
  </li>
);

/** One column on a phone, three on a desk. */
export const channelListLook = "grid grid-cols-1 gap-x-7 wide:grid-cols-2 desk:grid-cols-3";
