import type { Route } from "next";
import { paths } from "@/lib/paths";
import type { EveningPick } from "@/lib/picks/picks";

/** Where a pick leads: to its event, else its programme, else its channel. */
export const pickAddress = (
  market: string,
  channel: EveningPick["channel"],
  { event, id }: EveningPick["item"],
): Route =>
  event
    ? paths.event(market, { id: event, name: "" })
    : id
      ? paths.programme(market, id)
      : paths.channel(market, channel.id);
