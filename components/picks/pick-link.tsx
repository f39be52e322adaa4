import Link from "next/link";
import type { EveningPick } from "@/lib/picks/picks";
import { pickAddress } from "./pick-address";

type PickLinkProps = Pick<EveningPick, "channel" | "item"> & { market: string; className: string };

/** A pick's title, as a link to it. */
export const PickLink = ({ market, channel, item, className }: PickLinkProps) => (
  <Link href={pickAddress(market, channel, item)} prefetch={false} dir="auto" className={className}>
    {item.title}
  </Link>
);
