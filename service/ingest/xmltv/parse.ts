import { SaxesParser, type SaxesTagPlain } from "saxes";
import type { DraftSink } from "../draft.ts";
import { IngestError } from "../summary.ts";
import { addChannelField, type ChannelFields, toChannelDraft } from "./channel.ts";
import { addCredit, addField, emptyFields, type ProgrammeFields } from "./fields.ts";
import { toDraft } from "./programme.ts";
import { capText } from "./text.ts";
import { createTimeReader } from "./time.ts";
import { explain } from "./xml-error.ts";

export type XmltvParser = {
  /** Parses the next chunk of the file, of any length. Throws an IngestError with the position of the fault. */
  write(text: string): void;
  /** Ends the file. Throws if it isn't complete. */
  end(): void;
  /** Creates an IngestError at the current position, for the reader of the file's bytes. */
  errorHere(message: string): IngestError;
};

/** Real guides are far below these limits. Anything longer is refused before it fills memory. */
const longestSilence = 4 * 2 ** 20;
const longestText = 100_000;
const deepest = 32;
const longestId = 500;

/**
 * Parses XMLTV as a stream: keeps one programme or channel in memory and passes it to the sink. Accepts files that
 * break the DTD's order and vocabulary; refuses those that aren't well formed, aren't XMLTV or have their own
 * declarations. Nothing outside the file is ever read. `zone` is the zone of times without one.
 */
export function createXmltvParser(zone: string, sink: DraftSink): XmltvParser {
  const sax = new SaxesParser();
  const readTime = createTimeReader(zone);
  let depth = 0;
  let events = 0;
  let silence = 0;
  let channel: ChannelFields | null = null;
  let programme: ProgrammeFields | null = null;
  /** The element at depth 3 with its text, its current child with its text, and the texts of the children before. */
  let field: SaxesTagPlain | null = null;
  let fieldText = "";
  let member: SaxesTagPlain | null = null;
  let memberText = "";
  const members = new Map<string, string>();

  const errorHere = (message: string): IngestError =>
    new IngestError(`line ${sax.line}, column ${sax.column + 1}: ${message}`);

  sax.on("error", (error) => {
    const message = explain(error.message, depth > 0 || events > 0);
    if (message !== null) throw errorHere(message);
  });

  sax.on("doctype", (text) => {
    if (/^\s*html/i.test(text)) throw errorHere("this is an HTML page, not XMLTV");
    if (text.includes("[")) throw errorHere("a document type with declarations of its own is refused");
  });

  sax.on("opentag", (tag) => {
    events++;
    depth++;
    const { name, attributes } = tag;
    if (depth === 3) {
      if (programme || channel) field = tag;
      fieldText = "";
      if (members.size > 0) members.clear();
    } else if (depth === 4) {
      member = tag;
      memberText = "";
    } else if (depth === 2) {
      if (name === "programme") {
        programme = emptyFields(sax.line);
        programme.channel = attributes.channel ?? "";
        programme.start = (attributes.start ?? "").trim();
        programme.stop = (attributes.stop ?? "").trim();
        programme.clump = attributes.clumpidx ?? "";
      } else if (name === "channel") channel = { id: attributes.id ?? "", names: [] };
    } else if (depth === 1 && name !== "tv") {
      const what =
        name.toLowerCase() === "html" ? "this is an HTML page" : `the root element is <${capText(name, 60)}>`;
      throw errorHere(`${what}, not XMLTV's <tv>`);
    } else if (depth > deepest) throw errorHere(`elements are nested more than ${deepest} deep`);
  });

  const onText = (text: string): void => {
    events++;
    if (depth === 3) fieldText = append(fieldText, text);
    else if (depth === 4) memberText = append(memberText, text);
  };
  sax.on("text", onText);
  sax.on("cdata", onText);

  /** A text that is too long is dropped, and its programme is left out when it ends. */
  function append(before: string, text: string): string {
    if (before.length + text.length <= longestText) return before === "" ? text : before + text;
    if (programme) programme.tooLarge = true;
    return "";
  }

  sax.on("closetag", () => {
    events++;
    if (depth === 3) {
      if (field && programme) addField(programme, field, fieldText, members);
      else if (field && channel) addChannelField(channel, field, fieldText);
      field = null;
    } else if (depth === 4) {
      if (field?.name === "credits" && member && programme) addCredit(programme, member, memberText);
      else if (member) members.set(member.name, memberText);
      member = null;
    } else if (depth === 2) {
      if (programme) finishProgramme(programme);
      else if (channel) finishChannel(channel);
      programme = null;
      channel = null;
    }
    depth--;
  });

  function finishProgramme(fields: ProgrammeFields): void {
    if (fields.channel.length > longestId) fields.tooLarge = true;
    const draft = toDraft(fields, readTime);
    if (typeof draft === "string") sink.rejected(draft, fields.line);
    else sink.programme(draft);
  }

  function finishChannel(fields: ChannelFields): void {
    if (fields.id === "") sink.rejected("no_channel", sax.line);
    else if (fields.id.length > longestId) sink.rejected("field_too_large", sax.line);
    else sink.channel(toChannelDraft(fields));
  }

  return {
    write(text) {
      const before = events;
      sax.write(text);
      silence = events === before ? silence + text.length : 0;
      if (silence > longestSilence) throw errorHere("a text or tag goes on for more than 4 MiB");
    },
    end: () => {
      sax.close();
    },
    errorHere,
  };
}
