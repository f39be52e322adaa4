"use client";

import { useEffect } from "react";
import { orderAsPainted, paintedEvent } from "./mine-script";

/**
 * Keeps the rows of a page's lists in the order in which a person's channels are painted. It belongs to the page itself:
 * React takes over the parts of a document one after the other, and must find the rows of each as the server sent them.
 */
export function MineOrder() {
  useEffect(() => {
    orderAsPainted();
    window.addEventListener(paintedEvent, orderAsPainted);
    return () => window.removeEventListener(paintedEvent, orderAsPainted);
  }, []);
  return null;
}
