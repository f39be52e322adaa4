import { revalidateTag } from "next/cache";
import { isFromService } from "@/lib/api/changes";
import { parseChanges } from "@/lib/changes";

/** Answers 404 without the secret, so that strangers don't learn that the route exists. */
const absent = () => new Response(null, { status: 404 });

/** `GET /api/changes`: 204 for whoever knows the secret, so that the launcher knows this site from others. */
export async function GET(request: Request): Promise<Response> {
  return isFromService(request) ? new Response(null, { status: 204 }) : absent();
}

/** `POST /api/changes`: the service's word that cached data no longer holds, by tag. */
export async function POST(request: Request): Promise<Response> {
  if (!isFromService(request)) return absent();
  const changes = parseChanges(await request.text());
  if (!changes) return new Response(null, { status: 400 });
  for (const tag of changes.expired) revalidateTag(tag, { expire: 0 });
  for (const tag of changes.stale) revalidateTag(tag, "max");
  return new Response(null, { status: 204 });
}
