import { type RefObject, useEffect, useRef, useState } from "react";
import { isSeen } from "./seen-image";

/** Whether an image is there to be seen. Its events may have fired before hydration. */
export function useImage(): {
  image: RefObject<HTMLImageElement | null>;
  state: "loading" | "loaded" | "failed";
  onLoad: () => void;
  onError: () => void;
} {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const element = image.current;
    if (element?.complete) setState(isSeen(element) ? "loaded" : "failed");
  }, []);
  return {
    image,
    state,
    onLoad: () => setState(isSeen(image.current) ? "loaded" : "failed"),
    onError: () => setState("failed"),
  };
}
