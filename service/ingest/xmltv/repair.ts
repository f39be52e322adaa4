import type { FileRepairKind } from "../draft.ts";

export type Repairer = {
  /** The next part of a file's text, with bare `&` and `<` escaped. What may begin a reference or tag is held back. */
  write(text: string): string;
  end(): string;
};

/** No reference is longer. */
const longestReference = 36;
const bareAmpersand = /&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z][\w.-]{0,31};)/gi;
const bareLess = /<(?![a-z_:/!?])/gi;

/** Escapes what begins no reference and no tag, before the XML is parsed: a parser would look for their end. */
export function createRepairer(onRepair: (kind: FileRepairKind) => void): Repairer {
  let held = "";
  const escapeBare = (text: string, bare: RegExp, as: string, kind: FileRepairKind): string =>
    text.replace(bare, () => {
      onRepair(kind);
      return as;
    });
  const repair = (text: string): string => {
    const referring = text.includes("&") ? escapeBare(text, bareAmpersand, "&amp;", "bare_ampersand") : text;
    return escapeBare(referring, bareLess, "&lt;", "bare_less_than");
  };
  return {
    write(text) {
      const whole = held === "" ? text : held + text;
      const from = openFrom(whole);
      held = whole.slice(from);
      return repair(whole.slice(0, from));
    },
    end() {
      const rest = held;
      held = "";
      return repair(rest);
    },
  };
}

/** Where what a text ends with may still become a reference or a tag; its length if nothing may. */
function openFrom(text: string): number {
  if (text.endsWith("<")) return text.length - 1;
  const last = text.lastIndexOf("&");
  const isOpen = last >= 0 && text.length - last < longestReference && !text.includes(";", last);
  return isOpen ? last : text.length;
}
