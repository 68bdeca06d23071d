import type { SitePackage } from "./site-glue.ts"

type Dependencies = Readonly<Record<string, string>>

interface LockedPackage {
  readonly dependencies?: Dependencies
}

interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

interface NewWorkspace {
  readonly folder: string
  readonly own: SitePackage
  /** Folder of the workspace that depends on it, if one does. */
  readonly neededBy?: string
  /** The command to name when something is missing. */
  readonly command: string
}

/**
 * Adds a workspace to a lockfile, as npm would. All its dependencies are in the lock already, because its siblings
 * have the same: no package has to be looked up.
 */
export function addToLock(lock: string, { folder, own, neededBy, command }: NewWorkspace): string {
  const { name, version, dependencies } = own
  const known: Lock = JSON.parse(lock)
  const missing = Object.keys(dependencies).find((dependency) => !(`node_modules/${dependency}` in known.packages))
  if (missing !== undefined)
    throw new Error(`${command}: ${missing} is not in package-lock.json. Run npm install, then try again.`)

  const dependent = neededBy === undefined ? undefined : known.packages[neededBy]
  const packages = {
    ...known.packages,
    ...(neededBy && dependent && { [neededBy]: addDependency(dependent, { [name]: `^${version}` }) }),
    [`node_modules/${name}`]: { resolved: folder, link: true },
    [folder]: { name, version, dependencies },
  }
  return `${JSON.stringify({ ...known, packages: sortEntries(packages) }, null, 2)}\n`
}

/** Adds a dependency to a package. */
export function addDependency<Package extends LockedPackage>(own: Package, dependency: Dependencies): Package {
  return { ...own, dependencies: sortEntries({ ...own.dependencies, ...dependency }) }
}

function sortEntries<Value>(entries: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).sort(([one], [other]) => one.localeCompare(other, "en")))
}
