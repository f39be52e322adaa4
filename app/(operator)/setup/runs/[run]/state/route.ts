import { readSetupRun } from "@/lib/api/operator";
import { refuseRead } from "@/lib/pages/operator";

/** `GET /setup/runs/{run}/state`: how far a run is. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/setup/runs/[run]/state">,
): Promise<Response> {
  const refusal = await refuseRead();
  if (refusal) return refusal;
  const run = await readSetupRun((await params).run);
  return Response.json(run, { status: run ? 200 : 404, headers: { "Cache-Control": "no-store" } });
}
