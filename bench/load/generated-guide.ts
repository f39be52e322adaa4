import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { createRandom } from "../../service/fuzz/random.ts";

const words =
  "the a night day river city house story live new last first great lost north secret road home".split(" ");

/**
 * The size of a generated guide, its edition and the end of its channels' ids: editions have the same channels and no
 * programme in common.
 */
type GuideOptions = { megabytes?: number; channels?: number; edition?: number; domain?: string };

const unbounded = Number.POSITIVE_INFINITY;

/** Writes an XMLTV guide: channel after channel, a week each, like the larger real ones. */
export async function writeGuide(
  path: string,
  { megabytes = unbounded, channels = unbounded, edition = 0, domain = "example" }: GuideOptions,
): Promise<void> {
  const random = createRandom(7 + edition);
  const text = (length: number) => Array.from({ length }, () => random.pick(words)).join(" ");
  const file = createWriteStream(path);
  file.write(
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE tv SYSTEM "xmltv.dtd">\n<tv generator-info-name="bench">\n',
  );
  const monday = Date.UTC(2026, 7, 17);
  const isWhole = () => file.bytesWritten + file.writableLength >= megabytes * 1e6;
  for (let channel = 0; channel < channels && !isWhole(); channel++) {
    const lines = [
      `  <channel id="c${channel}.${domain}"><display-name>Channel ${channel}</display-name></channel>\n`,
    ];
    let start = monday;
    while (start < monday + 7 * 86_400_000) {
      const stop = start + (10 + random.below(12) * 10) * 60_000;
      lines.push(`  <programme start="${stamp(start)}" stop="${stamp(stop)}" channel="c${channel}.${domain}">
    <title lang="en">${text(3)}</title>
    <sub-title lang="en">${text(4)} &amp; ${text(1)}</sub-title>
    <desc lang="en">${text(25 + random.below(20))}.</desc>
    <category lang="en">${random.pick(words)}</category>
    <icon src="https://images.example/${channel}/${start}.jpg"/>
    <episode-num system="onscreen">S0${1 + random.below(9)}E${10 + random.below(20)}</episode-num>
    <rating system="example"><value>PG</value></rating>
  </programme>\n`);
      start = stop;
    }
    if (!file.write(lines.join(""))) await once(file, "drain");
  }
  file.end("</tv>\n");
  await once(file, "finish");
}

const stamp = (epochMs: number): string =>
  `${new Date(epochMs).toISOString().replace(/[-:T]/g, "").slice(0, 14)} +0000`;
