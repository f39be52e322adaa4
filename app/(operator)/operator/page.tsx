import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { EntryForm } from "@/components/operator/entry-form";
import { OperatorFrame } from "@/components/operator/frame";
import { operatorGuard } from "@/lib/api/operator";

/** Made for each request. */
export const instant = false;

export const metadata: Metadata = { title: "Operator" };

/** `/operator`: where an operator sends their token from another machine. Absent unless there is one. */
export default async function OperatorEntry({ searchParams }: PageProps<"/operator">) {
  await connection();
  if (operatorGuard().token === null) notFound();
  const { wrong } = await searchParams;
  return (
    <OperatorFrame title="Operator" lead="Setting up and watching this guide is for whoever runs it.">
      <EntryForm wrong={wrong !== undefined} />
    </OperatorFrame>
  );
}
