import process from "node:process";

/**
 * Loaded before a program (`NODE_OPTIONS=--import`), makes its time run `rate` times as fast, from `start` at the real
 * instant `epoch`: `FAST_CLOCK=start,epoch,rate`, in epoch milliseconds. Timers and time limits of requests stay real;
 * so does what is measured by `performance.now()`, unless `FAST_PERFORMANCE` is set: Next dates by it what it caches.
 */
const [start = 0, epoch = 0, rate = 1] = (process.env.FAST_CLOCK ?? "").split(",").map(Number);

const RealDate = Date;
// Next watches the Date of its pages: what reads the time for `performance` must not be that one.
const realNow = Date.now;
const fastNow = (): number => Math.floor(start + (realNow() - epoch) * rate);

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [fastNow()] : args, newTarget),
  get: (target, name, receiver) => (name === "now" ? fastNow : Reflect.get(target, name, receiver)),
});
if (process.env.FAST_PERFORMANCE)
  Object.defineProperty(performance, "now", { value: () => fastNow() - performance.timeOrigin });
