// Brings the dependencies: run by whatever Node starts a script, so plain JavaScript without dependencies.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const stamp = join(root, "node_modules/.nownext-installed");
const oldestNode = 20;
/** The oldest Node that runs the product's TypeScript as it is. */
const oldestRuntime = [22, 18];

const wanted = () =>
  createHash("sha256")
    .update(readFileSync(join(root, "package.json")))
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Installs what the lock file names, unless just that is installed. */
export function install() {
  if (Number(process.versions.node.split(".")[0]) < oldestNode)
    fail(`now|next needs Node ${oldestNode} or later; this is ${process.version}.`);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted()) return;
  console.error("Installing dependencies (once, a minute or so) …");
  const npm = process.env.npm_execpath;
  const args = ["install", "--no-audit", "--no-fund", "--loglevel=error"];
  // Tests and builds need the development dependencies whatever NODE_ENV says.
  const options = { cwd: root, stdio: ["ignore", 2, 2], env: { ...process.env, NODE_ENV: "" } };
  const { status } = npm?.endsWith(".js")
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
  if (status !== 0) fail("npm could not install the dependencies; what it said stands above.");
  writeFileSync(stamp, wanted());
}

/** The Node that runs the product: the one that comes with the dependencies, else this one where it is new enough. */
export function runtime() {
  const name = process.platform === "win32" ? "node.cmd" : "node";
  const bundled = join(root, "node_modules/.bin", name);
  if (existsSync(bundled)) return bundled;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > oldestRuntime[0] || (major === oldestRuntime[0] && minor >= oldestRuntime[1]))
    return process.execPath;
  return fail(
    `No Node runtime comes as a package for ${process.platform} ${process.arch}: please install Node 24 yourself.`,
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) install();
