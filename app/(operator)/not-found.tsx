import { NeutralAbsent } from "@/components/shell/neutral-absent";
import { absentMetadata } from "@/lib/seo/page-metadata";

export const metadata = absentMetadata();

export default NeutralAbsent;
