import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import { crc32 } from "node:zlib";

/**
 * The form of a kind of token: its prefix, 30 random base62 characters, and 6 with their CRC-32 in base 62. The
 * checksum exposes mistyped tokens, and a secret scanner's false alarms, without asking the store.
 */
export type TokenForm = {
  /** Generates a token's text with the system's secure random numbers. */
  create(): string;
  /** Whether a text has the form and a correct checksum, which is compared in constant time. */
  fits(text: string): boolean;
  /** What lists show of a token: enough to recognise it, too little to use it. */
  hint(text: string): string;
};

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const secretLength = 30;
const checksumLength = 6;
const hintLength = 6;

function base62(value: number, length: number): string {
  let text = "";
  for (let rest = value; text.length < length; rest = Math.floor(rest / 62))
    text = alphabet[rest % 62] + text;
  return text;
}

/** `prefix` is of letters, digits and underscores. */
export function createTokenForm(prefix: string): TokenForm {
  const form = new RegExp(`^${prefix}[0-9A-Za-z]{${secretLength + checksumLength}}$`);
  const checksum = (secret: string) => base62(crc32(prefix + secret), checksumLength);
  return {
    create() {
      const secret = Array.from({ length: secretLength }, () => alphabet[randomInt(62)]).join("");
      return prefix + secret + checksum(secret);
    },
    fits(text) {
      if (!form.test(text)) return false;
      const secret = text.slice(prefix.length, -checksumLength);
      return timingSafeEqual(Buffer.from(checksum(secret)), Buffer.from(text.slice(-checksumLength)));
    },
    hint: (text) => text.slice(0, prefix.length + hintLength),
  };
}

/** What the store keeps instead of a token: its SHA-256, in hex. */
export const hashToken = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Finds the one token of a list that an operator means: by its text, its hint, or the beginning of its hash. Returns
 * why there is none otherwise.
 */
export function pickToken<T extends { hash: string; hint: string }>(
  tokens: readonly T[],
  which: string,
  form: TokenForm,
): T | "unknown" | "ambiguous" {
  const hash = form.fits(which) ? hashToken(which) : null;
  const [token, another] = tokens.filter((each) =>
    hash
      ? each.hash === hash
      : which !== "" && (each.hint === which || (which.length >= 8 && each.hash.startsWith(which))),
  );
  if (!token) return "unknown";
  return another ? "ambiguous" : token;
}
