import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { KeepButton } from "@/components/planner/keep-button";
import { PlanTimeline } from "@/components/planner/plan-timeline";
import { PlanTools } from "@/components/planner/plan-tools";
import { planWords, toolWords } from "@/components/planner/plan-words";
import { PlannerPage } from "@/components/planner/planner-page";
import { quietLook } from "@/components/ui/button";
import { Heartbeat } from "@/components/ui/heartbeat";
import { Icon } from "@/components/ui/icon";
import { pageNow } from "@/lib/api/now";
import { wordsFor } from "@/lib/i18n";
import { parseMarket } from "@/lib/market";
import { readZone } from "@/lib/pages/market";
import { placeholder } from "@/lib/pages/placeholder";
import { readPlan } from "@/lib/pages/plan";
import { paths } from "@/lib/paths";
import { findClashes, readPlan as readIds, swapped } from "@/lib/plan/plan";
import { readSegment } from "@/lib/query";
import { absentMetadata, pageMetadata } from "@/lib/seo/page-metadata";

type Props = PageProps<"/[market]/planner/[listings]">;

export const generateStaticParams = () => [{ listings: placeholder }];

/** The market and the plan that a path names; null if it names none. */
async function read(params: Props["params"]) {
  const { market: slug, listings } = await params;
  const market = parseMarket(slug);
  const ids = readIds(readSegment(listings));
  if (!market || ids.length === 0) return null;
  return { market, body: await readPlan(market, ids), t: wordsFor(market) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read(params);
  if (!found || found.body.slots.length === 0) return absentMetadata();
  const { market, body, t } = found;
  const ids = body.slots.map(({ id }) => id);
  return {
    ...pageMetadata({
      market,
      t,
      title: t("planner.shared", { count: body.slots.length }),
      description: body.slots.map((slot) => slot.title).join(" · "),
      path: (slug) => paths.planner(slug, ids),
    }),
    robots: { index: false },
  };
}

/** A plan at its own address: each change is a link to another plan. */
export default async function SharedPlan({ params }: Props) {
  const found = await read(params);
  if (!found || found.body.slots.length === 0) notFound();
  const { market, body, t } = found;
  const [zone, now] = await Promise.all([readZone(market), pageNow()]);
  const { slug, locale } = market;
  const ids = body.slots.map(({ id }) => id);
  const without = (id: string) =>
    paths.planner(
      slug,
      ids.filter((kept) => kept !== id),
    );
  const coming = body.slots.filter(({ stop }) => stop > now);
  const change = coming.map(({ start, stop }) => (start > now ? start : stop));
  const format = { locale, zone };
  return (
    <PlannerPage
      title={t("planner.shared", { count: body.slots.length })}
      fact={t("planner.clashes", { count: findClashes(coming).size })}
      clock={{ format, words: t.raw("time.zone") }}
    >
      <Heartbeat at={now} until={change.length > 0 ? Math.min(...change) : null} />
      <div className="no-print mt-4 flex flex-wrap items-center gap-2.5">
        <KeepButton market={slug} slots={body.slots} label={t("planner.keep")} />
        <PlanTools market={slug} ids={ids} words={toolWords(t)} />
      </div>
      <PlanTimeline
        body={body}
        setting={{ market: slug, at: now, format, words: planWords(t) }}
        actions={{
          swap: (slot, repeat, label) => (
            <Link
              href={paths.planner(slug, swapped(ids, slot.id, repeat.id))}
              prefetch={false}
              className={quietLook}
            >
              {label}
            </Link>
          ),
          remove: (slot, label) => (
            <Link
              href={without(slot.id)}
              prefetch={false}
              aria-label={label}
              title={label}
              className="no-print grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-raised hover:text-ink"
            >
              <Icon name="close" size={18} />
            </Link>
          ),
        }}
      />
      {body.gone.length > 0 ? (
        <p className="mt-6 text-muted">{t("planner.goneUnnamed", { count: body.gone.length })}</p>
      ) : null}
    </PlannerPage>
  );
}
