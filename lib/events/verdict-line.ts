import type { Verdict } from "@/lib/events/verdict";
import type { Words } from "@/lib/i18n";

/** A verdict as a line without its time, "Live and free on Arena 1". */
export function verdictLine(verdict: Verdict, t: Words): string {
  if (verdict.kind === "none") return t("event.verdict.none");
  const { channel_name: channel, free, showing } = verdict.best;
  if (verdict.kind === "over") return t("event.verdict.over", { channel });
  const values = { channel, free: free ? "yes" : "no" };
  if (verdict.kind === "live") return t(verdict.on ? "event.verdict.liveNow" : "event.verdict.live", values);
  if (showing === "delayed")
    return t(verdict.on ? "event.verdict.delayedNow" : "event.verdict.delayed", values);
  return t(verdict.on ? "event.verdict.repeatNow" : "event.verdict.repeat", values);
}
