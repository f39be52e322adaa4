import { adoptStyle } from "@/components/ui/adopt-style";
import { InlineScript } from "@/components/ui/inline-script";
import { filterStyle, parseFilter } from "@/lib/events/filter";

/** The style sheet that hides what the address filters out. */
export const filterStyleName = "showing-filter";

/** Before the first paint: filters the list as the address says. */
const narrow = `(${String(adoptStyle)})("${filterStyleName}",(${String(filterStyle)})((${String(parseFilter)})(location.search)))`;

/** Before the first paint: unfolds the country that the address names. */
const unfold = `(function(c){if(/^[a-z]{2}$/i.test(c))document.querySelector('[data-country="'+c.toUpperCase()+'"] details')?.setAttribute("open","")})(new URLSearchParams(location.search).get("in"))`;

/** Goes before the list of showings. */
export const NarrowScript = () => <InlineScript text={narrow} />;

/** Goes after the list of showings. */
export const UnfoldScript = () => <InlineScript text={unfold} />;
