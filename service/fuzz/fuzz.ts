import type { ApiDocument } from "./document.ts";
import { hostileRequest } from "./hostile.ts";
import { createJudge, type FuzzAnswer } from "./judge.ts";
import { createKnown } from "./known.ts";
import { nearValidRequest } from "./near-valid.ts";
import { createRandom } from "./random.ts";
import { bestKey, type FuzzKeys, type FuzzRequest, signed } from "./requests.ts";
import { validRequest } from "./valid.ts";

export type FuzzOptions = {
  document: ApiDocument;
  /** The same seed leads to the same requests as long as the answers are the same, since later ones use their contents. */
  seed: number;
  keys: FuzzKeys;
  /** The service's day, `YYYY-MM-DD`. */
  today: string;
  /** A URL that bodies may name. */
  url: string;
};

export type Fuzz = {
  next(): FuzzRequest;
  /** What is wrong with an answer. Also learns from it for later requests. */
  judge(request: FuzzRequest, answer: FuzzAnswer): string[];
};

/**
 * Generates requests for an API from its OpenAPI document, valid, near-valid and hostile in equal parts, and judges
 * their answers.
 */
export function createFuzz({ document, seed, keys, today, url }: FuzzOptions): Fuzz {
  const random = createRandom(seed);
  const known = createKnown();
  const judge = createJudge(document);
  const context = { document, random, known, today, url, key: bestKey(keys) };
  const generators = [validRequest, nearValidRequest, hostileRequest];
  let count = 0;
  return {
    next() {
      const round = Math.floor(count / document.operations.length);
      const operation = document.operations[count % document.operations.length];
      if (!operation) throw new Error("the document has no operations");
      count++;
      // The first round has only valid requests, so that the others know some ids.
      const generate = round === 0 ? validRequest : random.pick(generators);
      return signed(generate(operation, context), { keys, base: document.base, random });
    },
    judge(request, answer) {
      const { faults, json } = judge(request, answer);
      if (answer.status < 300) known.learn(request, { json, etag: answer.headers.get("etag") ?? null });
      return faults;
    },
  };
}
