import Link from "next/link";
import { AccessBadge, accessWords } from "@/components/free/access-badge";
import { Plate } from "@/components/ui/plate";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import type { Channel } from "@/lib/shapes";

/** A channel that was found. */
export const ChannelHit = ({ market, channel, t }: { market: string; channel: Channel; t: Words }) => (
  <li>
    <Link
      href={paths.channel(market, channel.id)}
      prefetch={false}
      className="flex min-h-[62px] items-center gap-3.5 rounded-card border border-line bg-panel px-3.5 py-2.5 hover:border-faint hover:bg-raised"
    >
      <Plate name={channel.name} src={channel.logo} />
      <span dir="auto" className="line-clamp-2 min-w-0 font-title">
        {channel.name}
      </span>
      <AccessBadge channel={channel} words={accessWords(t)} />
    </Link>
  </li>
);
