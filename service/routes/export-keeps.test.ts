import fc from "fast-check";
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { fromIso } from "../../contract/time.ts";
import { openTestGuide } from "../ingest/test-guide.ts";
import { openTestApp } from "../test-app.ts";

const at = "2026-08-22T12:00:00Z";
const perChannel = 24;

/** Everything that a guide's programmes say: elements with text, and attributes. `at` is the place that an account names. */
type Fact = { at: string; says: string };

/** The facts of each programme, by its start. */
function readFacts(xml: string): Map<string, Fact[]> {
  const found = new Map<string, Fact[]>();
  const path: { name: string; attributes: Record<string, string>; text: string }[] = [];
  let facts: Fact[] = [];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    path.push({ name, attributes, text: "" });
    if (name !== "programme") return;
    facts = [];
    found.set(attributes.start ?? "", facts);
  });
  parser.on("text", (more) => {
    const element = path.at(-1);
    if (element) element.text += more;
  });
  parser.on("closetag", ({ name, attributes }) => {
    const isInner = path.length > 4 || (path.length === 4 && path[2]?.name !== "credits");
    const says = path.pop()?.text.trim() ?? "";
    const place = isInner ? `${path.at(-1)?.name}/${name}` : name;
    if (says !== "" || ["new", "previously-shown"].includes(name)) facts.push({ at: place, says });
    // What an attribute says, it says of its text.
    for (const [attribute, value] of Object.entries(attributes))
      if (name !== "programme" || !["start", "stop", "channel"].includes(attribute))
        facts.push({ at: `${place} ${attribute}`, says: `${value}: ${says}` });
  });
  parser.write(xml).close();
  return found;
}

const word = fc.stringMatching(/^[A-Z][a-zé]{3,9}$/);
const language = fc.constantFrom("en", "de", "ar");
const address = fc.stringMatching(/^[a-z]{3,9}$/).map((name) => `https://pictures.example/${name}.jpg`);
const tag = (name: string, text: string, attributes = "") => `<${name}${attributes}>${text}</${name}>`;
const lang = fc.option(language, { nil: undefined }).map((code) => (code ? ` lang="${code}"` : ""));
const texts = (name: string, most = 3) =>
  fc
    .array(fc.tuple(word, lang), { maxLength: most })
    .map((all) => all.map(([text, code]) => tag(name, text, code)).join(""));
const sometimes = (xml: fc.Arbitrary<string>) => fc.option(xml, { nil: "" });

const person = (role: string) =>
  fc
    .tuple(
      word,
      sometimes(address.map((url) => tag("image", url))),
      sometimes(word.map((name) => (role === "actor" ? ` role="${name}"` : ""))),
    )
    .map(([name, image, character]) => tag(role, `${name}${image}`, character));
const credits = fc
  .tuple(
    ...[
      "director",
      "actor",
      "writer",
      "adapter",
      "producer",
      "composer",
      "editor",
      "presenter",
      "commentator",
      "guest",
    ].map((role) => sometimes(person(role))),
  )
  .map((people) => (people.join("") === "" ? "" : tag("credits", people.join(""))));
const review = fc
  .tuple(fc.oneof(word, address), sometimes(word.map((by) => ` source="${by}" reviewer="${by}" lang="en"`)))
  .map(([text, by]) => tag("review", text, ` type="${text.includes(":") ? "url" : "text"}"${by}`));
/** A field of `xmltv_ns`, in all of its forms. */
const counted = fc
  .tuple(fc.option(fc.integer({ min: 0, max: 40 }), { nil: "" }), fc.constantFrom("", "", "/1", "/41", "/0"))
  .map((parts) => parts.join(""));
const numbers = fc.record({
  season: fc.integer({ min: 1, max: 30 }),
  number: fc.integer({ min: 1, max: 400 }),
});

