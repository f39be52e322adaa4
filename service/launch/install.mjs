// Installs the dependencies. Whatever Node starts a script runs this, so it is plain JavaScript without dependencies.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const oldestNode = 20;
/** The oldest Node that runs the product's TypeScript as it is. */
const oldestRuntime = [22, 18];

function fail(message) {
  console.error(message);
  process.exit(1);
}

const readJson = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));

/** Whether node_modules holds what package.json and the lock file name. */
function isInstalled() {
  let installed;
  try {
    // npm lists here what it has installed.
    installed = readJson("node_modules/.package-lock.json").packages;
  } catch {
    return false;
  }
  const { "": project, ...locked } = readJson("package-lock.json").packages;
  const { dependencies, devDependencies } = readJson("package.json");
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    if ((project.dependencies?.[name] ?? project.devDependencies?.[name]) !== version) return false;
  // An optional package may be for another platform.
  return Object.entries(locked).every(
    ([path, { version, optional, devOptional }]) =>
      installed[path]?.version === version || (!installed[path] && (optional || devOptional)),
  );
}

/** Installs what the lock file names, unless it is installed already. */
export function install() {
  if (Number(process.versions.node.split(".")[0]) < oldestNode)
    fail(`now|next needs Node ${oldestNode} or later; this is ${process.version}.`);
  if (!isInstalled()) installLocked();
  linkNode();
}

function installLocked() {
  console.error("Installing dependencies (once, a minute or so) …");
  const npm = process.env.npm_execpath;
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  // Tests and builds need the development dependencies, whatever NODE_ENV says.
  const options = { cwd: root, stdio: ["ignore", 2, 2], env: { ...process.env, NODE_ENV: "" } };
  const { status } = npm?.endsWith(".js")
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
  if (status !== 0) fail("npm could not install the dependencies; see its message above.");
}

/** The Node among the dependencies. It exists only on the platforms that package.json names. */
const bundledNode =
  process.platform === "win32"
    ? `node-win-${process.arch}/bin/node.exe`
    : `node-${process.platform}-${process.arch}/bin/node`;

/** Lets npm's scripts find the bundled Node first. npm 10 doesn't link it: three packages have a `node`. */
function linkNode() {
  const link = join(root, "node_modules/.bin/node");
  if (
    process.platform === "win32" ||
    existsSync(link) ||
    !existsSync(join(root, "node_modules", bundledNode))
  )
    return;
  try {
    symlinkSync(join("..", bundledNode), link);
  } catch (error) {
    // Another script may have been faster.
    if (error.code !== "EEXIST") throw error;
  }
}

/** The Node that runs the product: the one among the dependencies, else this one if it is new enough. */
export function runtime() {
  const bundled = join(root, "node_modules", bundledNode);
  if (existsSync(bundled)) return bundled;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > oldestRuntime[0] || (major === oldestRuntime[0] && minor >= oldestRuntime[1]))
    return process.execPath;
  return fail(
    `now|next needs Node ${oldestRuntime.join(".")} or later, and npm has none for ${process.platform} ${process.arch}: please install one; this is ${process.version}.`,
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) install();
