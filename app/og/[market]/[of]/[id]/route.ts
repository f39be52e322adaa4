import { answerPicture, answerReading } from "@/lib/og/answer";
import { pictureName, plainCard, readCard } from "@/lib/og/read-card";

/** `GET /og/{market}/{of}/{id}.png`: the preview picture of an event, competition, programme, channel or show. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/og/[market]/[of]/[id]">,
): Promise<Response> {
  const { market, of, id: file } = await params;
  const id = pictureName(file);
  if (id === null) return answerPicture(request, null);
  return answerReading(request, readCard(market, of, id), () => plainCard(market));
}
