import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FormError, readUploadForm } from "./upload-form";

/** A form as browsers send it, cut into chunks of some size. */
async function sent(fields: Record<string, string>, content: Uint8Array<ArrayBuffer>, size: number) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob([content]), "guide.xml.gz");
  const response = new Response(form);
  const whole = new Uint8Array(await response.arrayBuffer());
  return {
    type: response.headers.get("content-type"),
    whole,
    chunks: (end = whole.length) => cut(whole.subarray(0, end), size),
  };
}

async function* cut(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const collect = async (chunks: AsyncIterable<Uint8Array>) => Buffer.concat(await Array.fromAsync(chunks));

describe("a form with a file", () => {
  it("is read as it was sent, however it is cut", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: "grapheme" }).map((text) => text.replaceAll(/[\r\n]/g, "")),
        fc.uint8Array({ maxLength: 400 }),
        fc.integer({ min: 1, max: 300 }),
        async (name, content, size) => {
          const { type, chunks } = await sent({ name, country: "NZ" }, new Uint8Array(content), size);
          const { fields, file } = await readUploadForm(chunks(), type);
          expect(fields).toEqual({ name, country: "NZ" });
          expect(file.name).toBe("guide.xml.gz");
          expect(await collect(file.chunks)).toEqual(Buffer.from(content));
        },
      ),
    );
  });

  it("may hold what looks like the form's end", async () => {
    const content = new TextEncoder().encode("a\r\n--\r\n------x--\r\n");
    const { type, chunks } = await sent({}, content, 7);
    expect(await collect((await readUploadForm(chunks(), type)).file.chunks)).toEqual(Buffer.from(content));
  });

  it("is refused if it is cut off in its file", async () => {
    const { type, whole, chunks } = await sent({}, new Uint8Array(5000), 100);
    const { file } = await readUploadForm(chunks(whole.length - 60), type);
    await expect(collect(file.chunks)).rejects.toThrow(FormError);
  });

  it.each([
    ["another type", "application/json", "{}"],
    ["no boundary", "multipart/form-data", "--x\r\n"],
    [
      "no file",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
    ],
    ["fields without end", "multipart/form-data; boundary=x", `--x\r\n${"a".repeat(200_000)}`],
  ])("is refused for %s", async (_, type, text) => {
    await expect(readUploadForm(cut(new TextEncoder().encode(text), 50), type)).rejects.toThrow(FormError);
  });
});
