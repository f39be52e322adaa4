import type { Hono } from "hono";
import { openApiDocument } from "../../contract/openapi.ts";
import { readDocs } from "../http/docs.ts";
import type { Env } from "../http/serve.ts";

/** The API's reference, which needs no key: `/openapi.json`, and `/docs`, which shows it to people. */
export function addReference(app: Hono<Env>): void {
  const document = JSON.stringify(openApiDocument());
  app.get("/v1/openapi.json", (c) =>
    c.body(document, 200, { "Content-Type": "application/json", "Cache-Control": "public, max-age=3600" }),
  );

  let files: ReturnType<typeof readDocs> | null = null;
  app.get("/v1/docs/:file?", async (c, next) => {
    files ??= readDocs();
    const file = (await files).get(c.req.path.slice("/v1".length));
    return file ? c.body(Buffer.from(file.body), 200, file.headers) : next();
  });
}
