/**
 * Lets the arrow keys move through the first screen while the page is still being parsed, long before its scripts have
 * loaded; up and down keep the time. It runs from an inline script, so it must be self-contained: no imports, no
 * closures. The engine replaces it and keeps the focus.
 */
export function earlyKeys(rows: HTMLElement): void {
  let at = 0;
  const number = (cell: Element, name: string) => Number((cell as HTMLElement).style.getPropertyValue(name));
  const linkAt = (row: Element | null): HTMLElement | null => {
    for (const cell of row?.children ?? []) {
      const start = number(cell, "--s");
      if (cell.hasAttribute("data-k") && start <= at && at < start + number(cell, "--d"))
        return cell.firstElementChild as HTMLElement;
    }
    return null;
  };

  rows.onkeydown = (press) => {
    const cell = (press.target as Element).closest("[role='gridcell']");
    const row = cell?.parentElement;
    if (!cell || !row || press.ctrlKey || press.metaKey || press.altKey) return;
    const start = number(cell, "--s");
    if (at < start || at >= start + number(cell, "--d")) at = start;
    const rtl = document.documentElement.dir === "rtl";
    const forward = rtl ? "ArrowLeft" : "ArrowRight";
    const back = rtl ? "ArrowRight" : "ArrowLeft";
    let target: HTMLElement | null = null;
    if (press.key === "ArrowDown") target = linkAt(row.nextElementSibling);
    else if (press.key === "ArrowUp") target = linkAt(row.previousElementSibling);
    else if (press.key === forward || press.key === back) {
      const beside = press.key === forward ? cell.nextElementSibling : cell.previousElementSibling;
      target = beside?.hasAttribute("data-k") ? (beside.firstElementChild as HTMLElement) : null;
      if (beside && target) at = number(beside, "--s");
    } else return;
    press.preventDefault();
    if (!target) return;
    for (const link of rows.querySelectorAll("a")) link.tabIndex = link === target ? 0 : -1;
    target.focus();
  };
}
