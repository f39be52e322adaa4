import { InlineScript } from "@/components/ui/inline-script";
import { planKey } from "@/lib/plan/kept";

/**
 * Says at the link in the header how many programmes a person's plan holds. It is sent as text, so it can use nothing
 * from outside its body.
 */
function sayCount(key: string) {
  try {
    const link = document.querySelector("[data-plan-link]");
    const plan: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (!link || !Array.isArray(plan) || plan.length === 0) return;
    link.setAttribute("data-count", String(plan.length));
    link.setAttribute("aria-label", `${link.getAttribute("aria-label")}, ${plan.length}`);
  } catch {
    // Without storage, or with something else in it, there is no plan.
  }
}

/**
 * Goes behind the content, since the first paint need not wait for it; also on pages that none of Next's scripts are
 * sent with.
 */
export const PlanCountScript = () => (
  <InlineScript text={`(${String(sayCount)})(${JSON.stringify(planKey)})`} />
);
