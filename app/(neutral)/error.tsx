"use client";

import { Failure } from "@/components/shell/failure";

export default function NeutralError({ retry }: { retry: () => void }) {
  return <Failure retry={retry} />;
}
