/** What is read and written here of an entry of package-lock.json's `packages`. */
export type LockEntry = {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

/** The `packages` of package-lock.json: entries by path. */
export type Packages = Record<string, LockEntry>;

const systems = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const processors = [
  "arm",
  "arm64",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
];

/**
 * Where a native package runs, by its name: `@next/swc-linux-x64-musl` needs Linux on x64 with musl. Throws an Error
 * if the name names no processor.
 */
export function platformOf(name: string): Pick<LockEntry, "os" | "cpu" | "libc"> {
  const words = name.split(/[/-]/);
  const cpu = words.filter((word) => processors.includes(word));
  const os = words.filter((word) => systems.includes(word));
  if (cpu.length === 0) throw new Error(`${name} names no platform: add it to package-lock.json by hand`);
  const libc = words.includes("musl") ? ["musl"] : words.includes("gnu") ? ["glibc"] : [];
  return { ...(os.length > 0 && { os }), cpu, ...(libc.length > 0 && { libc }) };
}

/** Whether a package can load another one by its name: the other's folder is beside it or above. */
function isInReach(packages: Packages, from: string, name: string): boolean {
  if (`${from && `${from}/`}node_modules/${name}` in packages) return true;
  return (
    from !== "" && isInReach(packages, from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))), name)
  );
}

/**
 * The entries that a lock file lacks: optional packages for other platforms, which npm leaves out when its registry
 * doesn't have them. `npm ci` refuses a lock file without them. Their version and platform are enough, since npm
 * installs none that is for another platform than the machine's.
 */
export function findMissingEntries(packages: Packages): Packages {
  const missing: Packages = {};
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages))
    for (const [name, version] of Object.entries(optionalDependencies))
      if (!isInReach(packages, path, name))
        missing[`node_modules/${name}`] = { version, optional: true, ...platformOf(name) };
  return missing;
}

/** The packages of a lock file with their missing entries, in npm's order. */
export const completePackages = (packages: Packages): Packages =>
  Object.fromEntries(
    Object.entries({ ...packages, ...findMissingEntries(packages) }).sort(([a], [b]) =>
      a.localeCompare(b, "en"),
    ),
  );
