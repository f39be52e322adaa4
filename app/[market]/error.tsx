"use client";

import { Failure } from "@/components/shell/failure";

export default function MarketError({ retry }: { retry: () => void }) {
  return <Failure retry={retry} />;
}
