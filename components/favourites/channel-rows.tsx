import Link from "next/link";
import { useEffect, useRef } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { Plate } from "@/components/ui/plate";
import { fill } from "@/lib/fill";
import type { GuideChannel } from "@/lib/guide/guide-data";
import { paths } from "@/lib/paths";
import type { FavouriteWords } from "./favourite-words";
import { useDragOrder } from "./use-drag-order";

/** The look of a small round button. */
export const roundLook =
  "grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-raised hover:text-ink aria-disabled:opacity-35";

type Props = {
  market: string;
  channels: readonly string[];
  /** The country's channels; undefined until they are here. */
  known: ReadonlyMap<string, GuideChannel> | undefined;
  words: FavouriteWords;
  onMove(channel: string, to: number, name: string): void;
  onRemove(channel: string): void;
};

/** A list's channels in order, moved by dragging or by their buttons. */
export function ChannelRows({ market, channels, known, words, onMove, onRemove }: Props) {
  const rows = useRef<HTMLOListElement>(null);
  const pressed = useRef<string | null>(null);
  const nameOf = (id: string) => known?.get(id)?.name ?? (known ? words.elsewhere : "…");
  const { shown, dragged, start } = useDragOrder(rows, channels, (id, to) => onMove(id, to, nameOf(id)));

  // A row that is moved in the document loses the focus that its button had.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the order.
  useEffect(() => {
    if (pressed.current === null) return;
    rows.current?.querySelector<HTMLElement>(`[data-button="${CSS.escape(pressed.current)}"]`)?.focus();
    pressed.current = null;
  }, [channels]);

  const step = (id: string, by: -1 | 1, icon: IconName, label: string) => {
    const to = channels.indexOf(id) + by;
    const ends = to < 0 || to >= channels.length;
    const button = `${icon} ${id}`;
    return (
      <button
        type="button"
        data-button={button}
        aria-label={label}
        title={label}
        aria-disabled={ends}
        onClick={() => {
          if (ends) return;
          pressed.current = button;
          onMove(id, to, nameOf(id));
        }}
        className={roundLook}
      >
        <Icon name={icon} size={18} />
      </button>
    );
  };

  return (
    <ol ref={rows}>
      {shown.map((id) => {
        const name = nameOf(id);
        return (
          <li
            key={id}
            data-item={id}
            className={`flex items-center gap-2 border-b border-line py-1 last:border-b-0 ${dragged === id ? "relative bg-raised" : ""}`}
          >
            <span
              aria-hidden="true"
              title={words.drag}
              onPointerDown={start(id)}
              className="grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center text-faint"
            >
              <Icon name="grip" size={20} />
            </span>
            <span className="max-wide:hidden">
              <Plate name={name} src={known?.get(id)?.logo} size="cell" />
            </span>
            <Link
              href={known?.has(id) ? paths.channel(market, id) : paths.neutralChannel(id)}
              prefetch={false}
              dir="auto"
              className="min-w-0 flex-1 truncate py-2.5 font-title hover:underline"
            >
              {name}
            </Link>
            {step(id, -1, "up", fill(words.up, { channel: name }))}
            {step(id, 1, "down", fill(words.down, { channel: name }))}
            <button
              type="button"
              aria-label={fill(words.remove, { channel: name })}
              title={fill(words.remove, { channel: name })}
              onClick={() => onRemove(id)}
              className={roundLook}
            >
              <Icon name="close" size={18} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
