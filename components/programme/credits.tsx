import type { Words } from "@/lib/i18n";
import type { SlotDetail } from "@/lib/shapes";

/** Roles that the page has a word for; the rest are grouped. */
const roles = [
  "presenter",
  "actor",
  "guest",
  "commentator",
  "director",
  "writer",
  "adapter",
  "producer",
  "composer",
  "editor",
] as const;

type Credit = NonNullable<SlotDetail["credits"]>[number];

/** Who made a programme and is in it, by role. */
export const Credits = ({ credits, t }: { credits: Credit[]; t: Words }) => {
  const byRole = Map.groupBy(credits, ({ role }) => roles.find((known) => known === role) ?? "other");
  return (
    <section>
      <h2 className="mt-9 mb-3 text-xl font-[740] tracking-[-0.02em]">{t("programme.cast")}</h2>
      <dl className="grid gap-y-3">
        {([...roles, "other"] as const).map((role) => {
          const people = byRole.get(role);
          return people ? (
            <div key={role} className="grid grid-cols-1 gap-x-6 wide:grid-cols-[130px_minmax(0,1fr)]">
              <dt className="text-muted">{t(`programme.role_${role}`)}</dt>
              <dd>
                <ul className="flex flex-wrap gap-x-4 gap-y-1">
                  {people.map(({ name, character }) => (
                    <li key={`${name} ${character}`} dir="auto">
                      <span className="font-[560]">{name}</span>
                      {character ? (
                        <span className="text-muted"> {t("programme.as", { character })}</span>
                      ) : null}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ) : null;
        })}
      </dl>
    </section>
  );
};
