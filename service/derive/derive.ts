import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { type DeriveOptions, derive, isAnyOutdated } from "./engine.ts";
import { showsPlugin } from "./shows/plugin.ts";
import { createSportPlugin } from "./sport/plugin.ts";

/** In their order: shows read which slots carry an event, and leave them out. */
const plugins = [createSportPlugin(), showsPlugin];

/** Whether events or shows have to be rebuilt. */
export const isOutdated = (db: Kysely<Database>): Promise<boolean> => isAnyOutdated(db, plugins);

/** Rebuilds what is stale of events and shows. */
export const deriveAll = (db: Kysely<Database>, options: DeriveOptions): Promise<void> =>
  derive(db, plugins, options);
