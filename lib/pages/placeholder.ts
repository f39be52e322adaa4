/**
 * The build has no API to ask, and Next requires one value for each dynamic segment: this one. It names nothing, so its
 * pages are "not found" and fetch nothing; every real value is prerendered at its first visit.
 */
export const placeholder = "-";
