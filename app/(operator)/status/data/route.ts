import { readOperatorStatus } from "@/lib/api/operator";
import { refuseRead } from "@/lib/pages/operator";

/** `GET /status/data`: what the status page shows. */
export async function GET(): Promise<Response> {
  const refusal = await refuseRead();
  if (refusal) return refusal;
  return Response.json(await readOperatorStatus(), { headers: { "Cache-Control": "no-store" } });
}
