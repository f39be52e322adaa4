import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { isLocalHost } from "./here";

/** The cookie of an operator who sent the token. */
export const operatorCookie = "nownext_operator";

/** How long it lasts. */
export const cookieSeconds = 7 * 86_400;

/** What the guard knows of the site. */
export type Guard = {
  /** The operator's token; null: only this machine may. */
  token: string | null;
  /** Whether a request from this machine is its operator's: not if the site is public, since a proxy may be behind it. */
  trustsHere: boolean;
  /** The mark of requests from this machine. */
  hereMark: string;
};

/** The guard by the site's settings. */
export const createGuard = (
  { operatorToken, siteOrigin }: { operatorToken: string | null; siteOrigin: string },
  hereMark: string,
): Guard => ({ token: operatorToken, trustsHere: isLocalHost(new URL(siteOrigin).host), hereMark });

/** What of a request decides. */
type Asked = { here: string | null; authorization: string | null; cookie: string | null };

/** How a request came in: on this machine, with the token in a header, or with the cookie. Null: it isn't let in. */
export type OperatorAccess = "here" | "token" | "cookie";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares in a time that says nothing about the texts. */
export const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

const sign = (token: string, expires: number): string =>
  createHmac("sha256", token).update(`nownext operator ${expires}`).digest("base64url");

/** The cookie's value, from which the token can't be found. `now` is in epoch seconds. */
export function writeCookie(token: string, now: number): string {
  const expires = now + cookieSeconds;
  return `${expires}.${sign(token, expires)}`;
}

function isCookie(value: string, token: string, now: number): boolean {
  const [, expires = "", signature = ""] = /^(\d{1,12})\.([\w-]+)$/.exec(value) ?? [];
  return isSame(signature, sign(token, Number(expires))) && now < Number(expires);
}

/** Decides whether a request may see and do what operators do. `now` is in epoch seconds. */
export function findAccess(
  { here, authorization, cookie }: Asked,
  { token, trustsHere, hereMark }: Guard,
  now: number,
): OperatorAccess | null {
  if (trustsHere && here !== null && isSame(here, hereMark)) return "here";
  if (token === null) return null;
  const bearer = /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
  if (bearer !== undefined && isSame(bearer, token)) return "token";
  return cookie !== null && isCookie(cookie, token, now) ? "cookie" : null;
}

/**
 * Whether a write comes from this site's own pages. Browsers say where a form was sent from, and other pages can't
 * make them lie; a write that says nothing is refused.
 */
export function isOwnWrite(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (site !== null && site !== "same-origin") return false;
  return origin === null ? site === "same-origin" : URL.parse(origin)?.host === headers.get("host");
}
