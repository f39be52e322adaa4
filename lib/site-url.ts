import "server-only";
import { siteEnv } from "./env.ts";

/** The origin that people reach the site at, `https://guide.example`. */
export const siteOrigin = (): string => siteEnv().siteOrigin;

/** The full address of one of the site's paths, for use elsewhere. */
export const absoluteUrl = (path: string): string => new URL(path, siteOrigin()).href;
