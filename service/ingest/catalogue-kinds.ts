import type { Kysely } from "kysely";
import type { Kind } from "../../contract/slot.ts";
import type { CatalogueKinds } from "../kinds/catalogue-kind.ts";
import { listNamedKinds } from "../store/catalogue.ts";
import type { Database } from "../store/schema.ts";

/** The kinds of the shows of imported catalogues by their folded names; none where two of one name differ. */
export async function readCatalogueKinds(db: Kysely<Database>): Promise<CatalogueKinds> {
  const kinds = new Map<string, Kind>();
  const unsure = new Set<string>();
  for (const { name, kind } of await listNamedKinds(db)) {
    if ((kinds.get(name) ?? kind) !== kind) unsure.add(name);
    kinds.set(name, kind);
  }
  for (const name of unsure) kinds.delete(name);
  return kinds;
}
