"use client";

import { Failure } from "@/components/shell/failure";

export default function OperatorError({ retry }: { retry: () => void }) {
  return (
    <main id="content" tabIndex={-1} className="grow outline-none">
      <Failure retry={retry} />
    </main>
  );
}
