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
    <form action={paths.setup()} method="get" className="max-w-[34rem]">
      <Field
        id="country"
        label="Country"
        hint={guessed ? "A guess from your browser’s languages." : undefined}
      >
        <div className="flex gap-2.5">
          <select id="country" name="country" defaultValue={country ?? ""} required className={inputLook}>
            <option value="">Choose a country</option>
            {named.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <button type="submit" className={quietLook}>
            {country ? "Change" : "Next"}
          </button>
        </div>
      </Field>
    </form>
  );
};
