import { Serwist } from "serwist";
import { listenToPushes } from "../reminders/listen.ts";
import { listenToPages } from "./messages.ts";
import { answerOffline, rules } from "./pages.ts";

/** The service worker: see docs/decisions/0028-the-worker.md. What it does on each event is in a module of its own. */
const worker = new Serwist({
  runtimeCaching: rules,
  clientsClaim: true,
  disableDevLogs: true,
});
worker.setCatchHandler(({ request }) => answerOffline(request));
worker.addEventListeners();
listenToPages();
listenToPushes();
