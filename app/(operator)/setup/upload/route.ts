import type { NewSource, RefusedSource } from "@/contract/operator.ts";
import { addUpload, uploadFolder } from "@/lib/api/operator";
import { keepAttempt } from "@/lib/operator/attempts";
import { keepWhile, UploadError } from "@/lib/operator/keep-upload";
import { FormError, readUploadForm } from "@/lib/operator/upload-form";
import { refuseWrite, seeOther } from "@/lib/pages/operator";
import { paths } from "@/lib/paths";

/** `POST /setup/upload`: adds a file, and leads to its run or back to the form. */
export async function POST(request: Request): Promise<Response> {
  const refusal = await refuseWrite(request);
  if (refusal) return refusal;
  const values: NewSource = { name: "", address: "", country: "", timezone: "", minutes: "" };
  const again = (problems: RefusedSource["problems"]) =>
    seeOther(paths.setupAgain(keepAttempt({ kind: "file", values, problems })));
  if (!request.body) return again([{ field: "file", detail: "choose a file" }]);
  try {
    const { fields, file } = await readUploadForm(request.body, request.headers.get("content-type"));
    const { name = "", country = "", timezone = "" } = fields;
    Object.assign(values, { name: name.trim(), country, timezone: timezone.trim() });
    if (!file.name) return again([{ field: "file", detail: "choose a file" }]);
    const answer = await keepWhile(uploadFolder(), file.chunks, (path) => addUpload(path, file.name, values));
    if ("problems" in answer) return again(answer.problems);
    keepAttempt({ kind: "file", values, problems: [] }, answer.id);
    return seeOther(paths.setupRun(answer.id));
  } catch (error) {
    if (!(error instanceof FormError || error instanceof UploadError)) throw error;
    return again([{ field: "file", detail: error.message }]);
  }
}
