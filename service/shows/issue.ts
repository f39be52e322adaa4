/** A title without what stands behind it and says which issue of the programme it is. */
export type Issued = { title: string; issue: string };

const dates = [
  String.raw`(?:19|20)\d\d[-./]\d{1,2}[-./]\d{1,2}`,
  String.raw`\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d\d`,
  String.raw`(?:19|20)\d\d年\d{1,2}月\d{1,2}日`,
  String.raw`(?<=-)\d{1,2}/\d{1,2}/\d\d`,
];
/** `23/29` is the 23rd of 29 parts. */
const part = String.raw`(?<=\p{Script=Han})\d{1,3}/\d{1,3}`;
/** `2026-232` is the 232nd issue of its year; `2026-27` is a season. */
const issueOfYear = String.raw`20\d\d-\d{1,3}`;
const season = /^\d\d(\d\d)-(\d\d)$/;
const volume = String.raw`(?<![\p{L}\d])vol\.?\s?\d{1,4}`;
const linking = /\s(?:du|del|de|di|of|vom|van|fra|från|z dnia|от|за)$/iu;
const behind = new RegExp(
  String.raw`^(.*\p{L}.*?)[\s_,、:：|–—-]*[(（]?(?<!\d)(${[...dates, part, issueOfYear, volume].join("|")})[)）]?$`,
  "iu",
);

/** Reads a date, an issue of a year or a volume behind a title: `Pulse 22.08.2026`, `晨光-2026-232`, `Tides_Vol.51`. */
export function readIssue(text: string): Issued | null {
  if (!/\d日?[)）]?$/.test(text)) return null;
  const [, title, issue] = behind.exec(text) ?? [];
  if (title === undefined || issue === undefined) return null;
  const [, first, second] = season.exec(issue) ?? [];
  if (first !== undefined && Number(second) === Number(first) + 1) return null;
  return { title: title.replace(linking, ""), issue };
}
