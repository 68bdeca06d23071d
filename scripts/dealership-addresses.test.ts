import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { demoDealerships } from "../demo/stock-demo/src/index.ts"
import { compile, readTable } from "../packages/redirects/src/index.ts"
import dictionary from "../schemas/site/dictionary.schema.json" with { type: "json" }
import { readSite, SITES } from "./sites.ts"

const ROOT = join(import.meta.dirname, "..")
const PRESETS: Readonly<Record<string, string>> = dictionary.properties.dealershipPath["x-text"]

const read = (path: string) => readFileSync(join(ROOT, path), "utf8")

function getBase(name: string, language: string): string {
  const path = `sites/${name}/content/dictionary.${language}.json`
  const base = existsSync(join(ROOT, path)) ? JSON.parse(read(path)).dealershipPath : undefined
  return base ?? PRESETS[language]
}

test.each(SITES)("%s: no redirect matches the URL of an existing dealership", async (name) => {
  const { host, languages } = await readSite(name)
  const [language = ""] = languages
  const table = compile(readTable(read(`redirects/${name}.redirects.json`)), { locales: languages, host, tidy: true })
  const addresses = demoDealerships(name).map(({ slug }) => `${getBase(name, language)}/${slug}`)

  expect(addresses.length).toBeGreaterThan(5)
  expect(addresses.filter((address) => table.match(address) !== null)).toEqual([])
})
