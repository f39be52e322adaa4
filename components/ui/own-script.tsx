"use client";

import { findScript } from "@/lib/policy/own-scripts";

/**
 * A `<script>` with what was registered under a key (`of`). React's data of the page holds the key alone, so that the
 * text isn't sent once more: in a browser React leaves the element as it is, and doesn't run one that it adds.
 */
export const OwnScript = ({
  of,
  type,
  nonce,
}: {
  of: string;
  type?: "application/ld+json";
  nonce?: string | undefined;
}) => (
  <script
    type={type}
    nonce={nonce}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: each text is built from functions, constants and JSON of our own, which end no script.
    dangerouslySetInnerHTML={{ __html: findScript(of) }}
  />
);
