import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { BODY_TYPES, COCKPITS, FACES, LAMPS, paints, SURFACES, TRIMS, views } from "@forecourt/artwork/cars"
import { PLACES } from "@forecourt/artwork/places"
import { expect, test } from "vitest"
import { demoDealerships, demoStock, SITE_NAMES } from "./index.ts"

const ROOT = join(import.meta.dirname, "../../..")

/** Reads the addresses of all illustrations in files, without `/-/media/artwork/` and the extension. */
function readAddresses(pattern: string): string[] {
  const texts = globSync(pattern, { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), "utf8"))
  return texts.flatMap(listAddresses)
}

const listAddresses = (text: string) =>
  [...text.matchAll(/\/artwork\/([a-z-]+\/[a-z0-9-]+)\.svg/g)].map(([, address = ""]) => address)

const bySite = new Map(SITE_NAMES.map((site) => [site as string, readAddresses(`sites/${site}/content/**/*.json`)]))
const content = [...bySite.values(), readAddresses("schemas/blocks/*/examples/**/*.json")].flat()
const stock = SITE_NAMES.flatMap((site) => listAddresses(JSON.stringify([demoStock(site), demoDealerships(site)])))
const all = [...new Set([...content, ...stock])]

/** Returns whether one of the addresses shows a place. A place's name may begin like another's. */
function hasPlace(addresses: readonly string[], place: string): boolean {
  const longer = PLACES.filter((other) => other.startsWith(`${place}-`))
  const isOf = (address: string, name: string) => new RegExp(`^scenes/(rullo-)?${name}-`).test(address)
  return addresses.some((address) => isOf(address, place) && !longer.some((other) => isOf(address, other)))
}

test.each(PLACES)("the place %s is used in a picture of a site or an example", (place) => {
  expect(hasPlace(content, place)).toBe(true)
})

test.each([
  ...COCKPITS.map((name) => `cockpit-${name}`),
  ...SURFACES.slice(1).map((name) => `on-${name}`),
  ...[BODY_TYPES, Object.keys(views), Object.keys(paints), TRIMS, FACES, LAMPS].flat(),
])("%s is used in a picture of a site, an example or a car in stock", (word) => {
  expect(all.some((address) => new RegExp(`[/-]${word}([/-]|$)`).test(address))).toBe(true)
})

test("the README names the sites that show a place", () => {
  const rows = PLACES.map((place) => {
    const sites = [...bySite].filter(([, addresses]) => hasPlace(addresses, place)).map(([site]) => site)
    return `| \`${place}\` | ${sites.join(", ") || "examples of blocks only"} |`
  })

  expect(readFileSync(join(ROOT, "demo/README.md"), "utf8")).toContain(rows.join("\n"))
})
