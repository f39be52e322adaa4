import { createHash, timingSafeEqual } from "node:crypto";
import { isLoopbackAddress } from "../../outside/address.ts";
import { bearerToken } from "./request.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

export type MetricsRequest = { authorization: string | undefined; peer: string | undefined };

/**
 * Decides whether a request may read the metrics: with the token if one is set, otherwise only from this machine.
 * Requests that a local reverse proxy forwards count as local, so a token is needed behind one.
 */
export function createMetricsGuard(token: string | null): (request: MetricsRequest) => boolean {
  if (token === null) return ({ peer }) => peer !== undefined && isLoopbackAddress(peer);
  const isToken = createTokenGuard(token);
  return ({ authorization }) => isToken(authorization);
}

/** Decides whether an `Authorization` header has a token, in a time that says nothing about the token. */
export function createTokenGuard(token: string): (authorization: string | undefined) => boolean {
  const wanted = digest(token);
  return (authorization) => {
    const given = bearerToken(authorization);
    return given !== undefined && timingSafeEqual(digest(given), wanted);
  };
}
