import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { buildIr } from "../../codegen/src/ir/build-ir.ts"
import { sampleOne } from "../../codegen/src/sample/sample.ts"
import { readSchemas } from "../../codegen/src/schema/read-schemas.ts"
import { readConfig } from "../../platform/src/platform.config.ts"
import { type Platform, startPlatform } from "../../platform/src/start-platform.ts"
import { getItemId } from "../../services/content/src/storage/stored-value.ts"
import { PLATFORM_TEMPLATES } from "../../services/content/src/templates/platform-templates.ts"
import { registry } from "./generated/registry.ts"

const SITE = "every-block"
const { schemas } = readSchemas(join(import.meta.dirname, "../../.."), "schemas")
const ir = buildIr(schemas)
const folder = mkdtempSync(join(tmpdir(), "forecourt-queries-"))

let platform: Platform
let renderings: ReadonlyMap<string, { readonly dataSource: string; readonly fields: object }>

beforeAll(async () => {
  writeSite(join(folder, "sites", SITE, "content"))
  const siteFolders = [join(folder, "sites")]
  const config = { ...readConfig({}), port: 0, rateLimit: 0, dataFolder: join(folder, "data"), siteFolders }
  platform = await startPlatform(config, PLATFORM_TEMPLATES, () => {})
  const { layout } = await runQuery(`{ layout(site: "${SITE}", routePath: "/", language: "sv") { item { rendered } } }`)
  const rendered = layout.item.rendered.sitecore.route.placeholders["headless-main"]
  renderings = new Map(rendered.map((rendering: { componentName: string }) => [rendering.componentName, rendering]))
})

afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true, force: true })
})

function writeSite(content: string): void {
  const main = Object.values(registry).map(({ name }) => ({ block: name, id: name, fields: everydayFields(name) }))
  const names = { name: SITE, hostname: "x.example", language: "sv", languages: ["sv"] }
  const rules = { robots: "", redirects: [], errorPages: { notFound: "/cars", serverError: "/cars" } }
  const settings = { name: { value: "X" }, url: { value: { href: "https://x.example" } } }
  writeJson(join(content, "site.json"), { ...names, ...rules, settings: { sv: settings } })
  writeJson(join(content, "pages/sv.json"), { name: "Start", fields: {}, layout: { main } })
  for (const path of ["cars", "cars/used", "cars/used/electric"])
    writeJson(join(content, "pages", path, "sv.json"), { name: path, fields: {}, layout: { main: [] } })
}

function everydayFields(block: string): unknown {
  const root = ir.roots.get(`blocks/${block}/${block}.schema.json`)
  const fields = root ? sampleOne(root.node, { amount: "everyday", language: "sv" }) : {}
  return { ...(fields as object), ...Object.fromEntries(getReferences(block).map((name) => [name, CARS])) }
}

const CARS = { id: getItemId(SITE, "Home/cars"), url: "/cars", name: "cars", displayName: "cars" }

function getReferences(block: string): string[] {
  const wires = Object.values(registry).filter(({ name }) => name === block)
  return wires.flatMap(({ wire }) =>
    Object.values(wire).flatMap(({ kind, prop }) => (kind === "reference" ? [prop] : [])),
  )
}

function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(value))
}

// biome-ignore lint/suspicious/noExplicitAny: answers are as free as the questions
async function runQuery(query: string, variables: object = {}): Promise<any> {
  const response = await fetch(`${platform.url}/sitecore/api/graph/edge`, {
    method: "POST",
    headers: { "content-type": "application/json", sc_apikey: "forecourt-local-key" },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await response.json()
  if (errors !== undefined) throw new Error(JSON.stringify(errors))
  return data
}

function removeHost(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data).replaceAll(platform.url, ""))
}

function getQuery(block: string): string {
  return readFileSync(join(import.meta.dirname, `generated/${block}.graphql`), "utf8")
}

for (const [name, entry] of Object.entries(registry)) {
  test(`the GraphQL query of ${name} returns the same fields as the page's layout`, async () => {
    const { dataSource, fields } = renderings.get(name) ?? {}

    const data = await runQuery(getQuery(entry.name), { datasource: dataSource, language: "sv" })

    expect(entry.read?.({ data })).toEqual(entry.read?.(fields))
    expect(entry.read?.({ data: removeHost(data) })).toEqual(entry.parse(everydayFields(entry.name)))
  })
}

test("the content platform returns the type, section and title of each field as defined in the block's schema", async () => {
  const definition = (name: string) =>
    `${name}: field(name: "${name}") { definition { type section sectionSortOrder title source } }`
  const { item } = await runQuery(
    `query ($path: String) { item(path: $path, language: "sv") { ${["Title", "ContentPlacement"].map(definition).join(" ")} } }`,
    { path: renderings.get("HeroBanner")?.dataSource },
  )

  expect(item).toEqual({
    Title: {
      definition: { type: "Single-Line Text", section: "Content", sectionSortOrder: 100, title: "Title", source: "" },
    },
    ContentPlacement: {
      definition: {
        type: "Droplist",
        section: "Look",
        sectionSortOrder: 300,
        title: "Vertical placement",
        source: "Top|Centre|Bottom",
      },
    },
  })
})
