import type { SlotDetail } from "../../contract/slot.ts";
import type { Marks } from "./marks.ts";

/** A programme's details with what its title's marks say of picture, sound and subtitles, unless the source says more. */
export function withQuality(detail: SlotDetail | null, marks: Marks): SlotDetail | null {
  if (marks.size === 0) return detail;
  const said: SlotDetail = {
    ...(marks.has("subtitled") && { subtitles: ["onscreen"] }),
    ...((marks.has("bilingual") || marks.has("dubbed")) && {
      audio: marks.has("bilingual") ? "bilingual" : "dubbed",
    }),
    ...((marks.has("hd") || marks.has("uhd")) && { quality: marks.has("uhd") ? "UHD" : "HDTV" }),
  };
  return Object.keys(said).length === 0 ? detail : { ...said, ...detail };
}
