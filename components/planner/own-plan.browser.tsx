import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { now, zone } from "@/components/testing/guide-sample";
import { answerRequests } from "@/components/testing/show-guide";
import { ClockProvider } from "@/components/ui/clock";
import { QueryProvider } from "@/components/ui/query-provider";
import { wordsOf } from "@/lib/i18n";
import type { PlanBody, PlanSlot } from "@/lib/plan/plan";
import { OwnPlan } from "./own-plan";
import { ownPlanWords } from "./plan-words";

const hour = 3600;

const makeSlot = (name: string, startsIn: number): PlanSlot => ({
  id: `ls_${name}`,
  title: `Show ${name}`,
  channel: { id: `ch_${name}`, name: `Channel ${name}` },
  start: now + startsIn * hour,
  stop: now + (startsIn + 1) * hour,
});

const [first, second, later] = [makeSlot("a", 1), makeSlot("b", 1.5), makeSlot("c", 20)];

/** The plan of a person who planned these; `answer` is what the listings say of it, null when they can't be read. */
async function showPlan(planned: readonly PlanSlot[], answer: Partial<PlanBody> | null = {}) {
  if (planned.length > 0) localStorage.setItem("plan", JSON.stringify(planned));
  answerRequests(() => answer && { slots: planned, gone: [], repeats: {}, ...answer });
  const plan = (
    <QueryProvider>
      <ClockProvider aheadMs={now * 1000 - Date.now()}>
        <OwnPlan
          market="gb"
          now={now}
          format={{ locale: "en-GB", zone }}
          words={ownPlanWords(wordsOf("en", "en-GB"))}
        />
      </ClockProvider>
    </QueryProvider>
  );
  const screen = await render(plan);
  return {
    clashes: () => page.getByText(/Clashes with/).elements(),
    /** Another visit of the same device. */
    revisit: async () => {
      await screen.unmount();
      await render(plan);
    },
  };
}

const programme = (slot: PlanSlot) => page.getByRole("link", { name: slot.title });

describe("a person's own plan", () => {
  it("says what clashes with what, also at the next visit", async () => {
    const { clashes, revisit } = await showPlan([first, second, later]);
    await expect.element(page.getByText(/Clashes with .Show b/)).toBeVisible();
    await expect.element(page.getByText(/Clashes with .Show a/)).toBeVisible();
    expect(clashes().length).toBe(2);
    await revisit();
    await expect.element(programme(later)).toBeVisible();
    expect(clashes().length).toBe(2);
  });

  it("puts a repeat in the place of a programme that clashes, and takes that back", async () => {
    const repeat = makeSlot("d", 30);
    const { clashes } = await showPlan([first, second], { repeats: { ls_a: [repeat], ls_b: [] } });
    await expect.element(page.getByText("No repeat at a better time is listed.")).toBeVisible();
    await page.getByRole("button", { name: /^Instead: .*Channel d/ }).click();
    await expect.element(programme(repeat)).toBeVisible();
    expect(clashes()).toEqual([]);
    expect(localStorage.getItem("plan")).not.toContain("ls_a");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(programme(first)).toBeVisible();
    expect(clashes().length).toBe(2);
  });

  it("takes a programme out, says so, and puts it back", async () => {
    await showPlan([first]);
    await page.getByRole("button", { name: "Remove Show a from the plan" }).click();
    await expect.element(page.getByText("Nothing planned yet")).toBeVisible();
    await expect.element(page.getByRole("status").filter({ hasText: "Show a" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(programme(first)).toBeVisible();
  });

  it("follows the listings, and names what they no longer have until it is forgotten", async () => {
    const moved = { ...first, title: "Show a, moved" };
    await showPlan([first, later], { slots: [moved], gone: ["ls_c"] });
    await expect.element(programme(moved)).toBeVisible();
    await expect.element(page.getByText("Show c · Channel c")).toBeVisible();
    await page.getByRole("button", { name: ownPlanWords(wordsOf("en", "en-GB")).forget }).click();
    await expect.element(page.getByText("Show c · Channel c")).not.toBeInTheDocument();
    expect(localStorage.getItem("plan")).not.toContain("ls_c");
  });

  it("shows what was planned if the listings can't be read, and says so", async () => {
    await showPlan([first], null);
    await expect.element(programme(first)).toBeVisible();
    await expect.element(page.getByText(ownPlanWords(wordsOf("en", "en-GB")).unchecked)).toBeVisible();
  });

  it("shows titles as text, whatever they contain", async () => {
    const hostile = { ...first, title: "<img src=x onerror='window.hit=1'>" };
    await showPlan([hostile]);
    await expect.element(programme(hostile)).toBeVisible();
    expect(document.querySelector("ol img")).toBeNull();
  });

  it("bears what isn't a plan where it keeps one", async () => {
    localStorage.setItem("plan", '[{"id":7},"x"]');
    await showPlan([]);
    await expect.element(page.getByText("Nothing planned yet")).toBeVisible();
  });
});
