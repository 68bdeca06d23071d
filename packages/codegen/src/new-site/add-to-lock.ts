import type { SitePackage } from "./site-glue.ts"

interface Lock {
  readonly packages: Readonly<Record<string, unknown>>
}

/**
 * A lockfile with one workspace more, as npm would write it. Everything the workspace needs is in the lock already,
 * because its siblings need the same: nothing has to be looked up.
 */
export function addToLock(lock: string, folder: string, { name, version, dependencies }: SitePackage): string {
  const known: Lock = JSON.parse(lock)
  const missing = Object.keys(dependencies).find((dependency) => !(`node_modules/${dependency}` in known.packages))
  if (missing !== undefined)
    throw new Error(`new site: ${missing} is not in package-lock.json. Run npm install, then try again.`)

  const packages = {
    ...known.packages,
    [`node_modules/${name}`]: { resolved: folder, link: true },
    [folder]: { name, version, dependencies },
  }
  const sorted = Object.fromEntries(Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, "en")))
  return `${JSON.stringify({ ...known, packages: sorted }, null, 2)}\n`
}
