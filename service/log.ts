import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/** The service's log: JSON lines on standard output, without secrets. */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { streamWrite: withoutSecrets },
    },
    destination,
  );

/** Patterns of secrets, and what replaces them. */
const secrets: [RegExp, string][] = [
  [/\b(nn_live_|nn_epg_|whsec_)[\w+/=-]+/g, "$1***"],
  [/\b(Bearer|Basic) +[^\s"'\\]+/gi, "$1 ***"],
  [/"(authorization|cookie|password|secret|token)":"(?:[^"\\]|\\.)*"/gi, '"$1":"***"'],
  // An address's credentials and query: feeds carry their tokens there.
  [/\b([a-z][\w+.-]{0,20}:\/\/)(?:[^\s"'\\/?#]*@)?([^\s"'\\?#]*)(?:[?#][^\s"'\\]*)?/gi, "$1$2"],
];

/** Removes keys, the tokens of guide addresses, webhook secrets, passwords and addresses' queries from a text or JSON. */
export const withoutSecrets = (text: string): string =>
  secrets.reduce((shown, [pattern, replacement]) => shown.replaceAll(pattern, replacement), text);
