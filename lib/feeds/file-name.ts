/** What a file is saved as: in letters that every system takes, and under its own name if that has others. */
export type FileName = { plain: string; own?: string };

/** Encodes a value of a header's parameter (RFC 8187). */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The Content-Disposition of a file that is to be saved (RFC 6266). `plain` has ASCII letters, digits, dots and hyphens. */
export const saveAs = ({ plain, own }: FileName): string =>
  `attachment; filename="${plain}"${own === undefined ? "" : `; filename*=UTF-8''${encode(own)}`}`;
