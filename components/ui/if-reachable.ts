/**
 * Calls back if the site answers at an address. The router leaves a page that it can't refresh for the browser's own
 * error page, which no clock leads back from.
 */
export async function ifReachable(address: string, act: () => void): Promise<void> {
  try {
    const { status } = await fetch(address, { method: "HEAD", cache: "no-store" });
    if (status < 500) act();
  } catch {
    // Whoever asks tries again later.
  }
}
