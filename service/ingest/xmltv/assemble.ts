import type { SaxesTagPlain } from "saxes";
import type { DraftSink } from "../draft.ts";
import { createTally } from "../tally.ts";
import { addChannelField, type ChannelFields, keepNumber, toChannelDraft } from "./channel.ts";
import {
  addCredit,
  addField,
  emptyFields,
  keptOfMembers,
  listUnkeptAttributes,
  type ProgrammeFields,
} from "./fields.ts";
import { toDraft } from "./programme.ts";
import { isZoneless } from "./time.ts";

/**
 * Builds programmes and channels, one at a time, from the elements of a guide. Depths count from 1, the root's:
 * a programme or channel is at 2, its fields at 3, and a field's members at 4.
 */
export type Assembler = {
  open(tag: SaxesTagPlain, depth: number, line: number): void;
  addText(text: string, depth: number): void;
  close(depth: number, line: number): void;
};

/** What some producers call a programme's elements, with the DTD's names. */
const renamed: Readonly<Record<string, string>> = {
  description: "desc",
  subtitle: "sub-title",
  sub_title: "sub-title",
  genre: "category",
};

/** Anything longer is left out before it fills memory. Real guides are far below. */
const longestText = 100_000;
const longestId = 500;

type Field = { tag: SaxesTagPlain; text: string };

/** Passes each programme and channel to the sink when it ends. `readTime` knows the source's zone. */
export function createAssembler(readTime: (text: string) => number | null, sink: DraftSink): Assembler {
  let channel: ChannelFields | null = null;
  let programme: ProgrammeFields | null = null;
  let field: Field | null = null;
  let member: Field | null = null;
  /** The texts of the field's members that have ended. */
  const members = new Map<string, string>();
  /** How often the guide has what isn't kept. It is passed on at its end: much of it is in each programme. */
  let unkept = createTally();
  let zoneless = 0;

  /** A text that is too long is dropped, and its programme is left out when it ends. */
  function append(to: Field, text: string): void {
    if (to.text.length + text.length <= longestText) to.text = to.text === "" ? text : to.text + text;
    else {
      to.text = "";
      if (programme) programme.tooLarge = true;
    }
  }

  function withOwnName(tag: SaxesTagPlain): SaxesTagPlain {
    const name = Object.hasOwn(renamed, tag.name) ? renamed[tag.name] : undefined;
    if (name === undefined) return tag;
    sink.repaired?.("renamed_element");
    return { ...tag, name };
  }

  function closeField({ tag, text }: Field): void {
    if (programme) addField(programme, tag, text, members);
    else if (channel) {
      for (const attribute of listUnkeptAttributes(tag, keptOfMembers)) unkept.count(`channel/${attribute}`);
      if (!addChannelField(channel, tag, text)) unkept.count(`channel/${tag.name}`);
    }
  }

  function closeMember({ tag, text }: Field): void {
    if (programme && field?.tag.name === "credits") addCredit(programme, tag, text);
    else {
      for (const attribute of listUnkeptAttributes(tag, keptOfMembers))
        unkept.count(`${field?.tag.name}/${attribute}`);
      if (members.has(tag.name)) unkept.count(`${field?.tag.name}/${tag.name}`);
      // An icon's address is an attribute.
      else members.set(tag.name, tag.attributes.src ?? text);
    }
  }

  return {
    open(tag, depth, line) {
      if (depth === 2) {
        if (tag.name === "programme") programme = startProgramme(tag, line);
        else if (tag.name === "channel") {
          channel = startChannel(tag);
          for (const attribute of listUnkeptAttributes(tag, keptOfMembers)) unkept.count(attribute);
        } else unkept.count(tag.name);
      } else if (depth === 3) {
        if (programme || channel) field = { tag: programme ? withOwnName(tag) : tag, text: "" };
        if (members.size > 0) members.clear();
      } else if (depth === 4 && field) member = { tag, text: "" };
      else if (depth === 5 && member) unkept.count(`${member.tag.name}/${tag.name}`);
    },
    addText(text, depth) {
      if (depth === 3 && field) append(field, text);
      else if (depth === 4 && member) append(member, text);
    },
    close(depth, line) {
      if (depth === 4) {
        if (member) closeMember(member);
        member = null;
      } else if (depth === 3) {
        if (field) closeField(field);
        field = null;
      } else if (depth === 2) {
        if (programme) {
          finishProgramme(programme, readTime, sink);
          for (const what of programme.dropped) unkept.count(what);
          if (isZoneless(programme.start)) zoneless++;
        } else if (channel) finishChannel(channel, line, sink);
        programme = null;
        channel = null;
      } else if (depth === 1) {
        for (const [what, times] of unkept.all()) sink.dropped?.(what, times);
        if (zoneless > 0) sink.zoneless?.(zoneless);
        unkept = createTally();
        zoneless = 0;
      }
    },
  };
}

function startProgramme(tag: SaxesTagPlain, line: number): ProgrammeFields {
  const programme = emptyFields(line);
  const { attributes } = tag;
  programme.dropped.push(...listUnkeptAttributes(tag));
  programme.channel = (attributes.channel ?? "").trim();
  programme.start = (attributes.start ?? "").trim();
  programme.stop = (attributes.stop ?? "").trim();
  programme.clump = attributes.clumpidx ?? "";
  return programme;
}

function startChannel({ attributes }: SaxesTagPlain): ChannelFields {
  const channel: ChannelFields = { id: (attributes.id ?? "").trim(), names: [] };
  keepNumber(channel, attributes.lcn ?? "");
  return channel;
}

function finishProgramme(
  fields: ProgrammeFields,
  readTime: (text: string) => number | null,
  sink: DraftSink,
): void {
  if (fields.channel.length > longestId) fields.tooLarge = true;
  const draft = toDraft(fields, readTime);
  if (typeof draft === "string") sink.rejected(draft, fields.line);
  else sink.programme(draft);
}

function finishChannel(fields: ChannelFields, line: number, sink: DraftSink): void {
  if (fields.id === "") sink.rejected("no_channel", line);
  else if (fields.id.length > longestId) sink.rejected("field_too_large", line);
  else sink.channel(toChannelDraft(fields));
}
