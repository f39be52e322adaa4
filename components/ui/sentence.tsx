import { Children, Fragment, type ReactNode } from "react";

/** A placeholder in a message, to be replaced by an element: `t("now.asOf", { time: gap })`. */
export const gap = "\uFFFC";

/** A message with an element in each `gap`, in their order. */
export const Sentence = ({ text, children }: { text: string; children: ReactNode }) => {
  const elements = Children.toArray(children);
  return text.split(gap).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no names and keep their order.
    <Fragment key={index}>
      {index > 0 ? elements[index - 1] : null}
      {part}
    </Fragment>
  ));
};

/** A text that long may break; a shorter one, such as "722 channels" or "Royaume-Uni", doesn't. */
const breakable = 24;

const whole = (fact: ReactNode): ReactNode =>
  typeof fact === "string" && fact.length < breakable ? (
    <span className="whitespace-nowrap">{fact}</span>
  ) : (
    fact
  );

/** Short facts in a line, separated by dots, with which no line begins. */
export const Dotted = ({ children }: { children: ReactNode }) =>
  Children.toArray(children).map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: facts have no names and keep their order.
    <Fragment key={index}>
      {index > 0 ? "\u00a0· " : null}
      {whole(child)}
    </Fragment>
  ));
