import { forceSetupRun } from "@/lib/api/operator";
import { refuseWrite, seeOther } from "@/lib/pages/operator";
import { paths } from "@/lib/paths";

/** `POST /setup/runs/{run}/force`: takes listings that were held back. */
export async function POST(
  request: Request,
  { params }: RouteContext<"/setup/runs/[run]/force">,
): Promise<Response> {
  const refusal = await refuseWrite(request);
  if (refusal) return refusal;
  const { run } = await params;
  await forceSetupRun(run);
  return seeOther(paths.setupRun(run));
}
