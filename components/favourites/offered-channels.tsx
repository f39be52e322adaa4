import { useEffect, useState } from "react";
import { primaryLook, quietLook } from "@/components/ui/button";
import { readHash } from "@/lib/favourites/exchange";

/** Channels that the address brought, until they are accepted or declined. */
export function OfferedChannels({
  words,
  onAccept,
}: {
  words: Record<"offered" | "accept" | "decline", string>;
  onAccept(channels: string[]): void;
}) {
  const [channels, setChannels] = useState<string[] | null>(null);

  useEffect(() => {
    const look = () => setChannels(readHash(location.hash));
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);

  if (!channels) return null;
  const done = () => {
    history.replaceState(history.state, "", location.pathname);
    setChannels(null);
  };
  return (
    <section aria-live="polite" className="mt-4 mb-3 rounded-card border border-brand bg-panel p-4">
      <h3 className="text-[1.0625rem] font-title">
        {words.offered} ({channels.length})
      </h3>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <button
          type="button"
          className={primaryLook}
          onClick={() => {
            onAccept(channels);
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
