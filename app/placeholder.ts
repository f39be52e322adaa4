/**
 * The build has no API to ask, and Next wants one value for each part of a path: this one. It names nothing, so its
 * pages are "not found" and fetch nothing; every real value is prerendered at its first visit.
 */
export const placeholder = "-";
