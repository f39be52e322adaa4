import { dateAt, type Span } from "@/contract/zone";
import type { GuideChannel } from "@/lib/guide/guide-data";
import type { View } from "@/lib/guide/viewport";
import { wantedListings } from "@/lib/guide/wanted";

type FollowerSetup = {
  zone: string;
  range: Span;
  channelAt(row: number): GuideChannel | null;
  /** Requests a chunk of a channel's listings; the last request is served first. */
  want(channel: string, chunk: number): void;
  /** Called when another day, YYYY-MM-DD, comes into view. */
  onDay(date: string): void;
};

/** Follows the view: reports its day, and requests the listings that it shows or is about to show. */
export function followView({ zone, range, channelAt, want, onDay }: FollowerSetup) {
  let day = "";
  return (view: View, towards: { rows: number; time: number }): void => {
    const date = dateAt(Math.max(view.start, Math.min(view.stop - 1, view.start + 1800)), zone);
    if (date !== day) {
      day = date;
      onDay(date);
    }
    const wanted = wantedListings(view, towards, range);
    // What is in view is requested last, so it is served first.
    for (const channel of wanted.rows.map(channelAt).reverse())
      for (const chunk of wanted.chunks) if (channel) want(channel.id, chunk);
  };
}
