import { plateLook } from "@/components/ui/plate-look";
import type { GuideChannel } from "@/lib/guide/guide-data";
import { initialsOf, plateColour } from "@/lib/name-plate";
import { paths } from "@/lib/paths";
import styles from "./grid.module.css";
import { make } from "./make";

/** The head of a channel's row with its name alone, for a scroll too fast to read more. */
export function sketchHead({ name }: GuideChannel): HTMLElement {
  const head = make("div", styles.head, name);
  head.setAttribute("role", "rowheader");
  head.dataset.sketch = "";
  return head;
}

/** Puts into a head what it holds: the channel's link, logo, name and number. */
export function fillHead(head: HTMLElement, channel: GuideChannel, market: string): void {
  const link = make("a");
  link.tabIndex = -1;
  link.href = paths.channel(market, channel.id);
  link.append(makePlate(channel), make("span", undefined, channel.name));
  if (channel.number !== null) link.append(make("small", undefined, String(channel.number)));
  delete head.dataset.sketch;
  head.replaceChildren(link);
}

/** Takes over a head as the server wrote it. */
export function keepHead(head: HTMLElement, channel: GuideChannel): void {
  const link = head.firstElementChild as HTMLElement;
  link.tabIndex = -1;
  const image = link.querySelector("img");
  if (!image) return;
  const fail = () => showInitials(link.firstElementChild as HTMLElement, channel);
  image.addEventListener("error", fail);
  // A picture that failed before told nobody.
  if (image.complete && image.naturalWidth === 0) fail();
}

function showInitials(plate: HTMLElement, { name }: GuideChannel): void {
  plate.className = plateLook("cell", false);
  plate.setAttribute("aria-hidden", "true");
  plate.style.backgroundColor = plateColour(name);
  plate.textContent = initialsOf(name);
}

function makePlate(channel: GuideChannel): HTMLElement {
  const { logo } = channel;
  const plate = make("span", plateLook("cell", logo !== null));
  if (logo === null) showInitials(plate, channel);
  else {
    const image = make("img", "h-full w-full object-contain");
    image.alt = "";
    image.decoding = "async";
    image.referrerPolicy = "no-referrer";
    image.addEventListener("error", () => showInitials(plate, channel));
    image.src = logo;
    plate.append(image);
  }
  return plate;
}