/** A programme's content with any elements of the DTD, in its order. */
const programme = fc
  .tuple(
    // Two languages may have the same title.
    fc
      .tuple(word, word, lang, fc.option(language, { nil: undefined }))
      .map(([one, other, code, again]) =>
        [code, again ? ` lang="${again}"` : null]
          .map((each) => (each === null ? "" : tag("title", `${one} ${other}`, each)))
          .join(""),
      ),
    sometimes(texts("title", 2)),
    texts("sub-title", 2),
    texts("desc", 2),
    credits,
    sometimes(fc.constantFrom("2019", "20190304").map((date) => tag("date", date))),
    texts("category"),
    texts("keyword"),
    sometimes(texts("language", 1)),
    sometimes(texts("orig-language", 1)),
    sometimes(
      fc.integer({ min: 1, max: 300 }).map((length) => tag("length", String(length), ' units="minutes"')),
    ),
    fc
      .array(address, { maxLength: 3 })
      .map((urls) => urls.map((url) => `<icon src="${url}" width="100" height="200"/>`).join("")),
    sometimes(address.map((url) => tag("url", url))),
    texts("country"),
    // Not both: what one leaves open, the other fills in.
    sometimes(
      fc.oneof(
        fc
          .tuple(counted, counted, counted)
          .filter((fields) => fields.join("") !== "")
          .map((fields) => tag("episode-num", fields.join("."), ' system="xmltv_ns"')),
        numbers.map(({ season, number }) =>
          ["onscreen", "common", "SxxExx"]
            .slice(season % 3)
            .map((system, more) => tag("episode-num", `S${season}E${number + more}`, ` system="${system}"`))
            .join(""),
        ),
      ),
    ),
    sometimes(
      numbers.map(({ number }) =>
        tag("episode-num", `EP00012345${String(number).padStart(4, "0")}`, ' system="dd_progid"'),
      ),
    ),
    sometimes(
      fc
        .constantFrom("yes", "no")
        .map((colour) =>
          tag(
            "video",
            `<present>yes</present><colour>${colour}</colour><aspect>16:9</aspect><quality>HDTV</quality>`,
          ),
        ),
    ),
    sometimes(fc.constant(tag("audio", "<present>yes</present><stereo>dolby</stereo>"))),
    sometimes(
      fc.constantFrom(
        '<previously-shown start="20190304200000 +0000"/>',
        '<previously-shown start="20190304"/>',
        '<previously-shown channel="larkhill"/>',
      ),
    ),
    sometimes(texts("premiere", 1)),
    sometimes(texts("last-chance", 1)),
    sometimes(fc.constant("<new/>")),
    sometimes(
      fc
        .tuple(word, lang)
        .map(([text, code]) => tag("subtitles", tag("language", text, code), ' type="teletext"')),
    ),
    sometimes(
      fc
        .tuple(word, address)
        .map(([text, url]) => tag("rating", `${tag("value", text)}<icon src="${url}"/>`, ' system="BBFC"')),
    ),
    fc
      .array(fc.integer({ min: 1, max: 10 }), { maxLength: 2 })
      .map((all) =>
        all.map((stars) => tag("star-rating", tag("value", `${stars}/10`), ' system="critics"')).join(""),
      ),
    fc.array(review, { maxLength: 2 }).map((all) => all.join("")),
    fc
      .array(fc.tuple(address, fc.constantFrom(' type="poster"', ' type="still"', "")), { maxLength: 3 })
      .map((all) =>
        all
          .map(([url, type], place) =>
            tag("image", url, `${type} size="${place + 1}" orient="${"PL"[place % 2]}" system="tmdb"`),
          )
          .join(""),
      ),
  )
  .map((parts) => parts.join(""));

const startOf = (index: number) =>
  `${new Date((fromIso(at) + index * 3600) * 1000).toISOString().replaceAll(/[-:TZ]|\.\d+/g, "")} +0000`;

/** What players use comes out in any case, apart from the same word in a second language. */
const kept = [
  ...["title lang", "sub-title", "desc", "date", "category", "keyword", "length", "language", "country"],
  ...["icon src", "icon width", "icon height", "image", "image type", "image size", "image orient"],
  ...["image system", "rating", "rating/value", "rating/icon src", "star-rating system", "star-rating/value"],
  ...["review", "review type", "review source", "review reviewer", "review lang", "new", "premiere"],
  ...["last-chance", "previously-shown", "subtitles", "video/aspect", "video/quality", "audio/stereo"],
];

describe("a guide that is ingested and exported", () => {
  test("says all that it said, or the run's account names what it doesn't", async () => {
    const guide = await openTestGuide();
    const contents = fc.sample(programme, { numRuns: perChannel * 8, seed: 20260822 });
    const starts = contents.map((_, index) => startOf(index));
    const listing = `<tv><channel id="larkhill"><display-name>Larkhill</display-name></channel>${contents
      .map(
        (content, index) =>
          `<programme start="${starts[index]}" stop="${startOf(index + 1)}" channel="larkhill" showview="12">${content}</programme>`,
      )
      .join("")}</tv>`;
    const { dropped } = await guide.ingest(fromIso(at), listing);
    const { request } = await openTestApp({ at, store: guide.store });
    const answer = await request("/export.xmltv?country=GB");
    const written = readFacts(await answer.text());
    const lost = new Set<string>();
    for (const [start, facts] of readFacts(listing))
      for (const fact of facts)
        if (!written.get(start)?.some((other) => other.at === fact.at && other.says === fact.says))
          lost.add(fact.at);
    const named = Object.keys(dropped);
    for (const place of kept) expect(lost, place).not.toContain(place);
    // Who names an element names what is in it.
    const isNamed = (place: string) =>
      [place, place.replace(/ .*/, ""), place.replace(/\/.*/, "")].some((each) => named.includes(each));
    expect([...lost].filter((place) => !isNamed(place))).toEqual([]);
  });
});
