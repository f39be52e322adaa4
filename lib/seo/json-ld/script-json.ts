/** What could end a script or begin a comment in it, or break a line where older readers allow none. */
const unsafe = /[<>&\u2028\u2029]/g;

/** A value as JSON that stands safely inside a script element, whatever its texts hold. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
