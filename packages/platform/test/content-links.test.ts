import { join } from "node:path"
import { expect, test } from "vitest"
import type { PageDocument } from "../src/documents/document.types.ts"
import { readSeeds } from "../src/seed/read-seed.ts"
import type { Seed } from "../src/seed/seed.types.ts"

const SITES = join(import.meta.dirname, "../../../sites")

test.each(readSeeds(SITES).map((seed) => [seed.site, seed] as const))(
  "every link that the content of %s makes to its own site leads to a page",
  (_, seed) => {
    const pages = addressesOf(seed)

    const lost = seed.files.flatMap(({ file, document }) =>
      internalLinks(document)
        .filter((path) => !pages.has(path))
        .map((path) => `${file} leads to ${path}`),
    )

    expect(lost).toEqual([])
  },
)

/** Addresses of all pages as visitors type them, with the prefix of every language but the site's first. */
function addressesOf({ files }: Seed): ReadonlySet<string> {
  const pages = files.filter((file) => file.kind === "page")
  const documents = new Map(pages.map(({ item, language, document }) => [`${language}:${item}`, document]))
  const main = files.find((file) => file.kind === "site")?.document.language
  return new Set(
    pages.map(({ item, language }) => {
      const slugs = slugsOf(item, (folder) => documents.get(`${language}:${folder}`))
      return `/${[...(language === main ? [] : [language]), ...slugs].join("/")}`
    }),
  )
}

function slugsOf(item: string, find: (folder: string) => PageDocument | undefined): string[] {
  const names = item === "" ? [] : item.split("/")
  return names.map((name, index) => find(names.slice(0, index + 1).join("/"))?.slug ?? name)
}

/** Paths that links and rich texts name, without query and fragment; files of the platform are no pages. */
function internalLinks(value: unknown): string[] {
  if (typeof value === "string") {
    return [...value.matchAll(/href="(\/[^"?#]*)/g)].map(([, path = ""]) => path).filter(isPage)
  }
  if (value === null || typeof value !== "object") return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "href" && typeof inner === "string" && inner.startsWith("/")
      ? [inner.replace(/[?#].*$/, "")].filter(isPage)
      : internalLinks(inner),
  )
}

const isPage = (path: string): boolean => !path.startsWith("/-/")
