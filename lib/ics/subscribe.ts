/** The address by which a calendar program subscribes to a file of the site. `origin` is the site's public one. */
export const webcalAddress = (origin: string, path: string): string =>
  `${origin.replace(/^https?:/, "webcal:")}${path}`;

/** A calendar on the web, by its own name, and the address at which it subscribes to a file. */
type OnlineCalendar = { name: string; address: string };

/**
 * Where a person without a calendar program subscribes to a file of the site. These services fetch it themselves, so
 * there are none for a site that only its own machine or network reaches.
 */
export function onlineCalendars(origin: string, path: string, label: string): OnlineCalendar[] {
  if (!origin.startsWith("https:")) return [];
  const google = new URLSearchParams({ cid: webcalAddress(origin, path) });
  const outlook = new URLSearchParams({ url: origin + path, name: label });
  return [
    { name: "Google", address: `https://calendar.google.com/calendar/r?${google}` },
    { name: "Outlook", address: `https://outlook.live.com/calendar/0/addfromweb?${outlook}` },
  ];
}
