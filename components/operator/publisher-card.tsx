import { quietLook } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Publisher } from "@/contract/operator.ts";
import { paths } from "@/lib/paths";
import { cardLook } from "./frame";

const Outside = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    rel="noreferrer"
    className="inline-flex min-h-11 items-center gap-1 text-muted underline underline-offset-3 hover:text-ink"
  >
    {children}
    <Icon name="out" size={15} />
  </a>
);

/** A known publisher, with its terms: added by one press, or, for a grabber, run by the operator. */
export const PublisherCard = ({
  publisher: { name, title, kind, homepage, address, command, terms, note },
  country,
  minutes,
  isAdded,
}: {
  publisher: Publisher;
  country: string;
  minutes: number;
  isAdded: boolean;
}) => {
  const termsAddress = terms && /^https?:\/\//.test(terms) ? terms : null;
  return (
    <li className={`${cardLook} flex flex-col`}>
      <h3 className="text-[1.0625rem] leading-snug font-title">{title}</h3>
      <p className="mt-0.5 text-sm break-words text-faint">
        {kind === "xmltv" ? name : "A program that you run yourself"}
      </p>
      {note ? <p className="mt-2">{note}</p> : null}
      <p className="mt-2 text-sm text-muted">
        {terms === null
          ? "No terms found, and so no permission either: ask the publisher before you show it to others."
          : termsAddress
            ? "It has terms: read them first."
            : `Terms: ${terms}`}
      </p>
      {command ? (
        <pre className="mt-2 overflow-x-auto rounded-[10px] bg-raised p-3 text-sm">
          <code>{command}</code>
        </pre>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center gap-x-4 pt-2">
        <Outside href={homepage}>Website</Outside>
        {termsAddress ? <Outside href={termsAddress}>Terms</Outside> : null}
        {address ? (
          <form action={paths.setupSource()} method="post" className="ms-auto">
            <input type="hidden" name="name" value={name} />
            <input type="hidden" name="address" value={address} />
            <input type="hidden" name="country" value={country} />
            <input type="hidden" name="minutes" value={minutes} />
            <button
              type="submit"
              className={quietLook}
              aria-label={`${isAdded ? "Read again" : "Add"} ${name}`}
            >
              {isAdded ? "Read again" : "Add"}
            </button>
          </form>
        ) : null}
      </div>
    </li>
  );
};
