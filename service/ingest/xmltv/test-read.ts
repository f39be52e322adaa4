import { expect } from "vitest";
import { createXmltvParser } from "./parse.ts";

/** The ids of a file's channels, and its programmes as channel and title. Fails if anything in it is rejected. */
export function readXmltv(xml: string): { ids: string[]; programmes: string[] } {
  const ids: string[] = [];
  const programmes: string[] = [];
  const parser = createXmltvParser("UTC", {
    channel: ({ sourceChannel }) => ids.push(sourceChannel),
    programme: ({ sourceChannel, slot }) => programmes.push(`${sourceChannel} ${slot.title}`),
    rejected: (reason) => expect.fail(reason),
  });
  parser.write(xml);
  parser.end();
  return { ids, programmes };
}
