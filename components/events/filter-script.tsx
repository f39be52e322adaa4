import { filterStyle, parseFilter } from "@/lib/events/filter";

/** The style sheet that holds what the address leaves out. */
export const filterStyleId = "showing-filter";

/** Before the first paint: the list is narrowed as the address says. */
const narrow = `(function(s){s.id="${filterStyleId}";s.textContent=(${String(filterStyle)})((${String(parseFilter)})(location.search));document.head.append(s)})(document.createElement("style"))`;

/** Before the first paint: the country that the address asks for is unfolded. */
const unfold = `(function(c){if(/^[a-z]{2}$/i.test(c))document.querySelector('[data-country="'+c.toUpperCase()+'"] details')?.setAttribute("open","")})(new URLSearchParams(location.search).get("in"))`;

/** Stands before the list of showings. */
export const NarrowScript = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: functions of our own.
  <script dangerouslySetInnerHTML={{ __html: narrow }} />
);

/** Stands after it. */
export const UnfoldScript = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own.
  <script dangerouslySetInnerHTML={{ __html: unfold }} />
);
