/** What could end a script, begin a comment in it, or be a line break to older parsers. */
const unsafe = /[<>&\u2028\u2029]/g;

/** Serialises a value as JSON that is safe inside a script element, whatever its texts contain. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
