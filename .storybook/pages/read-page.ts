import { readFileSync } from "node:fs"
import { join } from "node:path"
import { createContentHttp, fetchDictionary, fetchLayout, type Services } from "@forecourt/api-clients/content"
import { registry } from "@forecourt/blocks/registry"
import { loadPage, readLayout, type SiteContext, validatePage } from "@forecourt/renderer"
import { createStorySite } from "../../packages/blocks/test/story.tsx"
import { createPageItem } from "../../packages/site-shell/src/page/page-item.ts"
import { demoSearch } from "./demo-search.ts"
import { getLoadedData } from "./loaded-data.ts"
import type { PageAddress, SentPage } from "./page.types.ts"

const SITES = join(import.meta.dirname, "../../sites")

const KEYS = { mode: "local", contextId: "forecourt-local-context", apiKey: "forecourt-local-key" } as const

const DEADLINE_MS = 20_000

/** Throws an error if any data of the page is missing, so that no story shows an incomplete page. */
export async function readPage(url: string, address: PageAddress): Promise<SentPage> {
  const { site: name, language, path } = address
  const content = createContentHttp({ url, ...KEYS, timeoutMs: DEADLINE_MS, retries: 0 })
  const [data, texts] = await Promise.all([
    fetchLayout(content, address),
    fetchDictionary(content, { site: name, language }),
  ])
  const layout = data && readLayout(data)
  if (!layout?.route) throw new Error(`storybook: ${name} has no page ${path} in ${language}. Correct page-list.ts.`)

  const site: SiteContext = { ...createStorySite({ site: name, locale: language }), path, report: refuse(address) }
  const page = await loadPage<Services>(validatePage(layout, registry, site), {
    site,
    services: { content, articles: content, stock: demoSearch(name, language), site: name },
    item: createPageItem(layout.route, {}),
    deadlineMs: DEADLINE_MS,
  })
  const sent: SentPage = {
    ...address,
    layout: data,
    loaded: getLoadedData(page),
    texts,
    pathToCarList: pathToCarList(address),
  }
  // Pictures are next to the built Storybook.
  return JSON.parse(JSON.stringify(sent).replaceAll(`${url}/-/media/`, "/-/media/")) as SentPage
}

function refuse({ site, path }: PageAddress): SiteContext["report"] {
  return ({ message, cause }) => {
    throw new Error(`storybook: ${path} of ${site} is not whole: ${message}`, { cause })
  }
}

interface Settings {
  readonly settings: Readonly<
    Record<string, { readonly pathToCarList?: { readonly value: { readonly href: string } } }>
  >
}

function pathToCarList({ site, language }: PageAddress): string | null {
  const { settings }: Settings = JSON.parse(readFileSync(join(SITES, site, "content/site.json"), "utf8"))
  return settings[language]?.pathToCarList?.value.href ?? null
}
