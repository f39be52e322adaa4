import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import { crc32 } from "node:zlib";

/**
 * The text of an API key: `nn_live_`, 30 random base62 characters, and 6 with their CRC-32 in base 62. The checksum
 * exposes mistyped keys, and a secret scanner's false alarms, without asking the store.
 */

const prefix = "nn_live_";
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const secretLength = 30;
const checksumLength = 6;
const form = new RegExp(`^${prefix}[0-9A-Za-z]{${secretLength + checksumLength}}$`);

function base62(value: number, length: number): string {
  let text = "";
  for (let rest = value; text.length < length; rest = Math.floor(rest / 62))
    text = alphabet[rest % 62] + text;
  return text;
}

const checksum = (secret: string): string => base62(crc32(prefix + secret), checksumLength);

/** Generates a key's text with the system's secure random numbers. */
export function newKeyText(): string {
  const secret = Array.from({ length: secretLength }, () => alphabet[randomInt(62)]).join("");
  return prefix + secret + checksum(secret);
}

/** Whether a text has a key's form and a correct checksum, which is compared in constant time. */
export function isKeyText(text: string): boolean {
  if (!form.test(text)) return false;
  const secret = text.slice(prefix.length, -checksumLength);
  return timingSafeEqual(Buffer.from(checksum(secret)), Buffer.from(text.slice(-checksumLength)));
}

/** What the store keeps instead of a key: its SHA-256, in hex. */
export const hashKeyText = (text: string): string => createHash("sha256").update(text).digest("hex");

/** What lists show of a key: enough to recognise it, too little to use it. */
export const keyHint = (text: string): string => text.slice(0, prefix.length + 6);
