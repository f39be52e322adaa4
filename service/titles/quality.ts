import type { SlotDetail } from "../../contract/slot.ts";
import type { Marks } from "./marks.ts";

/** What XMLTV calls the subtitles of each mark. */
const subtitleTypes = [
  ["subtitled", "onscreen"],
  ["captioned", "teletext"],
  ["signed", "deaf-signed"],
] as const;

/** A programme's details with what its marks say of picture, sound and subtitles, unless the source says more. */
export function withQuality(detail: SlotDetail | null, marks: Marks): SlotDetail | null {
  if (marks.size === 0) return detail;
  const subtitles = subtitleTypes.flatMap(([mark, type]) => (marks.has(mark) ? [type] : []));
  const said: SlotDetail = {
    ...(subtitles.length > 0 && { subtitles }),
    ...((marks.has("bilingual") || marks.has("dubbed")) && {
      audio: marks.has("bilingual") ? "bilingual" : "dubbed",
    }),
    ...(marks.has("described") && { audio_description: "" }),
    ...((marks.has("hd") || marks.has("uhd")) && { quality: marks.has("uhd") ? "UHD" : "HDTV" }),
  };
  if (Object.keys(said).length === 0) return detail;
  // A parser leaves undefined what its source doesn't say.
  const listed = Object.entries(detail ?? {}).filter(([, value]) => value !== undefined);
  return { ...said, ...Object.fromEntries(listed) };
}
