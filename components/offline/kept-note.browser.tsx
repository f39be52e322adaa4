import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { StaleNote } from "@/components/shell/stale-note";
import { router } from "@/components/testing/next-navigation";
import { wordsOf } from "@/lib/i18n";
import { KeptNote } from "./kept-note";

const style = { locale: "en-GB", zone: "Europe/London" };
const t = wordsOf("en");
const keptNote = <KeptNote text={t("failure.asOf", { date: "{date}", time: "{time}" })} {...style} />;

const keep = (at: string) => {
  document.documentElement.dataset.keptAt = String(Date.parse(at));
};
afterEach(() => {
  delete document.documentElement.dataset.keptAt;
  delete document.documentElement.dataset.keptOffline;
  vi.restoreAllMocks();
  router.refresh.mockClear();
});

const notes = () =>
  page
    .getByRole("status")
    .elements()
    .map((note) => note.textContent);

it("a page that was kept on the device says as of when it is, a page of the site doesn't", async () => {
  await render(keptNote);
  expect(notes()).toEqual([]);
  keep("2026-03-13T19:40:00Z");
  await expect.poll(notes).toEqual([expect.stringContaining("19:40")]);
});

it("a page that was out of date when it was kept says once as of when it is: the earlier time", async () => {
  keep("2026-03-13T19:40:00Z");
  await render(
    <>
      <StaleNote at={Date.parse("2026-03-13T18:10:00Z") / 1000} style={style} t={t} />
      {keptNote}
    </>,
  );
  expect(notes()).toEqual([expect.stringContaining("18:10")]);
});

it("a page that was kept is read again once there is a network, even if there is one before its script runs", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  keep("2026-03-13T19:40:00Z");
  document.documentElement.dataset.keptOffline = "";
  const { unmount } = await render(keptNote);
  expect(router.refresh).not.toHaveBeenCalled();
  await unmount();
  network.mockReturnValue(true);
  await render(keptNote);
  expect(router.refresh).toHaveBeenCalledTimes(1);
  await expect.poll(notes).toEqual([]);
});

it("a page that was kept while there was a network isn't read again before that one was lost", async () => {
  keep("2026-03-13T19:40:00Z");
  await render(keptNote);
  expect(router.refresh).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("online"));
  expect(router.refresh).toHaveBeenCalledTimes(1);
});
