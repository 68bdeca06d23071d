import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, test } from "vitest"
import { MARKETS, type Market } from "./car/options.ts"
import { fitsMarket } from "./scenes/markets.ts"

const SITES = join(import.meta.dirname, "../../../sites")
const MAX_PAGES = 6

/** Every picture of ours that the pages of a site show, with the pages; the languages of a page are one. */
function picturesOf(site: string): ReadonlyMap<string, readonly string[]> {
  const files = globSync("pages/**/*.json", { cwd: join(SITES, site, "content") })
  const shown = files.flatMap((file) => {
    const { fields, layout } = JSON.parse(readFileSync(join(SITES, site, "content", file), "utf8"))
    return cutsIn([fields?.image, layout]).map((cut) => ({ cut, page: dirname(file) }))
  })
  const byCut = Map.groupBy(shown, ({ cut }) => cut)
  return new Map([...byCut].map(([cut, all]) => [cut, [...new Set(all.map(({ page }) => page))]]))
}

/** Addresses of places, close-ups and cars, wherever they stand. */
function cutsIn(value: unknown): string[] {
  if (typeof value === "string") return /\/artwork\/(?:scenes|details|cars)[^?]*\.svg/.exec(value)?.slice(0, 1) ?? []
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(cutsIn) : []
}

const marketOf = (site: string) => MARKETS.find((market) => site.startsWith(`${market}-`)) as Market

describe.each(globSync("*-*", { cwd: SITES }))("%s", (site) => {
  const pictures = picturesOf(site)

  test("shows each picture on at most six pages", () => {
    expect(pictures.size).toBeGreaterThan(20)
    expect([...pictures].filter(([, pages]) => pages.length > MAX_PAGES)).toEqual([])
  })

  test("shows only places of its country, with traffic on the right side", () => {
    const wrong = [...pictures].filter(([cut]) => !fitsMarket(cut, marketOf(site)))

    expect(wrong).toEqual([])
  })
})

test("a place belongs to its country, and the driver's seat is on the correct side", () => {
  expect(fitsMarket("/-/media/artwork/scenes/leeds-terrace-winter-dusk-16x9.svg", "uk")).toBe(true)
  expect(fitsMarket("/-/media/artwork/scenes/leeds-terrace-winter-dusk-16x9.svg", "se")).toBe(false)
  expect(fitsMarket("/-/media/artwork/scenes/rullo-malmo-4x5.svg", "fi")).toBe(false)
  expect(fitsMarket("/-/media/artwork/scenes/mountain-pass-suv-rowan-16x9.svg", "uk")).toBe(false)
  expect(fitsMarket("/-/media/artwork/details/cockpit-4x3.svg", "uk")).toBe(false)
  expect(fitsMarket("/-/media/artwork/details/cockpit-family-rhd-4x3.svg", "uk")).toBe(true)
})
