import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { readKind } from "../kinds/kind.ts";
import { fold } from "../text.ts";
import { listingsVersion } from "./accepted.ts";
import { arrange } from "./arrange.ts";
import { channelRecord } from "./channels/channel-record.ts";
import { draftFacts } from "./channels/feed-rows.ts";
import { joinChannels } from "./channels/join.ts";
import { noKnowledge } from "./channels/knowledge.ts";
import type { ChannelDraft, ProgrammeDraft } from "./draft.ts";
import { slotTail } from "./slot-tail.ts";
import { createXmltvParser } from "./xmltv/parse.ts";
import { readPlaceholder } from "./xmltv/placeholder.ts";

const guide = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tv SYSTEM "xmltv.dtd">
<tv>
  <channel id="one.uk"><display-name lang="en">One HD</display-name><display-name>5</display-name>
    <icon src="https://example.org/one.png"/><url>https://example.org/one</url></channel>
  <channel id="two"><display-name>Two</display-name></channel>
  <channel id="four"><display-name>Ｃａｆé＋</display-name></channel>
  <programme channel="one.uk" start="20260822180000 +0100" stop="20260822190000 +0100">
    <title lang="en">News &amp; Weather</title><title lang="cy">Newyddion</title>
    <sub-title lang="en">Part  two</sub-title><desc lang="cy">Popeth.</desc><desc>All of the day.&#10;(S3 Ep4)</desc>
    <credits><actor role="Host">A. Person</actor><presenter>B. Person</presenter></credits>
    <date>2024</date><category>News</category><category>news</category><keyword>live</keyword>
    <language>en</language><country>GB</country><length units="minutes">60</length>
    <icon src="https://example.org/a b.jpg"/><star-rating><value>4.5 / 5</value></star-rating>
    <episode-num system="xmltv_ns">2.3/10.0/1</episode-num><episode-num system="onscreen">S03E04</episode-num>
    <episode-num system="dd_progid">EP01234567.0004</episode-num>
    <previously-shown start="20240101"/><rating system="x"><value>PG</value></rating>
    <subtitles type="teletext"/><audio><stereo>stereo</stereo></audio><video><quality>HDTV</quality></video>
  </programme>
  <programme channel="one.uk" start="202608221900" stop="202608222000"><title>Film</title><premiere/></programme>
  <programme channel="one.uk" start="202608221930" stop="202608222030"><title>Overlap</title><new/></programme>
  <programme channel="two" start="20260822230000" stop="20260822010000"><title>Rolled past midnight</title></programme>
  <programme channel="two" start="20260823030000"><title>Without a stop</title><live/></programme>
  <programme channel="two" start="20260823120000 UTC" stop="20260823130000 UTC" clumpidx="1/2"><title>Clumped</title></programme>
  <programme channel="three" start="20260823120000" stop="20260823120000"><title>Empty</title></programme>
  <programme channel="four" start="20260823000000" stop="20260823180000"><title>cafe+</title></programme>
  <programme channel="three" start="never"><title>Refused</title></programme>
</tv>`;

/** Everything that a file becomes, without what the channel database adds. */
function readGuide(): unknown {
  const channels: ChannelDraft[] = [];
  const programmes: ProgrammeDraft[] = [];
  const rejected: string[] = [];
  const parser = createXmltvParser("Europe/London", {
    channel: (draft) => channels.push(draft),
    programme: (draft) => programmes.push(draft),
    rejected: (reason) => rejected.push(reason),
  });
  parser.write(guide);
  parser.end();
  const source = { name: "golden", country: "GB", sample: false };
  const joins = joinChannels(channels, source, noKnowledge, new Set());
  const records = channels.map((draft) =>
    channelRecord(draft.sourceChannel, null, [draftFacts(draft, null)], source),
  );
  const feeds = [...Map.groupBy(programmes, ({ sourceChannel }) => sourceChannel)].map(([id, own]) => {
    const texts = own.map(({ start, stop, slot, detail }) => {
      const minutes = stop === null ? null : (stop - start) / 60;
      const tail = slotTail({
        ...slot,
        kind: readKind({ slot, detail, minutes }),
        star_rating: detail?.star_rating,
      });
      const names = new Set(
        channels.find((each) => each.sourceChannel === id)?.names.map(({ name }) => fold(name)),
      );
      const placeholder = readPlaceholder(slot, names);
      return { start, stop, title: slot.title, weight: tail.length, tail, detail, placeholder, hint: null };
    });
    return [id, ...Object.values(arrange(texts))];
  });
  return { joins: [...joins], records, feeds, rejected };
}

test("what a file becomes changes only together with the version of the rules", () => {
  // Fails when the rules produce something else from a file: then increase the version, and write both here.
  expect([listingsVersion, hash("sha256", JSON.stringify(readGuide()))]).toEqual([
    45,
    "c7602b04cbe5f30b1dd10376a8caccb272f5ef17211a5ca0e1add445bcac3571",
  ]);
});
