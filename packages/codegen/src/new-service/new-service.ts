import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { parseArgs } from "node:util"
import { readConfig } from "../config.ts"
import { writeGenerated } from "../generate.ts"
import { toKebabCase } from "../names.ts"
import { addDependency, addToLock } from "../new-site/add-to-lock.ts"
import { formatJson } from "../new-site/print-json.ts"
import { writeTexts } from "../write-files.ts"
import { createContract, createResponseSchema } from "./service-contract.ts"
import { createServicePackage, formatServiceModule, formatServiceTest, listEntry } from "./service-package.ts"

export interface NewService {
  readonly name: string
  readonly port: number
  readonly written: readonly string[]
  readonly entered: readonly string[]
  readonly generated: number
}

const LOCK = "package-lock.json"
const PLATFORM = "packages/platform"

export function createService(root: string, args: readonly string[]): NewService {
  const { name, sites } = readArguments(root, args)
  const readText = (path: string) => readFileSync(join(root, path), "utf8")
  const { schemas, services } = readConfig(root)
  if (!services) throw new Error(`new service: forecourt.config.json has no "services". Say there where they are kept.`)
  const contract = posix.join(schemas, "services", name)
  const folder = `packages/services/${name}`
  for (const path of [contract, folder])
    if (existsSync(join(root, path)))
      throw new Error(`new service: ${path} is there already. Edit it, or choose another name.`)

  const port = findFreePort(root)
  const manifest = createServicePackage(name, port)
  const dependency = { [manifest.name]: `^${manifest.version}` }
  const list = posix.join(dirname(services.out), "site-services.ts")
  const platform = `${PLATFORM}/package.json`
  const written = {
    [`${contract}/${name}.openapi.json`]: formatJson(createContract(name)),
    [`${contract}/${name}.schema.json`]: formatJson(createResponseSchema(name)),
    [`${folder}/package.json`]: `${JSON.stringify(manifest, null, 2)}\n`,
    [`${folder}/src/index.ts`]: formatServiceModule(name),
    [`${folder}/src/${name}.test.ts`]: formatServiceTest(name),
  }
  const entered = {
    [list]: addEntry(list, readText(list), "} as const satisfies", listEntry(name)),
    [platform]: `${JSON.stringify(addDependency(JSON.parse(readText(platform)), dependency), null, 2)}\n`,
    ...Object.fromEntries(sites.map((path) => [path, addToSite(path, readText(path), name)])),
    [LOCK]: addToLock(readText(LOCK), { folder, manifest, neededBy: PLATFORM, command: "new service" }),
  }
  writeTexts(root, { ...written, ...entered })
  const generated = writeGenerated(root).differences.length
  return { name, port, written: Object.keys(written), entered: Object.keys(entered), generated }
}

/** The path segments below `/api/` that the sites themselves use. A service cannot have any of these names. */
const SITE_CALLS = ["edit", "editing", "files", "revalidate", "stories"]

function readArguments(root: string, args: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { site: { type: "string" } },
  })
  const [name = ""] = positionals
  const unknown = Object.keys(values).find((option) => option !== "site")
  if (unknown !== undefined) throw new Error(`new service: there is no option --${unknown}. The only one is --site.`)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`new service: "${name}" is no name of a service. Write ${toKebabCase(name) || "price-alerts"}.`)
  if (SITE_CALLS.includes(name))
    throw new Error(`new service: sites already have a route at /api/${name}. Choose another name.`)
  const sites = String(values.site ?? "")
    .split(",")
    .filter(Boolean)
    .map((site) => getSiteConfig(root, site))
  return { name, sites }
}

function getSiteConfig(root: string, site: string): string {
  const path = `sites/${site}/site.config.ts`
  if (existsSync(join(root, path))) return path
  const known = globSync("sites/*/site.config.ts", { cwd: root }).map((file) => file.split(/[\\/]/)[1])
  throw new Error(`new service: there is no site "${site}". Choose from ${known.sort().join(", ")}.`)
}

function findFreePort(root: string): number {
  const taken = globSync("packages/services/*/{package.json,src/main.ts}", { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/(?:port: |start-service\.ts )(\d+)/g)].map(([, port]) =>
      Number(port),
    ),
  )
  return Math.max(4300, ...taken) + 10
}

function addEntry(file: string, text: string, end: string, entry: string): string {
  const at = text.indexOf(`\n${end}`)
  if (at < 0) throw new Error(`new service: ${file} has no line that begins with "${end}". Enter it by hand: ${entry}`)
  return `${text.slice(0, at + 1)}${entry}${text.slice(at + 1)}`
}

function addToSite(file: string, text: string, name: string): string {
  const services = /\bservices: \[/
  if (!services.test(text)) return addEntry(file, text, "} satisfies SiteConfigInput", `  services: ["${name}"],\n`)
  return text.replace(/\bservices: \[([^\]]*)\]/, (_, named: string) => `services: [${named}, "${name}"]`)
}
