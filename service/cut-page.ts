/** A page of at most `limit` rows, and its last row if others follow: read one row more, so that it shows. */
export function cutPage<Row>(rows: readonly Row[], limit: number): { page: Row[]; last: Row | null } {
  const page = rows.slice(0, limit);
  return { page, last: rows.length > limit ? (page.at(-1) ?? null) : null };
}
