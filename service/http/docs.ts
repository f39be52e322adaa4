import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { FixedBody } from "./fixed-answer.ts";

/** Everything is loaded from this server, and no inline script runs. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>now|next API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/viewer.css">
<div id="reference">The reference needs JavaScript; <a href="openapi.json">openapi.json</a> has the same content.</div>
<script src="docs/viewer.js" defer></script>
<script src="docs/start.js" defer></script>
</html>
`;

// No validator: it would call another server. A key that the reader enters stays in the page's memory.
const start = `const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", follow);
follow();
SwaggerUIBundle({
  url: "openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  persistAuthorization: false,
  showExtensions: true,
  validatorUrl: null,
});
`;

/**
 * The API reference for people: `/docs` and the files that it loads, by path below `/v1`. It renders
 * `/openapi.json`.
 */
export async function readDocs(): Promise<ReadonlyMap<string, FixedBody>> {
  const viewer = await readFile(fileURLToPath(import.meta.resolve("swagger-ui-dist/swagger-ui-bundle.js")));
  const style = await readFile(fileURLToPath(import.meta.resolve("swagger-ui-dist/swagger-ui.css")));
  return new Map([
    ["/docs", file(Buffer.from(page), "text/html; charset=utf-8")],
    ["/docs/start.js", file(Buffer.from(start), "text/javascript; charset=utf-8")],
    ["/docs/viewer.js", file(viewer, "text/javascript; charset=utf-8")],
    [
      "/docs/viewer.css",
      file(Buffer.concat([style, Buffer.from("body{margin:0}")]), "text/css; charset=utf-8"),
    ],
  ]);
}

const file = (body: FixedBody["body"], type: string): FixedBody => ({
  body,
  headers: {
    "Content-Type": type,
    "Content-Security-Policy": policy,
    "Cache-Control": "public, max-age=3600",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
  },
});
