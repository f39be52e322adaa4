/** Where a device notes its market. */
export const marketKey = "market";

/** Runs before the front page is painted: whoever has a market goes there, everyone else sees the countries. */
const script = `try{var m=localStorage.getItem("${marketKey}");if(location.pathname==="/"&&/^[a-z]{2}(-[a-z]{2,3})?$/.test(m)){document.documentElement.style.visibility="hidden";location.replace("/"+m)}}catch{}`;

/** Leads a returning person to their market, without a flash for anyone else. */
export const LeadHome = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own.
  <script dangerouslySetInnerHTML={{ __html: script }} />
);
