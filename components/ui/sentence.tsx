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

/** Short facts in a line, separated by dots. */
export const Dotted = ({ children }: { children: ReactNode }) =>
  Children.toArray(children).map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: facts have no names and keep their order.
    <Fragment key={index}>
      {index > 0 ? " · " : null}
      {child}
    </Fragment>
  ));
