import type { Route } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import look from "./suggestions.module.css";
import { keepSearch } from "./use-recent";

export type SuggestionOption = {
  href: string;
  /** What is kept as searched for when it is chosen. */
  query: string;
  /** A search's own page is loaded from the server: see the box's form. */
  isSearch?: boolean;
  content: ReactNode;
};

/** `title` null is for options that speak for themselves. */
export type SuggestionGroup = { name: string; title: string | null; options: SuggestionOption[] };

type OptionProps = { id: string; isActive: boolean; option: SuggestionOption; onFollow(): void };

const Option = ({ id, isActive, option, onFollow }: OptionProps) => {
  const { href, query, isSearch, content } = option;
  const shared = {
    id,
    role: "option",
    tabIndex: -1,
    "aria-selected": isActive,
    className: look.option,
    onClick: () => {
      keepSearch(query);
      onFollow();
    },
  };
  return isSearch ? (
    <a href={href} {...shared}>
      {content}
    </a>
  ) : (
    <Link href={href as Route} prefetch={false} {...shared}>
      {content}
    </Link>
  );
};

/** The options of a combobox, in groups. Each is a link as well. */
export const SuggestionList = ({
  id,
  label,
  groups,
  active,
  isLate,
  onFollow,
}: {
  id: string;
  label: string;
  groups: SuggestionGroup[];
  active: string | null;
  /** Whether it still shows what was found for an earlier text. */
  isLate: boolean;
  onFollow(): void;
}) => (
  <div id={id} role="listbox" aria-label={label} aria-busy={isLate}>
    {groups.map(({ name, title, options }) => (
      // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
      <div key={name} role="group" aria-label={title ?? undefined}>
        {title === null ? null : (
          <div aria-hidden="true" className={look.title}>
            {title}
          </div>
        )}
        {options.map((option) => {
          const optionId = `${id}-${option.href}`;
          return (
            <Option
              key={option.href}
              id={optionId}
              isActive={optionId === active}
              option={option}
              onFollow={onFollow}
            />
          );
        })}
      </div>
    ))}
  </div>
);
