import type { Hono } from "hono";
import { openApiDocument } from "../../contract/openapi.ts";
import { readDocs } from "../http/docs.ts";
import { createFixedAnswer } from "../http/fixed-answer.ts";
import type { Env } from "../http/request.ts";

/** The API's reference, which needs no key: `/openapi.json`, and `/docs`, which shows it to people. */
export function addReference(app: Hono<Env>): void {
  let document: ReturnType<typeof createFixedAnswer> | null = null;
  app.get("/v1/openapi.json", (c) => {
    document ??= buildDocument();
    return document(c);
  });

  let files: ReturnType<typeof buildDocs> | null = null;
  app.get("/v1/docs/:file?", async (c, next) => {
    files ??= buildDocs();
    const answer = (await files).get(c.req.path.slice("/v1".length));
    return answer ? answer(c) : next();
  });
}

const buildDocument = () =>
  createFixedAnswer({
    body: Buffer.from(JSON.stringify(openApiDocument())),
    headers: { "Content-Type": "application/json", "Cache-Control": "public, max-age=3600" },
  });

const buildDocs = async () =>
  new Map([...(await readDocs())].map(([path, file]) => [path, createFixedAnswer(file)]));
