"use client";

import type { OperatorStatus } from "@/lib/operator/site-status";
import { paths } from "@/lib/paths";
import { StatusView } from "./status-view";
import { useFresh } from "./use-fresh";

/** The status, read again while somebody looks at it. */
export function StatusWatch({ first }: { first: OperatorStatus }) {
  const { data, isLost } = useFresh(first, paths.statusData(), () => 5_000);
  return <StatusView status={data} isLost={isLost} />;
}
