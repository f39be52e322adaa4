import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import type { Setup } from "@/contract/operator.ts";
import { countryInText, marketOf } from "@/lib/market";
import type { Attempt } from "@/lib/operator/attempts";
import { paths } from "@/lib/paths";
import { CountryForm } from "./country-form";
import { OperatorFrame, Part } from "./frame";
import { PublisherCard } from "./publisher-card";
import { AddressForm, FileForm, type Filled } from "./source-forms";

/** What a form shows of an attempt that was made with it. */
const filledOf = (attempt: Attempt | null, kind: Attempt["kind"]): Filled | null =>
  attempt?.kind === kind
    ? {
        values: attempt.values,
        problems: Object.fromEntries(
          attempt.problems.map(({ field, detail }) => [field ?? kind, sentence(detail)]),
        ),
      }
    : null;

/** A problem as a sentence of its own. */
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Sets the guide up: a country, then the listings for it. */
export const SetupView = ({
  setup,
  country,
  guessed,
  attempt,
  mostBytes,
}: {
  setup: Setup;
  country: string | null;
  guessed: boolean;
  attempt: Attempt | null;
  mostBytes: number;
}) => {
  const { publishers, sources, minutes, timezone } = setup;
  const place = country ? countryInText(country, "en") : null;
  const isAdded = (name: string) => sources.some((source) => source.name === name);
  return (
    <OperatorFrame
      current={paths.setup()}
      title="Set up your guide"
      lead={
        setup.sample
          ? "What the guide shows now is invented. The first real listings that you add replace it."
          : sources.length > 0
            ? "Add listings to your guide, or read what you have again."
            : "Your guide is empty. Choose its country, then add listings."
      }
    >
      {attempt && attempt.problems.length > 0 ? (
        <p
          role="alert"
          className="mt-5 max-w-[42rem] rounded-card border border-live bg-panel px-4 py-3 font-[580]"
        >
          Nothing was added: {attempt.problems.map(({ detail }) => detail).join("; ")}.{" "}
          <a href={`#${attempt.kind}`} className="whitespace-nowrap underline underline-offset-3">
            Correct it
          </a>
        </p>
      ) : null}
      <Part title="1. Your country">
        <CountryForm country={country} countries={setup.countries} guessed={guessed} />
      </Part>
      {country && place ? (
        <>
          <Part
            title={
              <>
                2. Listings for {place} <Flag country={country} className="ms-1" />
              </>
            }
            note="Known public guides and programs. None is read unless you add it, and each has its own terms."
          >
            {publishers.length > 0 ? (
              <ul className="grid gap-3.5 wide:grid-cols-2 desk:grid-cols-3">
                {publishers.map((publisher) => (
                  <PublisherCard
                    key={publisher.name}
                    publisher={publisher}
                    country={country}
                    minutes={minutes}
                    isAdded={isAdded(publisher.name)}
                  />
                ))}
              </ul>
            ) : (
              <p className="text-muted">No public guide is known for {place}: add your own below.</p>
            )}
          </Part>
          <Part
            title="Or your own"
            note="Any XMLTV works: a guide of your provider’s, or what a program of yours wrote."
          >
            <div className="grid gap-3.5 wide:grid-cols-2">
              <AddressForm
                country={country}
                timezone={timezone}
                minutes={minutes}
                filled={filledOf(attempt, "address")}
              />
              <FileForm
                country={country}
                timezone={timezone}
                mostBytes={mostBytes}
                filled={filledOf(attempt, "file")}
              />
            </div>
          </Part>
        </>
      ) : null}
      {sources.length > 0 ? <OwnSources sources={sources} /> : null}
    </OperatorFrame>
  );
};

/** What the guide reads already. */
const OwnSources = ({ sources }: Pick<Setup, "sources">) => (
  <Part title="Already in your guide">
    <ul className="border-b border-line">
      {sources.map((source) => (
        <li
          key={source.name}
          className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2"
        >
          <span className="min-w-0 font-title break-words">{source.name}</span>
          {source.status === "failed" ? <Badge look="live">Failed</Badge> : null}
          <span className="ms-auto text-sm text-muted">{source.slots.toLocaleString("en")} programmes</span>
          {source.country ? (
            <a
              href={paths.marketHome(marketOf(source.country).slug)}
              className="inline-flex min-h-11 items-center underline underline-offset-3"
            >
              {countryInText(source.country, "en")}
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  </Part>
);
