/** The storage key of the device's market. */
export const marketKey = "market";

/** Runs before the front page is painted: sends a device with a known market there; others see the countries. */
const script = `try{var m=localStorage.getItem("${marketKey}");if(location.pathname==="/"&&/^[a-z]{2}(-[a-z]{2,3})?$/.test(m)){document.documentElement.style.visibility="hidden";location.replace("/"+m)}}catch{}`;

/** Sends a returning person to their market, without a flash for anyone else. */
export const LeadHome = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own.
  <script dangerouslySetInnerHTML={{ __html: script }} />
);
