import { primaryLook } from "@/components/ui/button";
import type { SourceField } from "@/contract/operator.ts";
import { paths } from "@/lib/paths";
import { Field, inputLook, invalid } from "./field";
import { cardLook } from "./frame";

const steps = [
  [60, "Every hour"],
  [180, "Every 3 hours"],
  [360, "Every 6 hours"],
  [720, "Every 12 hours"],
  [1440, "Once a day"],
] as const;

/** What was sent before, and what was wrong with it. */
export type Filled = {
  values: Readonly<Record<"name" | "address" | "timezone" | "minutes", string>>;
  problems: Readonly<Partial<Record<SourceField, string>>>;
};

type Props = { country: string; timezone: string | null; filled: Filled | null };

const ZoneField = ({ id, timezone, filled }: { id: string } & Omit<Props, "country">) => (
  <Field
    id={id}
    label="Time zone of times without an offset"
    problem={filled?.problems.timezone}
    hint={timezone ? `If the listings don’t say it: ${timezone} unless you name another.` : undefined}
  >
    <input
      id={id}
      name="timezone"
      defaultValue={filled?.values.timezone}
      placeholder={timezone ?? "Europe/London"}
      autoComplete="off"
      spellCheck={false}
      className={inputLook}
      {...invalid(id, filled?.problems.timezone)}
    />
  </Field>
);

const NameField = ({ id, filled }: { id: string; filled: Filled | null }) => (
  <Field
    id={id}
    label="Name"
    problem={filled?.problems.name}
    hint="How commands and the status call it. Left empty, it is taken from the file."
  >
    <input
      id={id}
      name="name"
      defaultValue={filled?.values.name}
      maxLength={63}
      autoComplete="off"
      spellCheck={false}
      className={inputLook}
      {...invalid(id, filled?.problems.name)}
    />
  </Field>
);

const More = ({ open, children }: { open: boolean; children: React.ReactNode }) => (
  <details open={open} className="group">
    <summary className="flex min-h-11 cursor-pointer items-center text-muted underline decoration-line underline-offset-4 hover:text-ink">
      More settings
    </summary>
    <div className="flex flex-col gap-4 pt-1">{children}</div>
  </details>
);

/** Adds the address of a guide. */
export const AddressForm = ({ country, timezone, minutes, filled }: Props & { minutes: number }) => {
  const problems = filled?.problems ?? {};
  return (
    <form action={paths.setupSource()} method="post" className={`${cardLook} flex flex-col gap-4`}>
      <h3 className="text-[1.0625rem] font-title">An address</h3>
      <input type="hidden" name="country" value={country} />
      <Field
        id="address"
        label="Address of an XMLTV guide"
        problem={problems.address ?? problems.country}
        hint="Plain or gzipped. It is read again by itself."
      >
        <input
          id="address"
          name="address"
          type="url"
          required
          defaultValue={filled?.values.address}
          placeholder="https://listings.example/guide.xml.gz"
          autoComplete="off"
          spellCheck={false}
          className={inputLook}
          {...invalid("address", problems.address ?? problems.country)}
        />
      </Field>
      <Field id="minutes" label="Read it again" problem={problems.minutes}>
        <select
          id="minutes"
          name="minutes"
          defaultValue={filled?.values.minutes || minutes}
          className={inputLook}
          {...invalid("minutes", problems.minutes)}
        >
          {steps.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </Field>
      <More open={Boolean(problems.name || problems.timezone)}>
        <NameField id="address-name" filled={filled} />
        <ZoneField id="address-zone" timezone={timezone} filled={filled} />
      </More>
      <button type="submit" className={`${primaryLook} mt-auto self-start`}>
        Add this address
      </button>
    </form>
  );
};

/** Uploads a guide. The file is the last field: what reads the form relies on it. */
export const FileForm = ({ country, timezone, filled, mostBytes }: Props & { mostBytes: number }) => {
  const problems = filled?.problems ?? {};
  return (
    <form
      action={paths.setupUpload()}
      method="post"
      encType="multipart/form-data"
      className={`${cardLook} flex flex-col gap-4`}
    >
      <h3 className="text-[1.0625rem] font-title">A file</h3>
      <input type="hidden" name="country" value={country} />
      <More open={Boolean(problems.name || problems.timezone)}>
        <NameField id="file-name" filled={filled} />
        <ZoneField id="file-zone" timezone={timezone} filled={filled} />
      </More>
      <Field
        id="file"
        label="An XMLTV file"
        problem={problems.file ?? problems.country}
        hint={`Plain or gzipped, at most ${Math.floor(mostBytes / 2 ** 20)} MB. It is read once.`}
      >
        <input
          id="file"
          name="file"
          type="file"
          required
          accept=".xml,.xmltv,.gz"
          className={`${inputLook} py-2 file:me-3 file:min-h-7 file:rounded-[8px] file:border-0 file:bg-raised file:px-3 file:font-[580] file:text-ink`}
          {...invalid("file", problems.file ?? problems.country)}
        />
      </Field>
      <button type="submit" className={`${primaryLook} mt-auto self-start`}>
        Upload and read
      </button>
    </form>
  );
};
