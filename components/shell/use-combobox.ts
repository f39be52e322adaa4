import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import type { SuggestionKeys } from "@/components/search/suggestions";
import { useAwake } from "@/components/ui/use-awake";

/** A text field with a list of options: what is typed, whether the list is open, and the keys of both. */
export function useCombobox(listId: string, initial: string) {
  const keys = useRef<SuggestionKeys>(null);
  const awake = useAwake();
  const [text, setText] = useState(initial);
  const [isOpen, setIsOpen] = useState(false);
  const [isFilled, setIsFilled] = useState(false);
  const [active, setActive] = useState<string | null>(null);

  const open = () => setIsOpen(true);
  const close = () => {
    setIsOpen(false);
    setActive(null);
  };
  const type = (typed: string) => {
    setText(typed);
    open();
  };

  const onKeyDown = (press: KeyboardEvent<HTMLInputElement>) => {
    if (press.nativeEvent.isComposing) return;
    if (press.key === "ArrowDown" || press.key === "ArrowUp") {
      press.preventDefault();
      if (isOpen) keys.current?.move(press.key === "ArrowDown" ? 1 : -1);
      else open();
    } else if (press.key === "Enter" && isOpen && keys.current?.follow()) press.preventDefault();
    else if (press.key === "Escape" && isOpen && isFilled) {
      press.preventDefault();
      close();
    } else if (press.key === "Escape") {
      press.currentTarget.value = "";
      setText("");
    }
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) close();
  };

  const isExpanded = isOpen && isFilled;
  return {
    text,
    isOpen,
    onBlur,
    /** The field's props. Without scripts it is a plain one. */
    input: {
      ...(awake
        ? {
            role: "combobox",
            "aria-autocomplete": "list" as const,
            "aria-expanded": isExpanded,
            "aria-controls": isExpanded ? listId : undefined,
            "aria-activedescendant": (isExpanded && active) || undefined,
          }
        : { role: "searchbox" }),
      onFocus: open,
      onClick: open,
      onInput: (change: { currentTarget: HTMLInputElement }) => type(change.currentTarget.value),
      onKeyDown,
    },
    /** The list's props. */
    list: { id: listId, text, active, onActive: setActive, onFilled: setIsFilled, onFollow: close, keys },
  };
}
