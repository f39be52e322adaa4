/** Years that the guide supports; times outside them are refused everywhere. */
export const earliestEpoch = Date.UTC(2000, 0, 1) / 1000;
export const latestEpoch = Date.UTC(2068, 0, 1) / 1000;

const twoDigits = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, "0"));
let lastDay = { day: Number.NaN, date: "" };

/** Epoch seconds as the API writes them: `YYYY-MM-DDTHH:MM:SSZ`. Fast for times of one day in a row. */
export function toIso(epoch: number): string {
  const day = Math.floor(epoch / 86_400);
  if (day !== lastDay.day) lastDay = { day, date: new Date(day * 86_400_000).toISOString().slice(0, 10) };
  const second = Math.floor(epoch) - day * 86_400;
  const hour = twoDigits[Math.floor(second / 3600)];
  const minute = twoDigits[Math.floor(second / 60) % 60];
  return `${lastDay.date}T${hour}:${minute}:${twoDigits[second % 60]}Z`;
}

/** Epoch seconds of an instant as the API writes it. Throws a RangeError on anything else. */
export function fromIso(iso: string): number {
  const ms = Date.parse(iso);
  if (Number.isNaN(ms)) throw new RangeError(`not a date-time: ${iso}`);
  return Math.floor(ms / 1000);
}
