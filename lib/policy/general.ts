/**
 * The Content-Security-Policy of everything that the site answers. It allows no inline script: a page that has some
 * adds them with `withScripts`, and a page whose own list is missing can still be read, without its scripts.
 */
export const generalPolicy = ({
  framedBy,
  pictureHosts = "",
  inDevelopment = false,
}: {
  framedBy: "'none'" | "*";
  /** Where pictures may come from besides the site itself. */
  pictureHosts?: string;
  inDevelopment?: boolean;
}): string =>
  [
    "default-src 'self'",
    // In development no page is cached, so nothing is hashed, and React makes its stacks with eval.
    `script-src 'self'${inDevelopment ? " 'unsafe-inline' 'unsafe-eval'" : ""}`,
    // The server writes places and colours as attributes. Browsers that don't know the two others use the first.
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem 'self'${inDevelopment ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${pictureHosts}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join("; ");

/** The header, as Next keeps it in a cached page. */
export const policyHeader = "content-security-policy";

/** Tells a page that is made for each request which nonce its scripts have. */
export const nonceHeader = "x-nownext-nonce";

/** The part of a policy that a page brings along: which inline scripts run, by hashes or a nonce. */
export const scriptPolicy = (allowed: readonly string[]): string =>
  ["script-src 'self'", ...allowed.map((each) => `'${each}'`)].join(" ");

const scriptsPart = /\bscript-src [^;]*/;

/** Lets a policy allow the scripts that another one does, which may be a part alone. */
export function withScripts(policy: string, other: string): string {
  const scripts = scriptsPart.exec(other)?.[0];
  return scripts && scriptsPart.test(policy) ? policy.replace(scriptsPart, scripts) : policy || other;
}
