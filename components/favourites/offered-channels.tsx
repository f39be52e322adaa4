import { useEffect, useRef, useState } from "react";
import { primaryLook, quietLook } from "@/components/ui/button";
import { changeAddress } from "@/components/ui/change-address";
import { Dotted } from "@/components/ui/sentence";
import { followId } from "@/lib/follows/follow";
import { type Followed, readLink } from "@/lib/follows/transfer";

const panelLook = "mt-4 mb-3 rounded-card border border-brand bg-panel p-4";

/**
 * Channels and follows that the address brought, until they are accepted or declined: whoever opens such a link came for
 * them, so they are brought into view.
 */
export function OfferedChannels({
  words,
  onAccept,
}: {
  words: Record<"offered" | "offeredAll" | "offeredBroken" | "understood" | "accept" | "decline", string>;
  onAccept(offered: Followed): void;
}) {
  const [offered, setOffered] = useState<Followed | "broken" | null>(null);
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    const look = () => void readLink(location.hash).then(setOffered);
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);

  useEffect(() => {
    if (offered) panel.current?.scrollIntoView({ block: "center" });
  }, [offered]);

  if (!offered) return null;
  const done = () => {
    changeAddress(location.pathname);
    setOffered(null);
  };
  if (offered === "broken")
    return (
      <section ref={panel} aria-live="polite" className={panelLook}>
        <p>{words.offeredBroken}</p>
        <button type="button" className={`${quietLook} mt-3`} onClick={done}>
          {words.understood}
        </button>
      </section>
    );
  const { channels, follows } = offered;
  return (
    <section ref={panel} aria-live="polite" className={panelLook}>
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
