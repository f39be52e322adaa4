"use client";

import { createContext, type ReactNode, useContext } from "react";

export type FailureWords = Record<"title" | "text" | "retry", string>;

/** What a country without listings says. */
export type UnlistedWords = Record<"title" | "text" | "action", string>;

/** `market` is a slug. `unlisted` is null if its country has listings, or nobody knows. */
type Shell = { market: string; failure: FailureWords; unlisted: UnlistedWords | null };

const ShellContext = createContext<Shell | null>(null);

/** Passes the market and its words to what stands in the place of a page, which takes no props of ours. */
export const ShellWords = ({ children, ...shell }: Shell & { children: ReactNode }) => (
  <ShellContext value={shell}>{children}</ShellContext>
);

/** Null on a page of no market. */
export const useShell = (): Shell | null => useContext(ShellContext);
