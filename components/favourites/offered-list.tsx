import { useEffect, useState } from "react";
import { primaryLook, quietLook } from "@/components/ui/button";
import { readHash, type SharedList } from "@/lib/favourites/exchange";
import { fill } from "@/lib/fill";
import type { GuideChannel } from "@/lib/guide/guide-data";
import type { FavouriteWords } from "./favourite-words";

/** A list that the address brought, until it is accepted or declined. */
export function OfferedList({
  known,
  words,
  onAccept,
}: {
  known: ReadonlyMap<string, GuideChannel> | undefined;
  words: FavouriteWords;
  onAccept(list: SharedList): void;
}) {
  const [list, setList] = useState<SharedList | null>(null);

  useEffect(() => {
    const look = () => setList(readHash(location.hash));
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);

  if (!list) return null;
  const done = () => {
    history.replaceState(history.state, "", location.pathname);
    setList(null);
  };
  return (
    <section className="mt-4 rounded-card border border-brand bg-panel p-4" aria-live="polite">
      <h3 className="text-[1.0625rem] font-title">
        {fill(words.offered, { list: list.name || words.unnamed })}
      </h3>
      <p className="mt-1 text-muted">
        {list.channels.map((id) => known?.get(id)?.name ?? (known ? words.elsewhere : "…")).join(" · ")}
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <button
          type="button"
          className={primaryLook}
          onClick={() => {
            onAccept(list);
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
