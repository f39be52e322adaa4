import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Problem, problemSchema } from "../../contract/problem.ts";
import type { Store } from "../store/store.ts";
import { openTestStore } from "../store/test-store.ts";
import { openTestApp } from "../test-app.ts";
import { fittingText, listOperations, type Operation, wrongMembers, wrongTexts } from "./test-operations.ts";

/** Every operation of the OpenAPI document is held against these, so that a new one is as soon as it is served. */
const operations = listOperations();

let store: Store;
let guide: Awaited<ReturnType<typeof openTestApp>>;
const request = (path: string, init?: RequestInit) => guide.request(path, init);
const problem = (path: string, init?: RequestInit) => guide.problem(path, init);
beforeAll(async () => {
  store = await openTestStore();
  const resolve = async () => ["93.184.215.14"];
  guide = await openTestApp({ store, plan: "pro", burstFactor: 0, resolve });
});
afterAll(() => store.close());

const pathOf = ({ path, inPath }: Operation): string =>
  inPath.reduce((filled, parameter) => filled.replace(`{${parameter.name}}`, fittingText(parameter)), path);

/** The query that an operation needs, and what is put in its place or beside it. */
function queryOf(
  { inQuery }: Operation,
  given: [string, string][] = [],
  { without }: { without?: string } = {},
) {
  const taken = new Set([without, ...given.map(([name]) => name)]);
  const needed = inQuery.filter(({ name, required }) => required && !taken.has(name));
  return `?${new URLSearchParams([...needed.map((each): [string, string] => [each.name, fittingText(each)]), ...given])}`;
}

const fittingBody = ({ body }: Operation): object => ({ ...(body?.examples?.[0] as object | undefined) });

const withBody = (operation: Operation, body: unknown = fittingBody(operation)): RequestInit => ({
  method: operation.method,
  ...(operation.body && {
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  }),
});

const names = (problem: Problem): string[] => problem.errors?.map(({ param }) => param) ?? [];

describe.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
  "%s",
  (_, operation) => {
    const path = pathOf(operation);
    const { inQuery, inPath } = operation;

    it("finds nothing amiss in what fits, and answers 404 for an id that nothing has", async () => {
      const bare = await request(path + queryOf(operation), withBody(operation));
      // Where one of several parameters is needed, it says which.
      const either = bare.status === 400 ? problemSchema.parse(await bare.clone().json()) : null;
      if (either) expect(either.code).toBe("missing_parameter");
      const chosen = inQuery.filter(({ name }) => either && names(either)[0] === name);
      const query = queryOf(
        operation,
        chosen.map((parameter): [string, string] => [parameter.name, fittingText(parameter)]),
      );
      const response = either ? await request(path + query, withBody(operation)) : bare;
      const found = inPath.length > 0 ? [404] : [200, 201, 404];
      expect(found).toContain(response.status);
      if (response.status === 404) expect(problemSchema.parse(await response.json()).code).toBe("not_found");
    });

    it("answers 404 where a path's parameter has no such form", async () => {
      for (const { name } of inPath)
        for (const wrong of ["x", "ch_", "%00", "..%2f..%2fetc", "%F0%9F%93%BA", "a".repeat(300), "*"]) {
          const at = pathOf({ ...operation, path: operation.path.replace(`{${name}}`, wrong) });
          expect(await problem(at + queryOf(operation), withBody(operation))).toMatchObject({
            status: 404,
            code: "not_found",
          });
        }
    });

    it("refuses each parameter out of its type or range, and names it", async () => {
      for (const parameter of inQuery)
        for (const wrong of wrongTexts(parameter)) {
          const refused = await problem(path + queryOf(operation, [[parameter.name, wrong]]));
          const given = `${parameter.name}=${wrong.slice(0, 60)}`;
          expect([given, refused.status, names(refused)]).toEqual([given, 400, [parameter.name]]);
          expect(["invalid_parameter", "invalid_cursor"]).toContain(refused.code);
        }
    });

    it("refuses each parameter given twice or empty, and names it", async () => {
      for (const parameter of inQuery) {
        const { name } = parameter;
        const fitting = fittingText(parameter);
        for (const given of [[fitting, fitting], [fitting, ""], [""]]) {
          const query = queryOf(
            operation,
            given.map((text): [string, string] => [name, text]),
          );
          const refused = await problem(path + query);
          expect(refused).toMatchObject({ status: 400, code: "invalid_parameter" });
          expect(names(refused)).toContain(name);
        }
      }
    });

    it("refuses what it needs and isn't given, and names it", async () => {
      for (const { name, required } of inQuery) {
        if (!required) continue;
        const refused = await problem(path + queryOf(operation, [], { without: name }));
        expect([refused.status, refused.code, names(refused)]).toEqual([400, "missing_parameter", [name]]);
      }
    });

    it("refuses parameters that it doesn't have, its own out of place among them, and names them", async () => {
      const others = [
        "page",
        "LIMIT",
        "limit[]",
        "__proto__",
        "constructor",
        "a".repeat(300),
        ...inPath.map(({ name }) => name),
      ];
      for (const name of others) {
        const refused = await problem(path + queryOf(operation, [[name, "1"]]), withBody(operation));
        expect([refused.status, refused.code, names(refused)]).toEqual([400, "unknown_parameter", [name]]);
      }
    });

    it("refuses a URL over 4,096 characters", async () => {
      const refused = await problem(
        path + queryOf(operation, [["x", "x".repeat(4_100)]]),
        withBody(operation),
      );
      expect(refused).toMatchObject({ status: 413, code: "too_large" });
    });

    it("says which methods its path has to one that it hasn't", async () => {
      const response = await request(path, { method: "PUT" });
      expect(response.status).toBe(405);
      expect(response.headers.get("Allow")?.split(", ")).toContain(operation.method);
    });
  },
);

