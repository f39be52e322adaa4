/**
 * Whether a page failed only because what it reads took too long, as Next says it: this machine has its hands full, and
 * whoever asks again later may be served.
 */
export const isTooSlow = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('"use cache"` function took too long');
