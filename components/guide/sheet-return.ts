import type { Engine } from "./engine";
import type { SheetPreview } from "./sheet-preview";

type ReturnSetup = {
  engine: Engine;
  /** An instant's clock time. */
  time(epoch: number): string;
  /** Called before the grid is left, while its address can still be updated. */
  onLeave(): void;
};

/** Remembers which programme was opened in a sheet, to focus it again once the sheet closes. */
export function createSheetReturn({ engine, time, onLeave }: ReturnSetup) {
  /** The programme whose sheet is open. */
  let left: { channel: string; at: number } | null = null;

  return {
    isOpen: () => left !== null,

    /** Leaves the grid for a programme's sheet. Returns the sheet's first content, or null if the link opens no sheet. */
    leaveFor(link: HTMLElement): SheetPreview | null {
      const place = engine.placeOf(link, engine.view().start);
      const channel = place && engine.channelAt(place.row);
      const slot = place && engine.cellAt(place.row, place.at)?.slot;
      if (!channel || !slot) return null;
      onLeave();
      left = { channel: channel.id, at: place.at };
      return { title: slot.title, when: `${time(slot.start)} – ${time(slot.stop)}`, where: channel.name };
    },

    /** Focuses the programme whose sheet was open, even if its row has moved. */
    comeBack(): void {
      const row = left ? engine.rowOf(left.channel) : -1;
      if (left && row >= 0) engine.focus({ row, at: left.at }, true);
      left = null;
    },
  };
}