const writing = operations.filter(({ method }) => method !== "GET");
describe.each(writing.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
  "the body of %s",
  (_, operation) => {
    const path = pathOf(operation);
    const send = (body: unknown, type = "application/json"): RequestInit => ({
      method: operation.method,
      headers: { "Content-Type": type },
      body: typeof body === "string" || body instanceof Blob ? body : JSON.stringify(body),
    });

    it("is 413 over 64 KB", async () => {
      const long = JSON.stringify(fittingBody(operation)).padEnd(65_537);
      expect(await problem(path, send(long))).toMatchObject({ status: 413, code: "too_large" });
    });

    it.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp", "text/json", "x"])(
      "is 415 as %s",
      async (type) => {
        expect(await problem(path, send(fittingBody(operation), type))).toMatchObject({
          status: 415,
          code: "unsupported_media_type",
        });
      },
    );

    it("is 400 if it isn't a JSON object in UTF-8, or if no body is accepted", async () => {
      for (const wrong of [
        "{",
        "null",
        "[]",
        "5",
        '"x"',
        "{}{}",
        new Blob([new Uint8Array([0x7b, 0xff, 0x7d])]),
      ]) {
        const refused = await problem(path, send(wrong));
        expect([refused.status, refused.code, names(refused)]).toEqual([400, "invalid_parameter", ["body"]]);
      }
    });

    it("is 400 where a member is missing, unknown or out of its type or range, and names it", async () => {
      const { body } = operation;
      if (!body) return;
      const fitting = fittingBody(operation);
      for (const { param, name, value } of wrongMembers(body)) {
        const refused = await problem(path, send({ ...fitting, [name]: value }));
        const given = `${name}: ${JSON.stringify(value).slice(0, 60)}`;
        expect([given, refused.status, refused.code]).toEqual([given, 400, "invalid_parameter"]);
        expect(names(refused).some((each) => each === param || each.startsWith(`${param}.`))).toBe(true);
      }
      for (const name of body.required ?? []) {
        const refused = await problem(path, send({ ...fitting, [name]: undefined }));
        expect([refused.status, refused.code, names(refused)]).toEqual([400, "missing_parameter", [name]]);
      }
      for (const name of ["id", "secret", "constructor", "__proto__"]) {
        const text = JSON.stringify({ ...fitting, NAME: 1 }).replace("NAME", name);
        const refused = await problem(path, send(text));
        expect([refused.status, refused.code, names(refused)]).toEqual([400, "unknown_parameter", [name]]);
      }
    });

    it("may be sent again by a key of visible characters alone", async () => {
      if (operation.inHeader.length === 0) return;
      for (const key of ["two words", "a".repeat(256), "é"]) {
        const init = withBody(operation);
        const headers = { ...init.headers, "Idempotency-Key": key };
        const refused = await problem(path, { ...init, headers });
        expect([refused.status, names(refused)]).toEqual([400, ["Idempotency-Key"]]);
      }
    });
  },
);
