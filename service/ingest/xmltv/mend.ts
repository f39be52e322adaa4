export type Mender = {
  /** The next part of a file's text, with bare ampersands escaped. A part that may begin a reference is held back. */
  write(text: string): string;
  end(): string;
};

/** No reference is longer. */
const longestReference = 36;
const bare = /&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z][\w.-]{0,31};)/gi;

/** Escapes ampersands that begin no reference, before the XML is parsed: a parser would look for their end. */
export function createMender(onMended: () => void): Mender {
  let held = "";
  const mend = (text: string): string =>
    text.replace(bare, () => {
      onMended();
      return "&amp;";
    });
  return {
    write(text) {
      const whole = held === "" ? text : held + text;
      const last = whole.lastIndexOf("&");
      const isOpen = last >= 0 && whole.length - last < longestReference && !whole.includes(";", last);
      held = isOpen ? whole.slice(last) : "";
      const ready = isOpen ? whole.slice(0, last) : whole;
      return last < 0 ? ready : mend(ready);
    },
    end() {
      const rest = held;
      held = "";
      return mend(rest);
    },
  };
}
