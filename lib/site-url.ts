import "server-only";
import { siteEnv } from "./env.ts";

/** The origin that people reach the site at, `https://guide.example`. */
export const siteOrigin = (): string => siteEnv().siteOrigin;

/** A path of the site as it stands outside it. */
export const absoluteUrl = (path: string): string => new URL(path, siteOrigin()).href;
