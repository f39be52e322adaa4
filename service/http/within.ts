/** A promise's value, or null if it fails or takes longer. */
export async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(late.resolve, timeoutMs, null);
  try {
    return await Promise.race([work, late.promise]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
