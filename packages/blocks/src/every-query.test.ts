import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { readConfig } from "../../platform/src/platform.config.ts"
import { type Platform, startPlatform } from "../../platform/src/start-platform.ts"
import { PLATFORM_TEMPLATES } from "../../platform/src/templates/platform-templates.ts"
import { registry } from "./generated/registry.ts"

const SITES = join(import.meta.dirname, "../../../sites")
const folder = mkdtempSync(join(tmpdir(), "forecourt-queries-"))

/** A block as a page's layout carries it. */
interface Rendering {
  readonly componentName: string
  readonly dataSource: string
  readonly fields: object
  readonly placeholders?: Readonly<Record<string, readonly Rendering[]>>
}

let platform: Platform
let renderings: readonly Rendering[]

beforeAll(async () => {
  const config = { ...readConfig({}), port: 0, rateLimit: 0, dataFolder: join(folder, "data"), siteFolders: [SITES] }
  platform = await startPlatform(config, PLATFORM_TEMPLATES, () => {})
  const { layout } = await ask(
    `{ layout(site: "se-automotive", routePath: "/", language: "sv") { item { rendered } } }`,
  )
  renderings = allIn(layout.item.rendered.sitecore.route.placeholders)
})

afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Those of the page, and those of the designs around it. */
function allIn(placeholders: Rendering["placeholders"] = {}): Rendering[] {
  return Object.values(placeholders)
    .flat()
    .flatMap((rendering) => [rendering, ...allIn(rendering.placeholders)])
}

// biome-ignore lint/suspicious/noExplicitAny: answers are as free as the questions
async function ask(query: string, variables: object = {}): Promise<any> {
  const response = await fetch(`${platform.url}/sitecore/api/graph/edge`, {
    method: "POST",
    headers: { "content-type": "application/json", sc_apikey: "forecourt-local-key" },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await response.json()
  if (errors !== undefined) throw new Error(JSON.stringify(errors))
  return data
}

function queryOf(block: string): string {
  return readFileSync(join(import.meta.dirname, `generated/${block}.graphql`), "utf8")
}

for (const [name, entry] of Object.entries(registry)) {
  test(`the query of ${name} answers what a page's layout carries`, async () => {
    const rendering = renderings.find(({ componentName }) => componentName === name)
    const home = "/sitecore/content/forecourt/se-automotive/Home"
    const data = await ask(queryOf(entry.name), { datasource: rendering?.dataSource, language: "sv", home })

    expect(entry.read?.({ data })).toEqual(entry.read?.(rendering?.fields))
    expect(Object.keys(entry.read?.({ data }) ?? {}).length).toBeGreaterThan(2)
  })
}

test("the query of Navigation reads three levels of pages", async () => {
  const [home, datasource] = ["/sitecore/content/forecourt/se-automotive/Home", "/sitecore/content"]
  const { items } = await ask(queryOf("navigation"), { datasource, language: "sv", home })

  const [first] = items.children.results
  expect(first.path.path).toMatch(/^\//)
  expect(first.children.results).toBeDefined()
  expect(items.children.results.some((page: typeof first) => page.children.results.length > 0)).toBe(true)
})

test("the platform sets a block's fields in the groups of its schema, under the names that editors read", async () => {
  const hero = renderings.find(({ componentName }) => componentName === "HeroBanner")
  const definition = (name: string) =>
    `${name}: field(name: "${name}") { definition { type section sectionSortOrder title source } }`
  const { item } = await ask(
    `query ($path: String) { item(path: $path, language: "sv") { ${["Title", "ContentPlacement"].map(definition).join(" ")} } }`,
    { path: hero?.dataSource },
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
