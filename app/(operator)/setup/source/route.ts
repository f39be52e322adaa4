import type { NewSource } from "@/contract/operator.ts";
import { addSource } from "@/lib/api/operator";
import { keepAttempt } from "@/lib/operator/attempts";
import { refuseWrite, seeOther } from "@/lib/pages/operator";
import { paths } from "@/lib/paths";

/** `POST /setup/source`: adds an address, and leads to its run or back to the form. */
export async function POST(request: Request): Promise<Response> {
  const refusal = await refuseWrite(request);
  if (refusal) return refusal;
  const form = await request.formData();
  const text = (name: keyof NewSource) => String(form.get(name) ?? "").trim();
  const values: NewSource = {
    name: text("name"),
    address: text("address"),
    country: text("country"),
    timezone: text("timezone"),
    minutes: text("minutes"),
  };
  const answer = await addSource(values);
  if ("problems" in answer)
    return seeOther(paths.setupAgain(keepAttempt({ kind: "address", values, problems: answer.problems })));
  keepAttempt({ kind: "address", values, problems: [] }, answer.id);
  return seeOther(paths.setupRun(answer.id));
}
