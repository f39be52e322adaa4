import "server-only";
import { siteEnv } from "@/lib/env";
import { ApiError } from "./error";
import { createReader, type ListName, type ReadParameters, type SingleName } from "./reader";

const timeoutMs = 10_000;

let client: ReturnType<typeof createReader> | undefined;

/** Made at the first read, because the build needs no address and no key. */
function reader() {
  if (client) return client;
  const { apiUrl, apiKey } = siteEnv();
  if (!apiKey) throw new ApiError("TVGUIDE_API_KEY is not set", 0);
  client = createReader({ apiUrl, apiKey, timeoutMs });
  return client;
}

export const requestList = <Name extends ListName>(name: Name, parameters: ReadParameters<Name>) =>
  reader().requestList(name, parameters);

export const requestSingle = <Name extends SingleName>(name: Name, parameters: ReadParameters<Name>) =>
  reader().requestSingle(name, parameters);

export const requestAll = <Name extends ListName>(name: Name, parameters: ReadParameters<Name>) =>
  reader().requestAll(name, parameters);
