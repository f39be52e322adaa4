/**
 * The site's own addresses of pictures: `/pictures/{signature}.webp?of={address}&w={width}`, and `&as=logo` for one that
 * is drawn as a logo on a plate.
 */

const folder = "/pictures/";

/** The widths that pages may ask for, in pixels. */
export const pictureWidths = [128, 320, 640, 1280] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** The widest, which every other width is made from. */
export const fullWidth = 1280 satisfies PictureWidth;

const isWidth = (width: number): width is PictureWidth => pictureWidths.some((known) => known === width);

/** The address without a width, which means the widest. Slashes and colons stay readable. */
export const picturePath = (address: string, signature: string): string =>
  `${folder}${signature}.webp?of=${encodeURIComponent(address).replaceAll("%2F", "/").replaceAll("%3A", ":")}`;

/** A picture's address at a width; one that isn't the site's own has no other widths. */
export const pictureAt = (src: string, width: PictureWidth): string =>
  src.startsWith(folder) ? `${src}&w=${width}` : src;

/** A logo's address at a width. */
export const logoAt = (src: string, width: PictureWidth): string =>
  src.startsWith(folder) ? `${pictureAt(src, width)}&as=logo` : src;

/** A `srcset` by widths; undefined if the picture isn't the site's own. */
export const pictureSet = (src: string, widths: readonly PictureWidth[]): string | undefined =>
  src.startsWith(folder) ? widths.map((width) => `${pictureAt(src, width)} ${width}w`).join(", ") : undefined;

export type AskedPicture = { address: string; signature: string; width: PictureWidth; isLogo: boolean };

/** Reads what an own address asks for; null if it asks for nothing that pages ask for. */
export function readPicturePath({ pathname, searchParams }: URL): AskedPicture | null {
  const [, signature] = pathname.match(/^\/pictures\/([\w-]+)\.webp$/) ?? [];
  const address = searchParams.get("of");
  const width = Number(searchParams.get("w") ?? fullWidth);
  const isLogo = searchParams.get("as") === "logo";
  return signature && address && isWidth(width) ? { address, signature, width, isLogo } : null;
}
