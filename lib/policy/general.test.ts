import { describe, expect, it } from "vitest";
import { generalPolicy, scriptPolicy, withScripts } from "./general.ts";
import { findScript, isOwnScript, registerScript } from "./own-scripts.ts";

const general = generalPolicy({ framedBy: "*" });

describe("a policy", () => {
  it("lets no inline script run, nor one from elsewhere", () =>
    expect(general.split("; ")).toContain("script-src 'self'"));

  it("lets the scripts of its page run, and nothing else changes", () => {
    const own = withScripts(general, scriptPolicy(["sha256-a", "sha256-b"]));
    expect(own.split("; ")).toContain("script-src 'self' 'sha256-a' 'sha256-b'");
    expect(own.replace(" 'sha256-a' 'sha256-b'", "")).toBe(general);
  });

  it("that stands alone is that of its page", () => {
    expect(withScripts("", "script-src 'self'")).toBe("script-src 'self'");
    expect(withScripts(general, "")).toBe(general);
  });
});

it("what is registered is found by its key, and data isn't known as a script", () => {
  const [script, data] = [registerScript("run()"), registerScript('{"a":1}', false)];
  expect([findScript(script), findScript(data), findScript("another")]).toEqual(["run()", '{"a":1}', ""]);
  expect([isOwnScript("run()"), isOwnScript('{"a":1}')]).toEqual([true, false]);
});

it("the latest scripts that were rendered are known as the site's own, in four million characters", () => {
  const long = "x".repeat(39_999);
  registerScript("first()");
  for (let each = 0; each < 99; each++) registerScript(`${each % 10}${long}`);
  expect([isOwnScript("first()"), isOwnScript(`0${long}`), isOwnScript("other()")]).toEqual([
    true,
    true,
    false,
  ]);
  for (let each = 0; each < 100; each++) registerScript(`${long}${String.fromCharCode(each)}`);
  expect(isOwnScript("first()")).toBe(false);
  expect(isOwnScript(`${long}${String.fromCharCode(99)}`)).toBe(true);
});
