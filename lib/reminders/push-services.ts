/** The hosts of the browsers' push services: a subscription names one, and the site calls nothing else for it. */
const hosts: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^android\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)+notify\.windows\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
];

const longest = 1_000;

/** Whether a subscription's endpoint is at a known push service, or at `testOrigin`, which tests alone set. */
export function isKnownEndpoint(endpoint: string, testOrigin: string | null): boolean {
  const url = endpoint.length <= longest ? URL.parse(endpoint) : null;
  if (!url || url.username || url.password) return false;
  if (testOrigin !== null && url.origin === testOrigin) return true;
  return url.protocol === "https:" && url.port === "" && hosts.some((host) => host.test(url.hostname));
}
