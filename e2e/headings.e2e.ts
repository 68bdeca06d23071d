import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from "parse5"
import { readSite } from "../scripts/sites.ts"
import { expect, siteUrl, test } from "./fixture.ts"
import { readSitemap } from "./sitemap.ts"
import { sitesUnderTest } from "./sites-under-test.ts"

type Node = DefaultTreeAdapterMap["node"]

const sites = await Promise.all(sitesUnderTest().map(readSite))

for (const { name, host } of sites) {
  test(`every page of ${name} has one heading of the first level, and no level is skipped`, async ({ request }) => {
    test.setTimeout(240_000)
    const faults: string[] = []

    for (const { pathname } of await readSitemap(request, name, host)) {
      const levels = levelsIn(parse(await (await request.get(siteUrl(name) + pathname)).text()))
      if (levels.filter((level) => level === 1).length !== 1 || skips(levels)) faults.push(`${pathname}: ${levels}`)
    }

    expect(faults).toEqual([])
  })
}

/** Levels of all headings, in the page's order. */
function levelsIn(node: Node): readonly number[] {
  const own = /^h([1-6])$/.exec(node.nodeName)
  if (own) return [Number(own[1])]
  if (!defaultTreeAdapter.isElementNode(node) && node.nodeName !== "#document") return []
  return (node as DefaultTreeAdapterMap["parentNode"]).childNodes.flatMap(levelsIn)
}

/** The first may be of any level: what stands in the header comes before the page's own. */
function skips(levels: readonly number[]): boolean {
  return levels.some((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)
}
