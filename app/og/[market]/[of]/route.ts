import { answerPicture } from "@/app/og/answer";
import { pictureName, readCard } from "@/app/og/read-card";

/** `GET /og/{market}/{of}.png`: what previews show of a country's page. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/og/[market]/[of]">,
): Promise<Response> {
  const { market, of: file } = await params;
  const of = pictureName(file);
  return answerPicture(request, of === null ? null : await readCard(market, of));
}
