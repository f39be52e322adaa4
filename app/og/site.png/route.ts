import { wordsOf } from "@/lib/i18n";
import { answerPicture } from "@/lib/og/answer";
import { siteCard } from "@/lib/og/guide-cards";

/** `GET /og/site.png`: the preview picture of pages without their own. */
export const GET = (request: Request): Promise<Response> => answerPicture(request, siteCard(wordsOf("en")));
