import { type RefObject, useEffect, useRef, useState } from "react";

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
    if (element?.complete) setState(element.naturalWidth > 0 ? "loaded" : "failed");
  }, []);
  return { image, state, onLoad: () => setState("loaded"), onError: () => setState("failed") };
}
