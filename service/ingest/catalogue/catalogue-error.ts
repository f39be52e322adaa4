/** A catalogue that can't be taken: one line that names the file, and the row and field where there are. */
export class CatalogueError extends Error {
  override name = "CatalogueError" as const;
}
