import type { Endpoint } from "@/contract/endpoint.ts";

/** The path and query of a request; parameters that are undefined are left out. */
export function requestPath(
  { path, pathParameters }: Pick<Endpoint, "path" | "pathParameters">,
  parameters: Record<string, string | number | undefined>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined && !(name in pathParameters)) query.set(name, String(value));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(parameters[name] ?? ""));
  return query.size > 0 ? `${filled}?${query}` : filled;
}
