import FileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache";
import { getMemoryCache } from "next/dist/server/lib/incremental-cache/memory-cache.external";
import { policyHeader, scriptPolicy } from "@/lib/policy/general";
import { isOwnScript } from "@/lib/policy/own-scripts";
import { allowScripts } from "@/lib/policy/page-scripts";
import { withStyles } from "./early-styles";

type Context = ConstructorParameters<typeof FileSystemCache>[0];

type Value = Parameters<FileSystemCache["set"]>[1];

/**
 * Adds to a cached page which of its inline scripts may run, and which styles it needs. What is served is this very
 * value. One that is completed for each request has a nonce instead.
 */
function complete(value: Value): void {
  if (value?.kind !== "APP_PAGE" || value.postponed !== undefined || value.headers?.[policyHeader]) return;
  const { html, hashes } = allowScripts(value.html, value.rscData, isOwnScript);
  value.html = html;
  const link = withStyles(value.headers?.link?.toString(), html);
  value.headers = { ...value.headers, [policyHeader]: scriptPolicy(hashes), ...(link && { link }) };
}

/** Next's cache of pages in memory and from the build, whose pages bring their own policy. */
export class PageHandler extends FileSystemCache {
  /** Next's own memory, which all handlers of a process share; null if it has none. */
  protected readonly memory: ReturnType<typeof getMemoryCache> | null;

  constructor(context: Context) {
    super(context);
    this.memory = context.maxMemoryCacheSize ? getMemoryCache(context.maxMemoryCacheSize) : null;
  }

  override async get(...args: Parameters<FileSystemCache["get"]>) {
    const entry = await super.get(...args);
    // Pages of the build are the only ones that come without both.
    complete(entry?.value ?? null);
    return entry;
  }

  override async set(...args: Parameters<FileSystemCache["set"]>) {
    complete(args[1]);
    await super.set(...args);
  }
}
