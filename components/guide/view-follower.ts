import { dateAt, type Span } from "@/contract/zone";
import type { GuideChannel } from "@/lib/guide/guide-data";
import type { View } from "@/lib/guide/viewport";
import { wantedListings } from "@/lib/guide/wanted";

type FollowerSetup = {
  zone: string;
  /** The zone of the times that are shown: the device's, if a person chose it. */
  shownZone: string;
  /** The site's clock, epoch seconds. */
  clock(): number;
  range: Span;
  channelAt(row: number): GuideChannel | null;
  /** Requests a chunk of a channel's listings; the last request is served first. */
  want(channel: string, chunk: number): void;
  /** Called when another day, YYYY-MM-DD, comes into view: the guide's, and the one that its shown times are of. */
  onDay(date: string, shown: string): void;
};

/** Follows the view: reports its day, and requests the listings that it shows or is about to show. */
export function followView({ zone, shownZone, clock, range, channelAt, want, onDay }: FollowerSetup) {
  let day = "";
  return (view: View, towards: { rows: number; time: number }): void => {
    const at = instantOf(view, clock());
    const [date, shown] = [dateAt(at, zone), dateAt(at, shownZone)];
    if (`${date} ${shown}` !== day) {
      day = `${date} ${shown}`;
      onDay(date, shown);
    }
    const wanted = wantedListings(view, towards, range);
    // What is in view is requested last, so it is served first.
    for (const channel of wanted.rows.map(channelAt).reverse())
      for (const chunk of wanted.chunks) if (channel) want(channel.id, chunk);
  };
}

/** How far into a view the day that it is said to show has begun. */
const dayEdge = 1800;

/** The instant that says which day a view shows: now if that is in view, though it begins before midnight. */
const instantOf = ({ start, stop }: Span, now: number): number =>
  start <= now && now < stop ? now : Math.max(start, Math.min(stop - 1, start + dayEdge));
