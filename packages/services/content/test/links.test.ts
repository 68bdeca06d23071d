import { basename, dirname, join } from "node:path"
import { expect, test } from "vitest"
import { demoDealerships } from "../../../../demo/stock-demo/src/index.ts"
import type { PageDocument } from "../src/documents/document.types.ts"
import { readSeeds } from "../src/seed/read-seed.ts"
import type { Seed } from "../src/seed/seed.types.ts"

const seeds = readSeeds(join(import.meta.dirname, "../../../../sites"))

test.each(seeds.map((seed) => [seed.site, seed] as const))(
  "every link in the content of %s leads to an existing page",
  (_, seed) => {
    const known = listAddresses(seed)
    const slugs = new Set(demoDealerships(seed.site).map(({ slug }) => slug))
    // Dealerships of the stock are below the page that lists them.
    const isDealership = (path: string) => slugs.has(basename(path)) && known.has(dirname(path))

    const dead = seed.files.flatMap(({ file, document }) =>
      linksIn(document).flatMap((href) => {
        const path = getPath(href)
        return known.has(path) || isDealership(path) ? [] : [`${file}: ${href}`]
      }),
    )

    expect(dead).toEqual([])
  },
)

function listAddresses({ files }: Seed): ReadonlySet<string> {
  const site = files.find((file) => file.kind === "site")?.document
  const pages = files.filter((file) => file.kind === "page")
  const documents = new Map(pages.map(({ item, language, document }) => [`${language} ${item}`, document]))
  const addresses = pages.map(({ item, language }) => {
    const prefix = language === site?.language ? "" : `/${language}`
    return `${prefix}/${getSlugs(item, language, documents)}`.replace(/(?<=.)\/$/, "")
  })
  return new Set([...addresses, ...(site?.redirects ?? []).map(({ pattern }) => pattern)])
}

function getSlugs(item: string, language: string, documents: ReadonlyMap<string, PageDocument>): string {
  const parts = item.split("/")
  const slug = (part: string, index: number) =>
    documents.get(`${language} ${parts.slice(0, index + 1).join("/")}`)?.slug ?? part
  return parts.map(slug).join("/")
}

function linksIn(document: unknown): string[] {
  const text = JSON.stringify(document)
  const hrefs = [...text.matchAll(/(?:"href":"|href=\\")([^"\\]+)/g)].map(([, href = ""]) => href)
  return hrefs.filter((href) => href.startsWith("/") && !href.startsWith("/-/"))
}

function getPath(href: string): string {
  return decodeURI(href.replace(/[?#].*$|\/-\/.*$/, "")).replace(/(?<=.)\/$/, "")
}
