import { pictureSize } from "@/lib/seo/picture-size";
import type { TextStyle } from "./brush.ts";

/** The margin at each side of a picture, and the width between, in pixels. */
export const margin = 72;
export const inner = pictureSize.width - 2 * margin;

export const style = (size: number, weight: number, colour: string, tight = false): TextStyle => ({
  size,
  weight,
  colour,
  tight,
});
