import { execFileSync } from "node:child_process"
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { startServer } from "../../../service-kit/src/http/http.ts"
import type { ServiceDefinition } from "../../../service-kit/src/service/service.ts"
import { readSettings } from "../../../service-kit/src/settings/settings.ts"
import { createService } from "./new-service.ts"

const ROOT = join(import.meta.dirname, "../../../..")
const PAGE = readFileSync(join(ROOT, "docs/add-a-flow.md"), "utf8")
const [, NAME = "", SITE = ""] = /^npm run forecourt -- new service (\S+) --site=(\S+)$/m.exec(PAGE) ?? []
const [, PATH = ""] = /^curl -H 'Sec-Fetch-Site: same-origin' localhost:3200(\S+)$/m.exec(PAGE) ?? []
/**
 * The maximum number of files that may change when a service is added. Generated files and the lock file are not
 * counted.
 */
const MAX_FILES = 8

/** The packages with a list of services, which `new service` changes. */
const COPIED = ["contracts", "api-clients", "platform", "service-kit", "site-shell"]

function copyOfRepository(): string {
  const root = mkdtempSync(join(tmpdir(), "forecourt-service-"))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const paths = [
    "package.json",
    "package-lock.json",
    "tsconfig.base.json",
    "biome.json",
    "scripts/lint",
    "schemas/services",
    "scripts/start-service.ts",
    ...COPIED.flatMap((name) => [`packages/${name}/package.json`, `packages/${name}/src`]),
    ...globSync("packages/services/*/{package.json,src/main.ts}", { cwd: ROOT }),
    `sites/${SITE}/site.config.ts`,
  ]
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    cpSync(join(ROOT, path), join(root, path), { recursive: true })
  }
  const { services, ...others } = JSON.parse(readFileSync(join(ROOT, "forecourt.config.json"), "utf8"))
  writeFileSync(join(root, "forecourt.config.json"), JSON.stringify({ schemas: others.schemas, services }))
  link(root)
  return root
}

/** Links the packages as `npm install` does. If a package has been copied, the link refers to the copy. */
function link(root: string): void {
  const modules = join(root, "node_modules")
  mkdirSync(join(modules, "@forecourt"), { recursive: true })
  const from = join(ROOT, "node_modules")
  for (const entry of readdirSync(from))
    if (entry !== "@forecourt") symlinkSync(join(from, entry), join(modules, entry))
  for (const entry of readdirSync(join(from, "@forecourt"))) {
    const target = COPIED.includes(entry) ? join(root, "packages", entry) : join(from, "@forecourt", entry)
    symlinkSync(target, join(modules, "@forecourt", entry))
  }
}

function filesIn(root: string): ReadonlyMap<string, string> {
  const files = globSync("{schemas,packages,demo,sites,scripts,redirects}/**/*.*", {
    cwd: root,
    exclude: ["**/generated/**", "docs/generated/**", "**/node_modules/**"],
  })
  return new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]))
}

function makeService(name: string) {
  const root = copyOfRepository()
  const previous = filesIn(root)
  const made = createService(root, [name, `--site=${SITE}`])
  symlinkSync(join(root, "packages/services", name), join(root, "node_modules/@forecourt", `${name}-service`))
  const cost = [...filesIn(root)].filter(([file, text]) => previous.get(file) !== text).map(([file]) => file)
  return { root, made, cost }
}

async function openBoth(root: string, name: string) {
  const load = (path: string) => import(join(root, "packages", path))
  const { DEFINITIONS }: { DEFINITIONS: Readonly<Record<string, ServiceDefinition>> } = await load(
    "platform/src/services/definitions.ts",
  )
  const service = DEFINITIONS[name]
  if (service === undefined) throw new Error(`The platform has no ${name}.`)
  const config = readSettings(name, {}, (settings) => service.read(settings, { data: root }))
  const { app, close } = await service.open(config, { log: () => {} })
  onTestFinished(close)
  const serving = await startServer(app.fetch, { name, port: 0 })
  onTestFinished(() => serving.close())

  const { createServicesRoute } = await load("site-shell/src/routes/services-route.ts")
  const { readEnvironment } = await load("site-shell/src/environment.ts")
  const { readConfig } = await load("site-shell/src/read-config.ts")
  const { config: switches } = await import(join(root, "sites", SITE, "site.config.ts"))
  const environment = readEnvironment({
    FORECOURT_CONTENT_URL: `http://127.0.0.1:${serving.port}`,
    FORECOURT_PROXIES: "1",
  })
  const { GET } = createServicesRoute(readConfig(switches), environment)
  return (path: string, site = "same-origin"): Promise<Response> =>
    GET(new Request(`https://${switches.host}${path}`, { headers: { host: switches.host, "sec-fetch-site": site } }))
}

test("creating a service for a site changes at most eight files", async () => {
  const { root, cost } = makeService(NAME)
  const call = await openBoth(root, NAME)

  const [sameSite, crossSite] = [await call(PATH), await call(PATH, "cross-site")]

  expect([sameSite.status, await sameSite.json()]).toEqual([200, { id: "one" }])
  expect(crossSite.status).toBe(403)
  expect(cost.length, cost.join("\n")).toBeLessThanOrEqual(MAX_FILES)
})

test("the generated service is formatted, compiles and is registered in the lock file and the platform package", () => {
  const { root, made } = makeService("shed")
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"))
  const compiler = join(ROOT, "node_modules/typescript/bin/tsc")
  const options = { extends: "./tsconfig.base.json", include: ["packages/services/shed/src"] }
  const compilerOptions = { noEmit: true, customConditions: ["forecourt-source"] }
  writeFileSync(join(root, "tsconfig.json"), JSON.stringify({ ...options, compilerOptions }))

  execFileSync(process.execPath, [compiler, "-p", root])
  execFileSync(
    join(ROOT, "node_modules/.bin/biome"),
    ["check", "--vcs-enabled=false", ...made.written, ...made.entered.filter(isOurs)],
    {
      cwd: root,
      stdio: "pipe",
    },
  )

  expect(packages["packages/services/shed"].name).toBe("@forecourt/shed-service")
  expect(packages["packages/platform"].dependencies["@forecourt/shed-service"]).toBe("^0.1.0")
  expect(made.written.map((file) => basename(file))).toContain("shed.test.ts")
  expect(made.port).toBeGreaterThan(4330)
})

const isOurs = (file: string) => file !== "package-lock.json"

test("a service can be added to a site that already has services", () => {
  const root = copyOfRepository()

  createService(root, ["one", `--site=${SITE}`])
  createService(root, ["two", `--site=${SITE}`])

  expect(readFileSync(join(root, `sites/${SITE}/site.config.ts`), "utf8")).toMatch(/services: \[.*"one", "two"\],/)
})

test.each([
  [[], 'new service: "" is no name of a service. Write price-alerts.'],
  [["Price Alerts"], 'new service: "Price Alerts" is no name of a service. Write price-alerts.'],
  [["search"], "new service: schemas/services/search is there already. Edit it, or choose another name."],
  [["alerts", "--site=dk-used"], 'new service: there is no site "dk-used". Choose from fi-used,'],
  [["alerts", "--port=1"], "new service: there is no option --port. The only one is --site."],
  [["revalidate"], "new service: sites already have a route at /api/revalidate. Choose another name."],
])("the arguments %j are rejected", (args, message) => {
  expect(() => createService(ROOT, args)).toThrow(message)
})
