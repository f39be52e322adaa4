/** A form of a browser's, with a file as its last field. */
export type UploadForm = {
  fields: Record<string, string>;
  file: { name: string; chunks: AsyncIterable<Uint8Array> };
};

/** A form that can't be read. */
export class FormError extends Error {
  override name = "FormError" as const;
}

/** The most that the fields before the file may take. */
const mostHeadBytes = 64 * 1024;

const headEnd = Buffer.from("\r\n\r\n");

/**
 * Reads a form of the type multipart/form-data (RFC 7578) without keeping its file in memory. The file must be the
 * last field. Throws a FormError if it is no such form; its chunks throw one if it is cut off.
 */
export async function readUploadForm(
  body: AsyncIterable<Uint8Array>,
  contentType: string | null,
): Promise<UploadForm> {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? "") ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw new FormError("this isn't a form with a file");
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const source = body[Symbol.asyncIterator]();
  // The first delimiter lacks the line break before it.
  let held: Buffer = Buffer.from("\r\n");

  const readMore = async (): Promise<void> => {
    const { value, done } = await source.next();
    if (done || held.length > mostHeadBytes) throw new FormError("the form has no file");
    held = Buffer.concat([held, value]);
  };
  /** Takes what comes before some bytes, and these. */
  const takeUntil = async (end: Buffer): Promise<string> => {
    for (;;) {
      const at = held.indexOf(end);
      if (at >= 0) {
        const text = held.subarray(0, at).toString("utf8");
        held = held.subarray(at + end.length);
        return text;
      }
      await readMore();
    }
  };

  const fields: Record<string, string> = {};
  await takeUntil(delimiter);
  for (;;) {
    const head = await takeUntil(headEnd);
    const name = /[;\s]name="([^"]*)"/i.exec(head)?.[1] ?? "";
    const fileName = /[;\s]filename="([^"]*)"/i.exec(head)?.[1];
    if (fileName !== undefined)
      return { fields, file: { name: fileName, chunks: readFile(held, source, delimiter) } };
    fields[name] = await takeUntil(delimiter);
  }
}

/** The file's bytes: all that follows but for the form's end, which is held back until it is known to be it. */
async function* readFile(
  first: Buffer,
  rest: AsyncIterator<Uint8Array>,
  delimiter: Buffer,
): AsyncGenerator<Uint8Array> {
  const end = Buffer.concat([delimiter, Buffer.from("--")]);
  const kept = end.length + 2;
  let held = first;
  for (;;) {
    if (held.length > kept) {
      yield held.subarray(0, held.length - kept);
      held = held.subarray(held.length - kept);
    }
    const { value, done } = await rest.next();
    if (done) break;
    held = Buffer.concat([held, value]);
  }
  const at = held.lastIndexOf(end);
  if (at < 0) throw new FormError("the upload was cut off");
  if (at > 0) yield held.subarray(0, at);
}
