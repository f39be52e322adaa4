import { useEffect, useState } from "react";
import { primaryLook, quietLook } from "@/components/ui/button";
import { Dotted } from "@/components/ui/sentence";
import { readHash } from "@/lib/favourites/exchange";
import { followId } from "@/lib/follows/follow";
import { type Followed, unpackFollowed } from "@/lib/follows/transfer";

/** What an address brings: someone's channels, or everything that another device of the same person follows. */
async function readAddress(hash: string): Promise<Followed | null> {
  const channels = readHash(hash);
  return channels ? { channels, follows: [] } : unpackFollowed(hash);
}

/** Channels and follows that the address brought, until they are accepted or declined. */
export function OfferedChannels({
  words,
  onAccept,
}: {
  words: Record<"offered" | "offeredAll" | "accept" | "decline", string>;
  onAccept(offered: Followed): void;
}) {
  const [offered, setOffered] = useState<Followed | null>(null);

  useEffect(() => {
    const look = () => void readAddress(location.hash).then(setOffered);
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);

  if (!offered) return null;
  const { channels, follows } = offered;
  const done = () => {
    history.replaceState(history.state, "", location.pathname);
    setOffered(null);
  };
  return (
    <section aria-live="polite" className="mt-4 mb-3 rounded-card border border-brand bg-panel p-4">
      <h3 className="text-[1.0625rem] font-title">
        {follows.length > 0 ? words.offeredAll : words.offered} ({channels.length + follows.length})
      </h3>
      {follows.length > 0 ? (
        <p className="mt-1 text-sm text-muted">
          <Dotted>
            {follows.map((follow) => (
              <bdi key={followId(follow)}>{follow.name}</bdi>
            ))}
          </Dotted>
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <button
          type="button"
          className={primaryLook}
          onClick={() => {
            onAccept(offered);
            done();
          }}
        >
          {words.accept}
        </button>
        <button type="button" className={quietLook} onClick={done}>
          {words.decline}
        </button>
      </div>
    </section>
  );
}
