import type { PictureWidth } from "@/lib/pictures/address";

/** In px throughout: letters that grew with the text size would overflow. */
const sizes = {
  row: "h-[38px] w-[50px] text-[11px]",
  cell: "h-[34px] w-[46px] text-[11px]",
  small: "h-[30px] w-[44px] text-[10px]",
  large: "h-[66px] w-[88px] text-[16px]",
};

export type PlateSize = keyof typeof sizes;

/** The width of a logo's picture: sharp on a phone, whose pixels are three to one of the page's. */
export const logoWidth = (size: PlateSize): PictureWidth => (size === "large" ? 320 : 128);

/** The classes of a plate, with a picture or with letters. */
export const plateLook = (size: PlateSize, picture: boolean): string => {
  const box = `grid shrink-0 place-items-center overflow-hidden rounded-cell ${sizes[size]}`;
  return picture
    ? `${box} grid-cols-1 keep-colour grid-rows-1 border border-plate-line bg-plate p-[3px] *:drop-shadow-plate`
    : `${box} keep-colour font-[850] tracking-[-0.03em] text-live-ink print:border print:border-line print:bg-transparent!`;
};
