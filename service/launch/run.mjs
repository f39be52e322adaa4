// `node service/launch/run.mjs PROGRAM …`: installs what is missing, then runs a program on the bundled Node.
import { spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { install, runtime } from "./install.mjs";

install();
const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const [program, ...args] = process.argv.slice(2);
const child = spawn(runtime(), [join(root, program), ...args], {
  stdio: "inherit",
  env: {
    // Compiled code loads in half the time, in the worker threads too.
    NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
    ...process.env,
    PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
  },
});
// Ctrl-C in a terminal reaches the child too; signals to this process alone are passed on.
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// npm's shell doesn't pass signals on. When it is gone, the child ends too.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill("SIGTERM");
}, 500).unref();
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
