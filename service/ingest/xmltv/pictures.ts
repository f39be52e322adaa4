import type { SlotDetail } from "../../../contract/slot.ts";
import type { Attributes, ProgrammeFields } from "./fields.ts";
import { most, shortText, upTo } from "./texts.ts";

type Picture = NonNullable<SlotDetail["pictures"]>[number];

/** All pictures if there are several, or if anything is said of one; a slot has the first as its icon. */
export function readPictures({ icons, images, dropped }: ProgrammeFields): SlotDetail["pictures"] {
  // Some producers write the name of a file of theirs.
  for (const { src = "" } of icons) if (!mayBeAddress(src)) dropped.push("icon");
  for (const { text } of images) if (!mayBeAddress(text)) dropped.push("image");
  const [first] = icons;
  if (images.length === 0 && icons.length < 2 && !first?.width && !first?.height) return undefined;
  const all = [
    ...icons.flatMap((attributes) => readIcon(attributes, dropped)),
    ...images.flatMap(({ text, attributes }) => readImage(text, attributes, dropped)),
  ];
  const pictures = joinRepeated(upTo(most.items, all, () => dropped.push("image")));
  return pictures.length > 1 || pictures.some((picture) => Object.keys(picture).length > 1)
    ? pictures
    : undefined;
}

function readIcon({ src = "", width, height }: Attributes, dropped: string[]): Picture[] {
  const url = readAddress(src);
  if (url === undefined) return [];
  return [
    withoutAbsent({
      url,
      width: readPixels(width, () => dropped.push("icon width")),
      height: readPixels(height, () => dropped.push("icon height")),
    }),
  ];
}

/** Some producers write 0 if they don't know a picture's size. */
function readPixels(text: string | undefined, drop: () => void): number | undefined {
  if (!text) return undefined;
  const pixels = Number(/^\s*(\d{1,5})(?:px)?\s*$/.exec(text)?.[1]);
  if (pixels > 0) return pixels;
  drop();
}

function readImage(text: string, { type, size, orient, system }: Attributes, dropped: string[]): Picture[] {
  const url = readAddress(text);
  if (url === undefined) return [];
  const isSize = size !== undefined && /^[123]$/.test(size);
  if (size && !isSize) dropped.push("image size");
  const orientation = orientations[orient ?? ""];
  if (orient && !orientation) dropped.push("image orient");
  return [
    withoutAbsent({
      url,
      type: shortText(type),
      size: isSize ? Number(size) : undefined,
      orientation,
      system: shortText(system),
    }),
  ];
}

const orientations: Readonly<Record<string, Picture["orientation"]>> = { P: "portrait", L: "landscape" };

/** An icon is often one of the images, which say what they show: the image then has the icon's size too. */
function joinRepeated(pictures: readonly Picture[]): Picture[] {
  const joined: Picture[] = [];
  for (const picture of pictures) {
    const at = joined.findIndex((other) => isSame(other, picture));
    if (at < 0) joined.push(picture);
    else joined[at] = { ...joined[at], ...picture };
  }
  return joined;
}

/** Whether two are one picture: of one address, and neither says what the other denies. */
const isSame = (a: Picture, b: Picture): boolean =>
  a.url === b.url &&
  (!a.type || !b.type || a.type === b.type) &&
  (!a.system || !b.system || a.system === b.system);

/** Without the members that are undefined: two pictures are joined by spreading one over the other. */
const withoutAbsent = (picture: Picture): Picture =>
  Object.fromEntries(Object.entries(picture).filter(([, value]) => value !== undefined)) as Picture;

const longestAddress = 2000;

/** Whether a text is an http(s) address, with its scheme or without, or nothing. */
const mayBeAddress = (text: string): boolean =>
  text.length <= longestAddress && /^\s*(?:(?:https?:)?\/\/|$)/i.test(text);

/** The picture that stands for a programme: its first icon, else its first image. */
export function findPicture({ icons, images }: ProgrammeFields): string | undefined {
  for (const { src = "" } of icons) {
    const url = readAddress(src);
    if (url !== undefined) return url;
  }
  for (const { text } of images) {
    const url = readAddress(text);
    if (url !== undefined) return url;
  }
  return undefined;
}

/** An http(s) address in a URL's normal form; undefined if it is none. Some producers leave its scheme out, as pages do. */
export function readAddress(text: string): string | undefined {
  const written = text.trim();
  const address = written.startsWith("//") ? `https:${written}` : written;
  if (address.length > longestAddress || !/^https?:\/\//i.test(address)) return undefined;
  return URL.parse(address)?.href;
}
