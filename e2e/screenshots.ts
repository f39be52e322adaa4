import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "./chromium.ts";

/**
 * `node e2e/screenshots.ts http://localhost:3000`: takes the pictures with which browsers offer to install the site, of
 * a site that shows the sample. The manifest names them.
 */
const [, , address = "http://localhost:3000"] = process.argv;
const folder = resolve(import.meta.dirname, "../public/screenshots");

const shots = [
  { name: "guide-wide", path: "/gb/guide", width: 1280, height: 800 },
  { name: "now-narrow", path: "/gb", width: 390, height: 844 },
  { name: "tonight-narrow", path: "/gb/tonight", width: 390, height: 844 },
];

/** The sample's own note, the card for newcomers and a development server's button are no part of the site. */
const style = "[data-mine-card], nextjs-portal, header ~ aside { display: none !important }";

const browser = await chromium.launch({
  executablePath: findChromium(process.env),
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const { name, path, width, height } of shots) {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: "dark",
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  await page.goto(address + path, { timeout: 0, waitUntil: "networkidle" });
  const picture = sharp(await page.screenshot({ style, timeout: 0 })).png({
    palette: true,
    colours: 96,
    effort: 10,
  });
  await picture.toFile(join(folder, `${name}.png`));
  await page.close();
}
await browser.close();
