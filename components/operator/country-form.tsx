import { quietLook } from "@/components/ui/button";
import { countryName } from "@/lib/market";
import { paths } from "@/lib/paths";
import { Field, inputLook } from "./field";

/** Chooses the country that the guide is of. */
export const CountryForm = ({
  country,
  countries,
  guessed,
}: {
  country: string | null;
  countries: readonly string[];
  guessed: boolean;
}) => {
  const named = countries
    .map((code) => ({ code, name: countryName(code, "en") }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
  return (
    <form action={paths.setup()} method="get" className="flex max-w-[34rem] items-end gap-2.5">
      <div className="min-w-0 grow">
        <Field
          id="country"
          label="Country"
          hint={guessed ? "A guess from your browser’s languages." : undefined}
        >
          <select id="country" name="country" defaultValue={country ?? ""} required className={inputLook}>
            <option value="">Choose a country</option>
            {named.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <button type="submit" className={`${quietLook} ${guessed ? "mb-[1.85rem]" : ""}`}>
        {country ? "Change" : "Next"}
      </button>
    </form>
  );
};
