import { describe, expect, it } from "vitest";
import { channelSchema } from "../../contract/channel.ts";
import { slotSchema } from "../../contract/slot.ts";
import { fieldNames, pickText } from "./fields.ts";

describe("fields", () => {
  it("are the members of the answer's schema, dotted for members of members", () => {
    const names = fieldNames(slotSchema);
    for (const name of ["id", "title", "sub_title", "episode", "episode.season", "flags.live", "category"])
      expect(names).toContain(name);
    for (const name of ["progress", "title.length", "episode.season.x", "category.0"])
      expect(names).not.toContain(name);
    expect(fieldNames(channelSchema)).toContain("aliases");
  });

  it("leave the id and what they name, and the text as it is where there are none", () => {
    const text = '{"id":"ls_1","title":"A","episode":{"season":1,"number":2},"flags":{"new":true}}';
    expect(pickText(text, ["title"])).toBe('{"id":"ls_1","title":"A"}');
    expect(pickText(text, ["episode.number"])).toBe('{"id":"ls_1","episode":{"number":2}}');
    expect(pickText(text, ["flags", "sub_title"])).toBe('{"id":"ls_1","flags":{"new":true}}');
    expect(pickText(text, undefined)).toBe(text);
  });
});
