import { expect, it, vi } from "vitest";
import { createLog } from "../log.ts";
import { keepSendingWebhooks } from "./send-webhooks.ts";

const request = {
  ...{ storeUrl: "sqlite::memory:", aheadMs: 0, allowLoopback: false, siteHook: null },
  ...{ vaultKey: "", logLevel: "silent" },
};

it("no thread is there for webhooks before there is one", async () => {
  const steps: string[] = [];
  const looks = vi.fn(async () => looks.mock.calls.length > 2);
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const { stop } = keepSendingWebhooks(request, {
    isNeeded: looks,
    log: createLog("silent"),
    run: async ({ signal }) => {
      steps.push("thread");
      start();
      await new Promise((resolve) => signal?.addEventListener("abort", resolve));
    },
    wait: async () => void steps.push("wait"),
  });
  await started;
  await stop();
  expect(steps).toEqual(["wait", "wait", "thread"]);
});
