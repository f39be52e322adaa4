import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/** A page's test that fails when the browser reports an error that the test didn't expect. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * axe compares names word by word: it misjudges those in Japanese and Arabic that hold what is seen letter for letter,
 * which `expectNamesHoldText` looks at instead.
 */
const misjudged = ["ja", "ar"];

/** Fails where what is seen of a named link or button isn't in its name. */
async function expectNamesHoldText(page: Page): Promise<void> {
  const apart = await page
    .locator("a[aria-label]:visible, button[aria-label]:visible")
    .evaluateAll((elements) => {
      const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
      return elements
        .map(
          (element) =>
            // biome-ignore lint/performance/useDomNodeTextContent: what is seen, not what is there.
            [(element as HTMLElement).innerText, element.getAttribute("aria-label") ?? ""] as const,
        )
        .filter(([seen, name]) => !plain(name).includes(plain(seen)));
    });
  expect(apart).toEqual([]);
}

/** Fails where axe finds a breach of WCAG 2.2 A or AA on the page. Of long lists it reads the first items. */
export async function expectAccessible(page: Page): Promise<void> {
  const language = await page.evaluate(() => document.documentElement.lang);
  const byLetters = misjudged.includes(language);
  if (byLetters) await expectNamesHoldText(page);
  const { violations } = await new AxeBuilder({ page })
    .disableRules(byLetters ? ["label-content-name-mismatch"] : [])
    .exclude("main li:nth-of-type(n+6)")
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).slice(0, 3)}`),
  ).toEqual([]);
}

/** Fails where the page can be scrolled sideways as a whole. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(1);
}
