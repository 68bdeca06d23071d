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
  readonly manifest: SitePackage
  /** The folder of an existing workspace that must depend on the new one, if there is such a workspace. */
  readonly neededBy?: string
  readonly command: string
}

/**
 * Adds a workspace to the content of `package-lock.json`, as npm would. Throws an error if one of its dependencies is
 * not in the lock file yet.
 */
export function addToLock(lock: string, { folder, manifest, neededBy, command }: NewWorkspace): string {
  const { name, version, dependencies } = manifest
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

export function addDependency<Package extends LockedPackage>(manifest: Package, dependency: Dependencies): Package {
  return { ...manifest, dependencies: sortEntries({ ...manifest.dependencies, ...dependency }) }
}

function sortEntries<Value>(entries: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, "en")))
}
