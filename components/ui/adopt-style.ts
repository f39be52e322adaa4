/**
 * Replaces the document's own style sheet of a name; without rules, removes it. The policy of pages lets nothing write
 * the text of a `<style>` element. It is also sent as text, so it can use nothing from outside its body.
 */
export function adoptStyle(name: string, rules: string): void {
  const others = document.adoptedStyleSheets.filter((each) => !("named" in each && each.named === name));
  const sheet = Object.assign(new CSSStyleSheet(), { named: name });
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = rules ? [...others, sheet] : others;
}
