import type { Plugin } from "./plugin.ts";
import { showsPlugin } from "./shows/plugin.ts";
import { createSportPlugin } from "./sport/plugin.ts";

/** In their order: shows read which slots carry an event, and leave them out. */
export const plugins: readonly Plugin[] = [createSportPlugin(), showsPlugin];
