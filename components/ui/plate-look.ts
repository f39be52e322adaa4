import type { PictureWidth } from "@/lib/pictures/address";
import look from "./plate.module.css";

export type PlateSize = "row" | "cell" | "small" | "large";

/** The width of a logo's picture: sharp on a phone, whose pixels are three to one of the page's. */
export const logoWidth = (size: PlateSize): PictureWidth => (size === "large" ? 320 : 128);

/** The classes of a plate, which holds a name's letters and the logo that covers them. */
export const plateLook = (size: PlateSize): string => `keep-colour ${look.plate} ${look[size]}`;
