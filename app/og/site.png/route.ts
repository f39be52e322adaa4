import { wordsOf } from "@/lib/i18n";
import { answerPicture } from "@/lib/og/answer";
import { siteCard } from "@/lib/og/guide-cards";

/** `GET /og/site.png`: what previews show of pages without a picture of their own. */
export const GET = (request: Request): Promise<Response> => answerPicture(request, siteCard(wordsOf("en")));
