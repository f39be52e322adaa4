import Ajv from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { examples } from "./examples.ts";
import { openApiDocument } from "./openapi.ts";

const document = JSON.parse(JSON.stringify(openApiDocument()));

/** Whether a body fits the schema of an operation's answer, as a validating proxy checks it. */
function createValidator(path: string) {
  const ajv = new Ajv({ strict: false });
  addFormats(ajv);
  ajv.addSchema({ $id: "doc", components: document.components });
  const { $ref } = document.paths[path].get.responses[200].content["application/json"].schema;
  return ajv.compile({ $ref: `doc${$ref}` });
}

const inList = (item: object) => ({ data: [item], meta: { count: 1, next: null, took_ms: 1 } });

describe("an answer that `fields` cuts", () => {
  it("fits the document, however little is left of it", () => {
    expect(createValidator("/channels")(inList({ id: examples.Channel.id }))).toBe(true);
    const { id } = examples.Slot;
    expect(createValidator("/guide")(inList({ id, episode: { season: 1 } }))).toBe(true);
    expect(createValidator("/guide")(inList({ title: "no id" }))).toBe(false);
    expect(createValidator("/guide")(inList({ id, title: 7 }))).toBe(false);
  });

  it("must be whole where there are no fields to ask for", () => {
    const fits = createValidator("/countries/{cc}/channels");
    expect(fits(inList({ id: examples.Channel.id }))).toBe(false);
    expect(fits(inList(examples.Channel))).toBe(true);
  });
});

describe("the document names", () => {
  it("the headers that tell a client what to do after a problem", () => {
    const { responses, headers } = document.components;
    for (const [status, name] of [
      [401, "WWW-Authenticate"],
      [405, "Allow"],
      [429, "Retry-After"],
      [503, "Retry-After"],
    ] as const) {
      expect(responses[`Problem${status}`].headers).toHaveProperty(name);
      expect(headers).toHaveProperty(name);
    }
  });

  it("the header that says that a plan's window shortened an answer", () => {
    for (const path of ["/search", "/listings/search", "/export.xmltv", "/shows/{id}/airings"])
      expect(document.paths[path].get.responses[200].headers).toHaveProperty("Nownext-Window");
  });
});
