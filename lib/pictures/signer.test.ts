import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { logoAt, pictureAt, pictureSet, pictureWidths, readPicturePath } from "./address.ts";
import { createSigner } from "./signer.ts";

const signer = createSigner("nn_live_one");
const pathOf = (address: string) => signer.pathOf(address) ?? "";
const read = (path: string) => readPicturePath(new URL(path, "https://guide.example"));

const signed = (path: string, by = signer) => {
  const asked = read(path);
  return asked !== null && by.isSigned(asked.address, asked.signature);
};

describe("a picture's own address", () => {
  it("names the picture and its width, whatever the picture's address looks like", () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.constantFrom(...pictureWidths),
        (address, width) => {
          const own = pathOf(address);
          expect(read(pictureAt(own, width))).toMatchObject({ address, width, isLogo: false });
          expect(read(logoAt(own, width))).toMatchObject({ address, width, isLogo: true });
          expect(signed(own)).toBe(true);
        },
      ),
    );
  });

  it("is accepted only as it was signed", () => {
    const own = pathOf("https://logos.example/one.png");
    expect(signed(own.replace("one", "two"))).toBe(false);
    expect(signed(own.replace(/pictures\/./, "pictures/-"))).toBe(false);
    expect(signed(own.replace(/pictures\/.../, "pictures/"))).toBe(false);
    expect(signed(own, createSigner("nn_live_other"))).toBe(false);
    expect(signed(own, createSigner("nn_live_one"))).toBe(true);
  });

  it("asks only for the widths of pages", () => {
    const own = pathOf("https://logos.example/one.png");
    for (const width of ["0", "97", "5000", "-128", "128.5", "x"])
      expect(read(`${own}&w=${width}`)).toBeNull();
    expect(read("/pictures/signature.webp?w=128")).toBeNull();
  });

  it("is missing if the picture's is too long", () => {
    expect(signer.pathOf(`https://logos.example/${"x".repeat(2_000)}`)).toBeNull();
  });

  it("has widths to choose from, as a picture of another origin doesn't", () => {
    expect(pictureSet(pathOf("https://logos.example/one.png"), [128, 320])).toMatch(
      /^\/pictures\/[\w-]{22}\.webp\?of=https:\/\/logos\.example\/one\.png&w=128 128w, \/pictures\S+&w=320 320w$/,
    );
    expect(pictureSet("https://logos.example/one.png", [128, 320])).toBeUndefined();
    for (const at of [pictureAt, logoAt])
      expect(at("https://logos.example/one.png", 128)).toBe("https://logos.example/one.png");
  });
});
