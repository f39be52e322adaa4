import { answerPicture, answerReading } from "@/lib/og/answer";
import { pictureName, plainCard, readCard } from "@/lib/og/read-card";

/** `GET /og/{market}/{of}.png`: the preview picture of a country's page. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/og/[market]/[of]">,
): Promise<Response> {
  const { market, of: file } = await params;
  const of = pictureName(file);
  if (of === null) return answerPicture(request, null);
  return answerReading(request, readCard(market, of), () => plainCard(market));
}
