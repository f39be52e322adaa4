"use client";

import type { SetupRun } from "@/contract/operator.ts";
import { paths } from "@/lib/paths";
import { RunView } from "./run-view";
import { useFresh } from "./use-fresh";

/** A run, read again until it is over. */
export function RunWatch({ first }: { first: SetupRun }) {
  const { data, isLost } = useFresh(first, paths.setupRunState(first.id), ({ state }) =>
    state === "waiting" || state === "running" ? 700 : null,
  );
  return <RunView run={data} isLost={isLost} />;
}
