"use client";

import { createContext, type ReactNode, useContext } from "react";

export type FailureWords = Record<"title" | "text" | "retry", string>;

const Failure = createContext<FailureWords | null>(null);

/** Passes the market's words to error boundaries, which take no props of ours. */
export const ShellWords = ({ failure, children }: { failure: FailureWords; children: ReactNode }) => (
  <Failure value={failure}>{children}</Failure>
);

export const useFailureWords = (): FailureWords | null => useContext(Failure);
