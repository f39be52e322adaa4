import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OperatorFrame } from "@/components/operator/frame";
import { RunWatch } from "@/components/operator/run-watch";
import { readSetupRun } from "@/lib/api/operator";
import { requireOperator } from "@/lib/pages/operator";
import { paths } from "@/lib/paths";

/** Made for each request. */
export const instant = false;

export const metadata: Metadata = { title: "Reading listings" };

/** `/setup/runs/{run}`: how far a run is, and what came of it. */
export default async function SetupRunPage({ params }: PageProps<"/setup/runs/[run]">) {
  await requireOperator({ ownService: true });
  const run = await readSetupRun((await params).run);
  if (!run) notFound();
  const isOver = run.state !== "waiting" && run.state !== "running";
  return (
    <OperatorFrame title={run.source} lead={`From ${run.from}.`} current={paths.setup()}>
      {isOver ? null : (
        <noscript>
          <meta httpEquiv="refresh" content="2" />
        </noscript>
      )}
      <RunWatch first={run} />
    </OperatorFrame>
  );
}
