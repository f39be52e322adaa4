import { SaxesParser, type SaxesTagPlain } from "saxes";
import type { DraftSink } from "../draft.ts";
import { IngestError } from "../summary.ts";
import { createAssembler } from "./assemble.ts";
import { capText } from "./text.ts";
import { createTimeReader } from "./time.ts";
import { explain } from "./xml-error.ts";

export type XmltvParser = {
  /** Parses the next chunk of the file, of any length. Throws an IngestError with the position of the fault. */
  write(text: string): void;
  /** Ends the file. Throws if it isn't complete. */
  end(): void;
};

/** Real guides are far below these limits. Anything longer is refused before it fills memory. */
const longestSilence = 4 * 2 ** 20;
const deepest = 32;

/**
 * Parses XMLTV as a stream: keeps one programme or channel in memory and passes it to the sink. Accepts files that
 * break the DTD's order and vocabulary; refuses those that aren't well formed or aren't XMLTV. Several guides may follow
 * each other. Nothing outside the file is ever read, and no entity that a file declares is put in. `zone` is the zone of
 * times without one.
 */
export function createXmltvParser(zone: string, sink: DraftSink): XmltvParser {
  // A document has one root and declaration; files that were appended to each other have several.
  const sax = new SaxesParser({ fragment: true, xmlns: false });
  const assembler = createAssembler(createTimeReader(zone), sink);
  let depth = 0;
  let hasEnded = false;
  let events = 0;
  let silence = 0;

  const errorHere = (message: string): IngestError =>
    new IngestError(`line ${sax.line}, column ${sax.column + 1}: ${message}`);

  /** Whether what the reader complains of is only that a guide isn't the first, or where its declaration is. */
  const mayBeBetween = (message: string): boolean =>
    hasEnded ? !/unclosed|unexpected end/.test(message) : /(?:XML|doctype) declaration/.test(message);

  sax.on("error", (error) => {
    // Its text stays as written, and HTML's entities are decoded with the field.
    if (error.message.includes("undefined entity") && depth > 1) return sink.repaired?.("unknown_entity");
    // They, and references to them, are dropped from texts later.
    if (/disallowed character\.?$|malformed character entity/.test(error.message))
      return sink.repaired?.("control_character");
    if (depth === 0 && mayBeBetween(error.message)) return;
    throw errorHere(explain(error.message));
  });
  sax.on("doctype", (text) => {
    if (/^\s*html/i.test(text)) throw errorHere(notXmltv);
  });
  sax.on("opentag", (tag) => {
    events++;
    depth++;
    const fault = findFault(tag, depth);
    if (fault) throw errorHere(fault);
    assembler.open(tag, depth, sax.line);
  });
  const onText = (text: string): void => {
    if (depth === 0 && text.trim() !== "") {
      if (!hasEnded) throw errorHere("this is not XML");
      sink.repaired?.("stray_text");
    }
    events++;
    assembler.addText(text, depth);
  };
  sax.on("text", onText);
  sax.on("cdata", onText);
  sax.on("closetag", () => {
    events++;
    assembler.close(depth, sax.line);
    depth--;
    hasEnded ||= depth === 0;
  });

  function parse(text: string): void {
    if (events === 0 && htmlPage.test(text)) throw errorHere(notXmltv);
    if (events === 0 && playlist.test(text)) throw errorHere("this is a playlist (M3U), not XMLTV");
    const before = events;
    sax.write(text);
    silence = events === before ? silence + text.length : 0;
    if (silence > longestSilence) throw errorHere("a text or tag goes on for more than 4 MiB");
  }

  /** The beginning of the file, until the guide in it begins; null from then on. */
  let lead: string | null = "";

  return {
    write(text) {
      if (lead === null) return parse(text);
      lead += text;
      const start = lead.search(guideStart);
      if (start < 0 && lead.length < longestLead) return;
      const own = start > 0 && start <= longestLead ? withoutStray(lead, start) : lead;
      if (own !== lead) sink.repaired?.("stray_text");
      lead = null;
      parse(own);
    },
    end: () => {
      if (lead?.trim() === "") throw new IngestError("the file is empty");
      if (lead) parse(lead);
      sax.close();
      if (!hasEnded) throw errorHere("the file holds no XML element");
    },
  };
}

/** What a guide begins with. */
const guideStart = /<\?xml|<!DOCTYPE\s+tv|<tv[\s>]/i;
/** How far a guide may be from the beginning of its file. */
const longestLead = 2 ** 14;
/** What XML may have there. */
const comments = /<!--.*?-->|<\?.*?\?>/gs;

/** A file without what its producer complained of before the guide, whose lines keep their numbers. */
function withoutStray(text: string, start: number): string {
  const before = text.slice(0, start);
  const isXml = before.replace(comments, "").trim() === "" || htmlPage.test(before);
  return isXml ? text : before.replace(/[^\n]+/g, "") + text.slice(start);
}

/** XML knows a document type in capitals alone. */
const htmlPage = /^\s*<!doctype\s+html/i;
const playlist = /^\s*#EXTM3U/;
const notXmltv = "this is an HTML page, not XMLTV";

/** Why an element can't be in a guide at its depth; null if it can. */
function findFault({ name }: SaxesTagPlain, depth: number): string | null {
  if (depth > deepest) return `elements are nested more than ${deepest} deep`;
  if (depth > 1 || name === "tv") return null;
  const what =
    name.toLowerCase() === "html" ? "this is an HTML page" : `the root element is <${capText(name, 60)}>`;
  return `${what}, not XMLTV's <tv>`;
}
