"use client";

import { Icon } from "@/components/ui/icon";
import { useFavourites } from "./use-favourites";

/** Keeps a channel among the favourites, or lets it go. `label` says so with its name. Hidden where no script runs. */
export function StarButton({ channel, label }: { channel: string; label: string }) {
  const [favourites, toggle] = useFavourites();
  const kept = favourites.has(channel);
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={kept}
      title={label}
      onClick={() => toggle(channel)}
      className="no-print grid size-11 shrink-0 place-items-center rounded-full text-faint hover:bg-raised hover:text-ink aria-pressed:text-brand [@media(scripting:none)]:hidden"
    >
      <Icon name="star" size={21} className={kept ? "fill-current" : ""} />
    </button>
  );
}
