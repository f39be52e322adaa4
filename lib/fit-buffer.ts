/** What zlib answers may be a small part of a larger buffer, which would be kept as a whole. */
export const fitBuffer = (bytes: Buffer): Buffer =>
  bytes.buffer.byteLength === bytes.length ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
