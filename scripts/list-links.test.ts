import { existsSync, globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { beforeAll, expect, test } from "vitest"
import { demoStock } from "../demo/stock-demo/src/index.ts"
import type { Services } from "../packages/api-clients/src/content/content.ts"
import { createEmptyResponse } from "../packages/api-clients/src/search/search.ts"
import { load } from "../packages/blocks/src/car-list/car-list.load.ts"
import { LIST_FIELDS } from "../packages/blocks/src/car-list/list-fields.ts"
import { createBrandAddresses } from "../packages/blocks/src/footer/footer.rules.ts"
import { choices as forms } from "../packages/blocks/src/generated/choices.ts"
import { propsFor } from "../packages/blocks/test/load.ts"
import { listChips, parseQuery } from "../packages/machines/filters/src/index.ts"
import { compile, readTable } from "../packages/redirects/src/index.ts"
import { createIndex } from "../packages/search-engine/src/index.ts"
import { readChoices } from "../packages/site-shell/src/page/choices.ts"
import { resolveVisit } from "../packages/site-shell/src/proxy/decide.ts"
import schema from "../schemas/services/search/car.schema.json" with { type: "json" }
import { readSite, SITES } from "./sites.ts"

const ROOT = join(import.meta.dirname, "..")
const REGIONS = ["Västra Götaland", "Syd"]
const GONE = new Set(["car_site_region=Syd"])

interface Page {
  readonly language: string
  readonly path: string
  readonly text: string
}

function getPages(site: string): readonly Page[] {
  const pages = join(ROOT, "sites", site, "content/pages")
  return globSync("**/*.json", { cwd: pages }).map((file) => {
    const language = basename(file, ".json")
    const folders = file.split("/").slice(0, -1)
    const names = folders.map((folder, at) => {
      const pageFile = join(pages, ...folders.slice(0, at + 1), `${language}.json`)
      const page: { readonly slug?: string } = existsSync(pageFile) ? JSON.parse(readFileSync(pageFile, "utf8")) : {}
      return page.slug ?? folder
    })
    return { language, path: `/${names.join("/")}`, text: readFileSync(join(pages, file), "utf8") }
  })
}

function getLinks(site: string): readonly string[] {
  const content = join(ROOT, "sites", site, "content")
  return globSync("{pages,designs}/**/*.json", { cwd: content }).flatMap((file) =>
    [...readFileSync(join(content, file), "utf8").matchAll(/(?:"href": "|href=\\")([^"\\]+)/g)].map(
      ([, href = ""]) => href,
    ),
  )
}

function getBrandLinks(site: string): readonly string[] {
  const content = join(ROOT, "sites", site, "content")
  const { settings } = JSON.parse(readFileSync(join(content, "site.json"), "utf8"))
  return globSync("designs/**/*.json", { cwd: content }).flatMap((file) => {
    const list = settings[basename(file, ".json")]?.pathToCarList?.value.href
    const brands = /"brands": \[[\s\S]*?\n {8,}\]/.exec(readFileSync(join(content, file), "utf8"))?.[0] ?? ""
    const names = [...brands.matchAll(/"name": \{ "value": "([^"]+)"/g)].map(([, name = ""]) => name)
    return list === undefined ? [] : names.map(createBrandAddresses(list))
  })
}

function getMovedLinks(site: string): readonly string[] {
  const { groups = [] } = JSON.parse(readFileSync(join(ROOT, "redirects", `${site}.redirects.json`), "utf8"))
  const rules: readonly Rule[] = groups.flatMap((group: { rules: readonly Rule[] }) => group.rules)
  return rules
    .filter((rule) => /car_|\/-\//.test(JSON.stringify(rule)))
    .flatMap(({ source, match }) => {
      const choices = Object.entries(match?.query ?? {}).map(([name, values]) =>
        (values === true ? REGIONS : values).map((value) => [name, value]),
      )
      const queries = choices.reduce<string[][][]>(
        (previous, item) => previous.flatMap((known) => item.map((pair) => [...known, pair])),
        [[]],
      )
      return queries.map((query) => `${source.replace(":brand", "volvo")}?${new URLSearchParams(query)}`)
    })
}

interface Followed {
  readonly choiceCount: number
  readonly query: string
  readonly total: number
}

interface Rule {
  readonly source: string
  readonly match?: { readonly query?: Readonly<Record<string, true | readonly string[]>> }
}

const sites = await Promise.all(SITES.map(readSite))

for (const site of sites) {
  const { name, languages, host } = site
  const table = readTable(JSON.parse(readFileSync(join(ROOT, "redirects", `${name}.redirects.json`), "utf8")))
  const redirects = compile(table, { locales: languages, host, tidy: true })
  const pages = getPages(name)
  let findCars: Services["stock"]["findCars"]
  const findDealerships: Services["stock"]["findDealerships"] = async (request) => createEmptyResponse(request)

  beforeAll(() => {
    const language = languages[0] ?? ""
    const index = createIndex(schema as Parameters<typeof createIndex>[0], [...demoStock(name)], {
      language: language as "sv",
    })
    findCars = async (request) => index.search(request) as Awaited<ReturnType<Services["stock"]["findCars"]>>
  })

  async function follow(href: string): Promise<Followed> {
    const url = new URL(href, `https://${host}`)
    const decision = resolveVisit({ url }, { site, redirects, choices: forms })
    if (decision.kind === "redirect") return follow(decision.location)
    if (decision.kind !== "page") throw new Error(`${href} is ${decision.kind}.`)
    const { language, path } = decision.page
    const page = pages.find((page) => page.language === language && page.path === decodeURIComponent(path))
    const block = page && blocksIn(JSON.parse(page.text)).find((item) => item.block === "car-list")
    if (block === undefined) throw new Error(`${href} leads to ${path}, which has no list of cars.`)
    const segment = decision.path.split("/~")[1] ?? ""
    const { props } = propsFor({ stock: { findCars, findDealerships } } as unknown as Services, {
      fields: block.fields ?? {},
      page: { choices: readChoices(segment, forms) },
    })
    const { query, found: result } = await load(props as never)
    const keys = [...url.searchParams.keys()].filter((key) => key in forms)
    const values = path === decodeURIComponent(url.pathname) ? 0 : url.pathname.split("/-/")[1]?.split("/").length
    return { choiceCount: keys.length + (values ?? 0), query, total: result?.total ?? 0 }
  }

  const narrowing = [...getLinks(name), ...getBrandLinks(name), ...getMovedLinks(name)].filter(
    (href) =>
      /[?&](car_|keyphrase|sortName|vehicletype|re=|si=|fuel=)|\/-\/[^/]/.test(href) &&
      href.startsWith("/") &&
      !href.startsWith("/-/"),
  )
  if (narrowing.length === 0) throw new Error(`${name}: nothing links to a narrowed list. Look at how links are found.`)
  test.each([...new Set(narrowing)])(
    `${name}: the link %s leads to a filtered list that contains cars [spec 1 §2 footer-brand]`,
    async (href) => {
      const { choiceCount, query, total } = await follow(href)

      const { keyphrase, sortName } = parseQuery(query, LIST_FIELDS)
      const chips = listChips(parseQuery(query, LIST_FIELDS), LIST_FIELDS)
      expect([chips.length + (sortName === null ? 0 : 1), keyphrase]).toEqual([choiceCount, ""])
      if (![...GONE].some((item) => query.includes(item))) expect(total, query).toBeGreaterThan(0)
    },
  )
}

interface Block {
  readonly block: string
  readonly fields?: object
}

function blocksIn(node: unknown): readonly Block[] {
  if (typeof node !== "object" || node === null) return []
  const blocks = "block" in node ? [node as Block] : []
  return [...blocks, ...Object.values(node).flatMap(blocksIn)]
}
