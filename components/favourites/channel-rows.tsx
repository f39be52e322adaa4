import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { Plate } from "@/components/ui/plate";
import { fill } from "@/lib/fill";
import type { GuideChannel } from "@/lib/guide/guide-data";
import look from "./mine-dialog.module.css";
import type { MineWords } from "./mine-words";
import { useDragOrder } from "./use-drag-order";

/** The look of a small round button. */
const roundLook =
  "grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-raised hover:text-ink aria-disabled:opacity-35";

type Props = {
  channels: readonly string[];
  /** The country's channels. */
  known: ReadonlyMap<string, GuideChannel>;
  words: MineWords;
  onMove(channel: string, to: number, name: string): void;
  onRemove(channel: string, name: string): void;
};

/**
 * The favourites in order. A row's handle is dragged, or takes the row in hand: then it is moved by its arrows or the
 * arrow keys.
 */
export function ChannelRows({ channels, known, words, onMove, onRemove }: Props) {
  const rows = useRef<HTMLOListElement>(null);
  const focused = useRef<string | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const nameOf = (id: string) => known.get(id)?.name ?? words.elsewhere;
  const drag = useDragOrder(rows, channels, (id, to) => onMove(id, to, nameOf(id)));

  // A row that is moved in the document loses the focus that its button had.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the order.
  useEffect(() => {
    if (focused.current === null) return;
    rows.current?.querySelector<HTMLElement>(`[data-button="${CSS.escape(focused.current)}"]`)?.focus();
    focused.current = null;
  }, [channels]);

  const move = (id: string, by: -1 | 1, button: string) => {
    const to = channels.indexOf(id) + by;
    if (to < 0 || to >= channels.length) return;
    focused.current = button;
    onMove(id, to, nameOf(id));
  };
  return (
    <ol ref={rows}>
      {drag.shown.map((id) => {
        const channel = known.get(id);
        return (
          <Row
            key={id}
            id={id}
            name={nameOf(id)}
            logo={channel?.logo}
            access={channel ? words.access[channel.access] : ""}
            isFirst={channels[0] === id}
            isLast={channels.at(-1) === id}
            isHeld={held === id || drag.dragged === id}
            words={words}
            onDrag={drag.start(id)}
            onHold={() => setHeld(held === id ? null : id)}
            onStep={(by, button) => move(id, by, button)}
            onRemove={() => onRemove(id, nameOf(id))}
          />
        );
      })}
    </ol>
  );
}

type RowProps = {
  id: string;
  name: string;
  logo?: string | null;
  access: string;
  isFirst: boolean;
  isLast: boolean;
  isHeld: boolean;
  words: MineWords;
  onDrag(pointer: PointerEvent): void;
  onHold(): void;
  /** `button` takes the focus again once the row has moved. */
  onStep(by: -1 | 1, button: string): void;
  onRemove(): void;
};

function Row({
  id,
  name,
  logo,
  access,
  isFirst,
  isLast,
  isHeld,
  words,
  onDrag,
  onHold,
  onStep,
  onRemove,
}: RowProps) {
  const grip = `grip ${id}`;
  const press = (key: KeyboardEvent) => {
    const by = key.key === "ArrowUp" ? -1 : key.key === "ArrowDown" ? 1 : null;
    if (!by) return;
    key.preventDefault();
    onStep(by, grip);
  };
  const arrow = (by: -1 | 1, icon: IconName, label: string, ends: boolean) => (
    <button
      type="button"
      data-button={`${icon} ${id}`}
      aria-label={label}
      title={label}
      aria-disabled={ends}
      onClick={() => onStep(by, `${icon} ${id}`)}
      className={roundLook}
    >
      <Icon name={icon} size={18} />
    </button>
  );
  return (
    <li data-item={id} data-held={isHeld ? "" : undefined} className={look.row}>
      <button
        type="button"
        data-button={grip}
        aria-label={fill(words.move, { channel: name })}
        aria-pressed={isHeld}
        onPointerDown={onDrag}
        onClick={onHold}
        onKeyDown={press}
        className={look.grip}
      >
        <Icon name="grip" size={20} />
      </button>
      <Plate name={name} src={logo} size="cell" />
      <span className="min-w-0 flex-1">
        <b dir="auto" className="block truncate leading-tight font-title">
          {name}
        </b>
        <small className="text-sm text-muted">{access}</small>
      </span>
      {isHeld ? (
        <>
          {arrow(-1, "up", fill(words.up, { channel: name }), isFirst)}
          {arrow(1, "down", fill(words.down, { channel: name }), isLast)}
        </>
      ) : null}
      <button
        type="button"
        aria-label={fill(words.remove, { channel: name })}
        title={fill(words.remove, { channel: name })}
        onClick={onRemove}
        className={roundLook}
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  );
}
