"use client";

/** Our own icons, drawn on a 24 by 24 grid with a 1.9 stroke. */
const drawings = {
  now: (
    <>
      <circle cx="12" cy="12" r="8.6" />
      <circle cx="12" cy="12" r="3.4" fill="currentColor" stroke="none" />
    </>
  ),
  tonight: <path d="M19.6 14.4A8.2 8.2 0 1 1 9.6 4.4a6.6 6.6 0 0 0 10 10Z" />,
  guide: (
    <>
      <path d="M3.5 6.5h10M16.5 6.5h4M3.5 12h5M11.5 12h9M3.5 17.5h8M14.5 17.5h6" />
    </>
  ),
  channels: (
    <>
      <rect x="3.2" y="6.8" width="17.6" height="12" rx="2.6" />
      <path d="m8.6 3 3.4 3.8L15.4 3" />
    </>
  ),
  sport: <path d="M5.2 21V3.4M5.2 4.6c4.6-2.4 8.6 2.2 13.6 0v9.2c-5 2.2-9-2.4-13.6 0" />,
  copy: (
    <>
      <rect x="8.6" y="8.6" width="12" height="12" rx="2.6" />
      <path d="M15.4 5.6a2.4 2.4 0 0 0-2.4-2.2H5.8a2.4 2.4 0 0 0-2.4 2.4V13a2.4 2.4 0 0 0 2.2 2.4" />
    </>
  ),
  embed: <path d="m8.6 6.6-5.4 5.4 5.4 5.4M15.4 6.6l5.4 5.4-5.4 5.4" />,
  search: (
    <>
      <circle cx="10.6" cy="10.6" r="6.6" />
      <path d="m15.6 15.6 5 5" />
    </>
  ),
  system: (
    <>
      <circle cx="12" cy="12" r="8.6" />
      <path d="M12 3.4v17.2a8.6 8.6 0 0 0 0-17.2Z" fill="currentColor" stroke="none" />
    </>
  ),
  light: (
    <>
      <circle cx="12" cy="12" r="4.2" />
      <path d="M12 2.6v2M12 19.4v2M2.6 12h2M19.4 12h2M5.4 5.4l1.4 1.4M17.2 17.2l1.4 1.4M18.6 5.4l-1.4 1.4M6.8 17.2l-1.4 1.4" />
    </>
  ),
  dark: <path d="M19.6 14.4A8.2 8.2 0 1 1 9.6 4.4a6.6 6.6 0 0 0 10 10Z" />,
  list: <path d="M8.5 6.5h12M8.5 12h12M8.5 17.5h12M4 6.5h.01M4 12h.01M4 17.5h.01" />,
  filter: <path d="M4 7h16M7 12h10M10 17h4" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  down: <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />,
  back: <path d="m14.5 5-7 7 7 7" />,
  forward: <path d="m9.5 5 7 7-7 7" />,
  out: <path d="M8 6.5h9.5V16M17 7 6.5 17.5" />,
  person: (
    <>
      <circle cx="12" cy="8.2" r="4.2" />
      <path d="M4.2 20.6c.6-4.2 3.8-6.2 7.8-6.2s7.2 2 7.8 6.2" />
    </>
  ),
  cup: (
    <>
      <path d="M7.4 3.8h9.2v5.6a4.6 4.6 0 0 1-9.2 0ZM12 14v3.4M8.4 20.4h7.2M9.6 20.4c0-2 1-3 2.4-3s2.4 1 2.4 3" />
      <path d="M7.4 5.4H3.8c0 3.2 1.2 5 3.8 5.2M16.6 5.4h3.6c0 3.2-1.2 5-3.8 5.2" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.6" />
      <path d="M12 7v5.2l3.4 2" />
    </>
  ),
  bell: <path d="M6 16.4V10a6 6 0 0 1 12 0v6.4l1.6 2H4.4ZM9.8 20.6a2.4 2.4 0 0 0 4.4 0" />,
  follow: (
    <path d="M12 20.2C6.4 16.2 3.4 13 3.4 9.2a4.7 4.7 0 0 1 8.6-2.6 4.7 4.7 0 0 1 8.6 2.6c0 3.8-3 7-8.6 11Z" />
  ),
  star: <path d="m12 3.4 2.7 5.5 6 .9-4.4 4.2 1.1 6-5.4-2.9-5.4 2.9 1.1-6-4.4-4.2 6-.9Z" />,
  plan: (
    <>
      <rect x="3.6" y="5.2" width="16.8" height="15.2" rx="2.6" />
      <path d="M8 2.9v4M16 2.9v4M3.8 10h16.4M12 12.6v5M9.5 15.1h5" />
    </>
  ),
  calendar: (
    <>
      <rect x="3.6" y="5.2" width="16.8" height="15.2" rx="2.6" />
      <path d="M8 2.9v4M16 2.9v4M3.8 10h16.4" />
    </>
  ),
  share: <path d="M12 15V3.6M8 7.2l4-3.8 4 3.8M6.5 11H5v9.4h14V11h-1.5" />,
  print: (
    <>
      <path d="M7 8.5V3.6h10v4.9M7 17H3.8V8.6h16.4V17H17" />
      <path d="M7 13.8h10v6.6H7Z" />
    </>
  ),
  grip: <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />,
  up: <path d="m6.5 14.5 5.5-5.5 5.5 5.5" />,
  check: <path d="m5 12.5 4.6 4.6L19.2 7" />,
};

export type IconName = keyof typeof drawings;

/**
 * An icon beside words, hidden from screen readers. `size` in px. Browsers have the drawings, so that React's data of a
 * page names each alone.
 */
export const Icon = ({
  name,
  size = 20,
  className,
}: {
  name: IconName;
  size?: number;
  className?: string;
}) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    {drawings[name]}
  </svg>
);
