import { answerPicture } from "@/app/og/answer";
import { siteCard } from "@/app/og/guide-cards";
import { wordsOf } from "@/lib/i18n";

/** `GET /og/site.png`: what previews show of pages without a picture of their own. */
export const GET = (request: Request): Promise<Response> => answerPicture(request, siteCard(wordsOf("en")));
