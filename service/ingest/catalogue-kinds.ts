import type { Kysely } from "kysely";
import type { Kind } from "../../contract/slot.ts";
import { type CatalogueKinds, catalogueKind } from "../kinds/catalogue-kind.ts";
import { listCatalogueNames } from "../store/catalogue.ts";
import type { Database } from "../store/schema.ts";

/** The kinds of all shows of imported catalogues by their folded names; none where two of one name differ. */
export async function readCatalogueKinds(db: Kysely<Database>): Promise<CatalogueKinds> {
  const kinds = new Map<string, Kind | null>();
  for (const { body, names } of await listCatalogueNames(db)) {
    const kind = catalogueKind(JSON.parse(body));
    if (kind === null) continue;
    for (const name of names) {
      const before = kinds.get(name);
      kinds.set(name, before === undefined || before === kind ? kind : null);
    }
  }
  return new Map([...kinds].filter((entry): entry is [string, Kind] => entry[1] !== null));
}
