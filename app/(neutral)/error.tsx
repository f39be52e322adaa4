"use client";

import { Failure } from "@/components/shell/failure";

export default function NeutralError({ retry }: { retry: () => void }) {
  return (
    <main id="content" tabIndex={-1} className="grow outline-none">
      <Failure retry={retry} />
    </main>
  );
}
