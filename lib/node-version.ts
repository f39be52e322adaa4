/** The oldest Node with its own SQLite and with zstd. */
const oldest = [22, 15] as const;

/** Why a version of Node is too old for the site, which would fail on some pages alone; null if it isn't. */
export function explainOldNode(version: string): string | null {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return null;
  return `The site needs Node ${oldest.join(".")} or later; this is ${version}.`;
}
