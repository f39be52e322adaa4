import { type Logger, pino } from "pino";

export type Log = Logger;

/** The service's log: JSON lines on standard output. Keys and URLs with secrets are never given to it. */
export const createLog = (level: string): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
