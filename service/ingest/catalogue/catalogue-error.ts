/** A catalogue that can't be imported. The message is one line with the file, and the row and field if there are any. */
export class CatalogueError extends Error {
  override name = "CatalogueError" as const;
}
