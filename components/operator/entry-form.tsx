import { primaryLook } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { Field, inputLook, invalid } from "./field";
import { cardLook } from "./frame";

/** Sends the operator's token, once: a cookie proves it from then on. */
export const EntryForm = ({ wrong }: { wrong: boolean }) => {
  const problem = wrong ? "This isn’t the token." : null;
  return (
    <form
      action={paths.operatorEnter()}
      method="post"
      className={`${cardLook} mt-6 flex max-w-[28rem] flex-col gap-4`}
    >
      <Field id="token" label="Token" problem={problem} hint="The value of OPERATOR_TOKEN on the server.">
        <input
          id="token"
          name="token"
          type="password"
          required
          autoComplete="current-password"
          className={inputLook}
          {...invalid("token", problem)}
        />
      </Field>
      <button type="submit" className={`${primaryLook} self-start`}>
        Enter
      </button>
    </form>
  );
};
