/** Another process, or none, holds the lease now. Nothing was written. */
export class LeaseLostError extends Error {
  override name = "LeaseLostError" as const;
}
