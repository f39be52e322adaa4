/** A grid, and the address's hash that it was placed for. */
type Placeable = HTMLElement & { placedFor?: string };

/**
 * Puts the grid's view where a person wants it, before it is painted: at the hour that the address (or `hash`) names, else at
 * the present moment on its day, else at prime time. It runs from an inline script as the page is parsed and again
 * after a navigation inside the site, so it stands alone: no imports, no closures.
 */
export function placeGrid(grid: Placeable, hash: string = location.hash): void {
  grid.placedFor = location.hash;
  const { start, stop, ahead, prime } = grid.dataset;
  const style = getComputedStyle(grid);
  const px = Number.parseFloat(style.getPropertyValue("--minute"));
  const minutes = (Date.now() + Number(ahead) - Number(start) * 1000) / 60_000;
  const today = minutes >= 0 && minutes < (Number(stop) - Number(start)) / 60;
  if (today)
    for (const mark of grid.querySelectorAll<HTMLElement>("[data-now]"))
      mark.style.setProperty("--now", minutes.toFixed(2));
  const named = /^#t\d\d$/.test(hash) && grid.querySelector<HTMLElement>(hash);
  const view = (grid.clientWidth - Number.parseFloat(style.getPropertyValue("--column"))) / px;
  const step = view > 150 ? 30 : 5;
  const lead = view * 0.2 - step / 2;
  const hour = named ? named.style.getPropertyValue("--at") : prime;
  const minute = today && !named ? Math.floor((minutes - lead) / step) * step : Number(hour);
  grid.scrollTo({ left: minute * px * (style.direction === "rtl" ? -1 : 1), behavior: "instant" });
}

/** Whether a grid that is shown anew stands where its address says, or where a person has moved it since. */
export const isPlaced = (grid: Placeable): boolean => grid.placedFor === location.hash;
