import { siteEnv } from "@/lib/env";

/** Whether pages register the worker. In development a kept page would hide what has just been changed. */
export const hasWorker = (): boolean => siteEnv().offline && process.env.NODE_ENV === "production";
