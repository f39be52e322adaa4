import { answerNoPicture, answerOwnPicture } from "@/lib/pictures/answer";
import { siteSigner } from "@/lib/pictures/settings";
import { siteGallery } from "@/lib/pictures/site-gallery";

/** `GET /pictures/{signature}.webp?of={address}&w={width}`: a logo or picture that the guide names. */
export async function GET(request: Request): Promise<Response> {
  const signer = siteSigner();
  const gallery = siteGallery();
  return signer && gallery ? answerOwnPicture(request, { signer, gallery }) : answerNoPicture();
}
