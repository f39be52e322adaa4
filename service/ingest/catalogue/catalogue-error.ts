/** A catalogue that can't be imported: one line that names the file, and the row and field if there are any. */
export class CatalogueError extends Error {
  override name = "CatalogueError" as const;
}
