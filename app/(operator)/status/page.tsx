import type { Metadata } from "next";
import { StatusWatch } from "@/components/operator/status-watch";
import { readOperatorStatus } from "@/lib/api/operator";
import { requireOperator } from "@/lib/pages/operator";

/** Made for each request. */
export const instant = false;

export const metadata: Metadata = { title: "Status" };

/** `/status`: how the site and its service are doing. */
export default async function StatusPage() {
  await requireOperator();
  return <StatusWatch first={await readOperatorStatus()} />;
}
