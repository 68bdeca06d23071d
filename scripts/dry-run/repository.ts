// A copy of the repository in which a release is made: versions, tags and what is published stay there.
import { appendFileSync, globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { copyRepository } from "../copy-repository.ts"
import { run } from "../run-to-end.ts"
import type { Registry } from "./registry.ts"

const ROOT = join(import.meta.dirname, "../..")
const MANIFESTS = ["schemas", "demo/*", "packages/*", "packages/{machines,services}/*", "sites/*", "bench"].map(
  (folder) => `${folder}/package.json`,
)
const CACHE = { TURBO_CACHE_DIR: process.env.TURBO_CACHE_DIR ?? join(ROOT, ".turbo/cache") }

interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly [kind: string]: unknown
}

export function copyForRelease(): string {
  const copy = copyRepository("release")
  const git = (...args: string[]) =>
    run("git", ["-c", "user.name=Dry run", "-c", "user.email=dry-run@example.com", ...args], copy)
  git("init", "-q", "--initial-branch=main")
  git("add", "-A")
  git("commit", "-qm", "As it stands")
  // Tags are commits' names, and need one who makes them.
  git("config", "user.name", "Dry run")
  git("config", "user.email", "dry-run@example.com")
  return copy
}

/** Checks that a release fails if the URL of the repository is missing, and then sets the URL. */
export function complaintsAboutNoPlace(copy: string): readonly string[] {
  const file = join(copy, "release.config.json")
  const config = JSON.parse(readFileSync(file, "utf8"))
  writeFileSync(file, JSON.stringify({ ...config, repository: "" }))
  const said = whatItSays(() => run("npm", ["run", "release"], copy, CACHE))
  writeFileSync(file, JSON.stringify({ ...config, repository: "https://github.com/example/forecourt" }))
  return said.includes("release.config.json: does not say where the repository is") ? [] : [`a release said ${said}`]
}

function whatItSays(action: () => string): string {
  try {
    return action()
  } catch (error) {
    return String(error)
  }
}

export function applyChangesets(copy: string): void {
  run("npm", ["run", "release:version"], copy)
}

/**
 * Publishes all packages as the release workflow does. An existing build can be reused, because it contains no version
 * numbers.
 */
export function publishAll(copy: string, registry: Registry, { isBuilt = false } = {}): ReadonlyMap<string, string> {
  writeFileSync(join(copy, ".npmrc"), readFileSync(join(ROOT, ".npmrc"), "utf8"))
  appendFileSync(join(copy, ".npmrc"), registry.npmrc)
  run("npm", ["run", "release"], copy, { ...CACHE, ...(isBuilt && { FORECOURT_BUILT: "1" }) })
  return new Map(
    readManifests(copy)
      .filter((manifest) => !manifest.private)
      .map(({ name, version }) => [name, version]),
  )
}

export function complaintsAboutVersions(copy: string): readonly string[] {
  const previous = readManifests(copy)
  const published = previous.filter((manifest) => !manifest.private).map(({ name }) => name)
  // Right after a release nothing waits; the next one is tried all the same.
  const all = published.map((name) => `"${name}": patch`).join("\n")
  writeFileSync(join(copy, ".changeset/dry-run.md"), `---\n${all}\n---\n\nA dry run.\n`)
  applyChangesets(copy)
  const after = readManifests(copy)
  const versions = new Map(after.map(({ name, version }) => [name, version]))
  const same = previous.filter(({ name, version }) => published.includes(name) && versions.get(name) === version)
  return [
    ...same.map(({ name }) => `${name} has no new version`),
    ...after.flatMap((manifest) => complaintsAboutRanges(manifest, versions)),
  ]
}

const KINDS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"]

function complaintsAboutRanges(manifest: Manifest, versions: ReadonlyMap<string, string>): readonly string[] {
  return KINDS.flatMap((kind) => Object.entries((manifest[kind] ?? {}) as Readonly<Record<string, string>>))
    .filter(([name, range]) => versions.has(name) && range !== `^${versions.get(name)}`)
    .map(([name, range]) => `${manifest.name} takes ${name} "${range}", which is ${versions.get(name)} now`)
}

function readManifests(copy: string): readonly Manifest[] {
  return globSync(MANIFESTS, { cwd: copy }).map((file) => JSON.parse(readFileSync(join(copy, file), "utf8")))
}
