import { createDeviceStore, useDeviceStore } from "@/components/ui/device-store";

/** A person's preferences for the grid, stored on their device. */
export type GridView = { density: "comfortable" | "compact"; zoom: number };

export const zooms = { least: 0.6, most: 2, step: 0.1 };

const plain: GridView = { density: "comfortable", zoom: 1 };

function read(text: string | null): GridView {
  try {
    const { density, zoom } = JSON.parse(text ?? "{}");
    return {
      density: density === "compact" ? "compact" : "comfortable",
      zoom: zoom >= zooms.least && zoom <= zooms.most ? zoom : 1,
    };
  } catch {
    return plain;
  }
}

const store = createDeviceStore<GridView>("guide-view", { read, write: JSON.stringify });

const choose = (view: GridView): void => store.change(() => view);

/** The grid's density and zoom on this device, and how to change them. */
export const useGridView = () => ({ value: useDeviceStore(store), choose });
