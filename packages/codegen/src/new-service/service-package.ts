import { toPascalCase, toSentenceCase, toSpokenName } from "../names.ts"
import type { SitePackage } from "../new-site/site-glue.ts"
import { toCallName } from "./service-contract.ts"

const CONTRACTS = "@forecourt/contracts"
const KIT = "@forecourt/service-kit"

export function createServicePackage(name: string, port: number): SitePackage {
  return {
    name: `@forecourt/${name}-service`,
    version: "0.1.0",
    private: true,
    description: `${toSentenceCase(name)}: the service.`,
    license: "MIT",
    type: "module",
    sideEffects: false,
    exports: { ".": "./src/index.ts", "./package.json": "./package.json" },
    scripts: {
      test: "node ../../../scripts/workspace.mjs test",
      lint: "node ../../../scripts/workspace.mjs lint",
      types: "node ../../../scripts/workspace.mjs types",
      start: `node --conditions=forecourt-source ../../../scripts/start-service.ts ${port}`,
    },
    dependencies: { [CONTRACTS]: "^0.1.0", [KIT]: "^0.1.0" },
  }
}

export function formatServiceModule(name: string): string {
  const type = toPascalCase(name)
  const key = name.includes("-") ? `["${name}"]` : `.${name}`
  const imports = [
    ["site-services", `import { SITE_SERVICES } from "${CONTRACTS}/site-services"`],
    [name, `import type { ${type}Handlers } from "${CONTRACTS}/${name}.operations"`],
  ].sort(([a = ""], [b = ""]) => (a < b ? -1 : 1))
  return `${imports.map(([, line]) => line).join("\n")}
import {
  type Caller,
  openService,
  readServiceConfig,
  type ServiceDefinition,
  STANDARD_WORDS,
  toOpenedTools,
  toSubject,
} from "${KIT}/service"

const NAME = "${name}"

const handlers: ${type}Handlers<Caller> = {
  async ${toCallName(name)}({ id }) {
    return { id }
  },
}

/** The ${toSpokenName(name)}, as a separate server or together with other services. */
export const service: ServiceDefinition = {
  read: (settings, presets) => readServiceConfig(settings, NAME, presets),
  open: (config, surroundings) =>
    openService({
      name: NAME,
      config,
      surroundings,
      migrations: [],
      open: toOpenedTools,
      calls: { contract: SITE_SERVICES${key}, handlers, texts: STANDARD_WORDS, lookUpSession: toSubject },
    }),
}
`
}

export function formatServiceTest(name: string): string {
  const open = `open${toPascalCase(name)}`
  return `import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readSettings } from "${KIT}/settings"
import { expect, onTestFinished, test } from "vitest"
import { service } from "./index.ts"

/** Opens the service with a temporary folder. Returns a function that calls it. */
async function ${open}() {
  const data = mkdtempSync(join(tmpdir(), "forecourt-${name}-"))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const config = readSettings("${name}", {}, (settings) => service.read(settings, { data }))
  const { app, close } = await service.open(config, { log: () => {} })
  onTestFinished(close)
  return (path: string, key = config.apiKey) => app.request(path, { headers: { "x-api-key": key } })
}

test("a call with the site's key returns the item, with another key it returns 401", async () => {
  const call = await ${open}()
  const [response, refused] = [await call("/api/${name}/one"), await call("/api/${name}/one", "wrong")]

  expect([response.status, await response.json()]).toEqual([200, { id: "one" }])
  expect(refused.status).toBe(401)
})
`
}

export function listEntry(name: string): string {
  const key = name.includes("-") ? `"${name}"` : name
  const constant = name.toUpperCase().replaceAll("-", "_")
  return `  ${key}: {
    title: "${toSpokenName(name)}",
    variables: "FORECOURT_${constant}",
    root: "/api/${name}",
    at: "",
    operations: async () => (await import("./generated/${name}.operations.ts")).${constant}_OPERATIONS,
  },
`
}
