import { quietLook } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { onlineCalendars, webcalAddress } from "@/lib/ics/subscribe";

/** A calendar that can be followed: `path` is its address within the site. */
export type FollowedCalendar = { label: string; path: string };

export type CalendarWords = Record<"add" | "follow" | "followText", string>;

const sides = { start: "desk:start-0", end: "desk:end-0" };

/**
 * A link that adds a file to the device's calendar once, if there is a file, and the calendars that a program can
 * subscribe to. `origin` is the site's public origin. Needs no scripts.
 */
export const CalendarLinks = ({
  file,
  followed,
  origin,
  side,
  words,
}: {
  file: string | null;
  followed: readonly FollowedCalendar[];
  origin: string;
  /** The edge of the button that the list aligns to on a wide screen. */
  side: keyof typeof sides;
  words: CalendarWords;
}) => (
  <>
    {file === null ? null : (
      <a href={file} download className={`no-print ${quietLook}`}>
        <Icon name="calendar" size={18} />
        {words.add}
      </a>
    )}
    {followed.length === 0 ? null : (
      <details className="no-print group max-w-full open:basis-full desk:relative desk:open:basis-auto">
        <summary
          className={`${quietLook} w-full cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
        >
          {words.follow}
          <Icon name="down" size={16} className="group-open:rotate-180" />
        </summary>
        <div
          className={`mt-2 rounded-card border border-line bg-panel p-2 desk:absolute desk:z-20 desk:w-[340px] desk:shadow-lg ${sides[side]}`}
        >
          <p className="px-3 pt-1.5 pb-2 text-sm text-muted">{words.followText}</p>
          <ul>
            {followed.map(({ label, path }) => (
              <li key={path} className="flex flex-wrap items-center">
                <a
                  href={webcalAddress(origin, path)}
                  className="flex min-h-11 grow items-center rounded-cell px-3 py-1.5 font-title [overflow-wrap:anywhere] hover:bg-raised"
                >
                  {label}
                </a>
                {onlineCalendars(origin, path, label).map(({ name, address }) => (
                  <a
                    key={name}
                    href={address}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`${name}: ${label}`}
                    className="flex min-h-11 min-w-11 items-center rounded-cell px-3 text-sm text-muted underline hover:bg-raised"
                  >
                    {name}
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </div>
      </details>
    )}
  </>
);
