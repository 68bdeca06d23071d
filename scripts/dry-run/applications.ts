// Applications as other teams have them: what is ours comes from a registry, what is not in the versions that this
// repository has, so that nothing that others release in the meantime can be in the way.
import { spawnSync } from "node:child_process"
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { runBeside } from "../run-to-end.ts"
import type { Registry } from "./registry.ts"

const ROOT = join(import.meta.dirname, "../..")

interface Locked {
  readonly version?: string
  readonly link?: boolean
}

const locked: Readonly<Record<string, Locked>> = JSON.parse(
  readFileSync(join(ROOT, "package-lock.json"), "utf8"),
).packages
const ofOthers = Object.fromEntries(
  Object.entries(locked).filter(([path, { link }]) => path.startsWith("node_modules/") && !link),
)

export interface Application {
  readonly folder: string
  /** The names of the packages of this repository that the application uses. */
  readonly ours: readonly string[]
}

export function layApplication(
  folder: string,
  { ours, others }: { readonly ours: readonly string[]; readonly others: readonly string[] },
): Application {
  const name = folder.split("/").at(-1) ?? ""
  const model = join(import.meta.dirname, "apps", name)
  mkdirSync(folder, { recursive: true })
  if (existsSync(model)) cpSync(model, folder, { recursive: true })
  const dependencies = Object.fromEntries(others.map((other) => [other, getLockedVersion(other)]))
  writeJson(folder, "package.json", { name: `app-${name}`, private: true, type: "module", dependencies })
  writeJson(folder, "package-lock.json", { lockfileVersion: 3, requires: true, packages: { "": {}, ...ofOthers } })
  return { folder, ours }
}

/** Installs the packages from the test registry. Throws if two versions of a package would be installed. */
export async function installOurs(
  { folder, ours }: Application,
  registry: Registry,
  versions: ReadonlyMap<string, string>,
): Promise<void> {
  writeFileSync(join(folder, ".npmrc"), registry.npmrc)
  const wanted = ours.map((name) => `${name}@${versions.get(name)}`)
  await runBeside("npm", ["install", "--loglevel=error", "--save", ...wanted], folder)
  const installed = globSync("node_modules/**/@forecourt/*/package.json", { cwd: folder }).map((file): string => {
    const { name, version } = JSON.parse(readFileSync(join(folder, file), "utf8"))
    return versions.get(name) === version ? "" : `${name} ${version} in ${file}`
  })
  const others = installed.filter(Boolean)
  if (others.length > 0)
    throw new Error(`${folder}: npm installs another version than the newest: ${others.join(", ")}`)
}

export const getInstalledPath = ({ folder }: Application, name: string) => join(folder, "node_modules", name)

export function complaintsAboutTypes({ folder }: Application): readonly string[] {
  return ["bundler", "nodenext"].flatMap((resolution) => {
    const tsc = ["node_modules/typescript/bin/tsc", "-p", `tsconfig.${resolution}.json`, "--pretty", "false"]
    const { status, stdout } = spawnSync(process.execPath, tsc, { cwd: folder, encoding: "utf8" })
    if (status === 0) return []
    const errors = stdout.split(/\n(?!\s)/).filter((error) => !/^node_modules\/(?!@forecourt\/)|^$/.test(error))
    return errors.map((error) => `types (${resolution}): ${error}`)
  })
}

function getLockedVersion(name: string): string {
  const version = locked[`node_modules/${name}`]?.version
  if (version === undefined) throw new Error(`release: ${name} is not installed here, so no application can have it.`)
  return version
}

function writeJson(folder: string, file: string, value: unknown): void {
  writeFileSync(join(folder, file), JSON.stringify(value, null, 2))
}
