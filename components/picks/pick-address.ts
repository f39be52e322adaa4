import type { Route } from "next";
import { paths } from "@/lib/paths";
import type { EveningPick } from "@/lib/picks/picks";

/** Where a pick leads: to its event, else its programme, else its channel. */
export const pickAddress = (
  market: string,
  channel: EveningPick["channel"],
  { event, event_info: info, id }: EveningPick["item"],
): Route =>
  event
    ? paths.event(market, { id: event, name: info?.title ?? "" })
    : id
      ? paths.programme(market, id)
      : paths.channel(market, channel.id);
