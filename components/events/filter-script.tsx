import { filterStyle, parseFilter } from "@/lib/events/filter";

/** The style sheet that hides what the address filters out. */
export const filterStyleId = "showing-filter";

/** Before the first paint: filters the list as the address says. */
const narrow = `(function(s){s.id="${filterStyleId}";s.textContent=(${String(filterStyle)})((${String(parseFilter)})(location.search));document.head.append(s)})(document.createElement("style"))`;

/** Before the first paint: unfolds the country that the address names. */
const unfold = `(function(c){if(/^[a-z]{2}$/i.test(c))document.querySelector('[data-country="'+c.toUpperCase()+'"] details')?.setAttribute("open","")})(new URLSearchParams(location.search).get("in"))`;

/** Goes before the list of showings. */
export const NarrowScript = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: functions of our own.
  <script dangerouslySetInnerHTML={{ __html: narrow }} />
);

/** Goes after the list of showings. */
export const UnfoldScript = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own.
  <script dangerouslySetInnerHTML={{ __html: unfold }} />
);
