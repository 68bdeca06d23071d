import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { drawArtwork } from "./artwork.ts"
import { BODY_TYPES, TRIMS } from "./car/body.types.ts"
import { views } from "./car/stage.ts"
import { brandNames } from "./marks/brands.ts"
import { paints } from "./palette/paints.ts"
import { RATIOS } from "./scenes/scene.types.ts"
import { details, scenes } from "./scenes/scenes.ts"

const root = fileURLToPath(new URL("../../../", import.meta.url))

interface Picture {
  readonly src: string
  readonly width?: number
  readonly height?: number
}

test.each(BODY_TYPES)("a %s can be seen from every side", (body) => {
  for (const view of Object.keys(views))
    expectSound(drawArtwork(`/-/media/artwork/cars/${body}-${view}-fjord.svg`)?.svg)
})

test("a car can be ordered in fourteen colours, with every kind of wheel, on nothing or on mist", () => {
  expect(Object.keys(paints)).toHaveLength(14)
  for (const paint of Object.keys(paints)) expect(drawArtwork(`cars/city-car-side-${paint}.svg`)).not.toBeNull()
  for (const trim of TRIMS) expect(drawArtwork(`cars-on-mist/pick-up-rear-sand-${trim}.svg`)).not.toBeNull()
})

test.each(Object.keys({ ...scenes, ...details }))("%s is cut to every ratio", (name) => {
  const kind = Object.hasOwn(scenes, name) ? "scenes" : "details"
  for (const [ratio, size] of Object.entries(RATIOS)) {
    const artwork = drawArtwork(`/-/media/artwork/${kind}/${name}-${ratio}.svg`)

    expect(artwork).toMatchObject(size)
    if (ratio === "4x3") expectSound(artwork?.svg)
  }
})

test("a place of Rullo's is the same place in other paint, under another name", () => {
  const [theirs, ours] = ["showroom-4x3", "rullo-showroom-4x3"].map((name) => drawArtwork(`scenes/${name}.svg`)?.svg)

  expectSound(ours)
  expect(theirs).toContain("#0a5c5a")
  expect(ours).toContain("#3a31d8")
  expect(ours).not.toContain("#0a5c5a")
})

test.each(["norrvik", "norrvik-no", "norrvik-uk-light", "rullo", "rullo-fi", "rullo-sk-light"])(
  "there is a logo %s, and a mark",
  (name) => {
    expectSound(drawArtwork(`logo/${name}.svg`)?.svg)
    expect(drawArtwork(`logo/${name.replace("-light", "")}-favicon.svg`)).toMatchObject({ width: 64, height: 64 })
  },
)

test("a car can be walked around in 36 pictures", () => {
  const pictures = Array.from({ length: 36 }, (_, index) => drawArtwork(`turns/estate-fjord-${index + 1}.svg`)?.svg)

  expect(new Set(pictures).size).toBe(36)
  expect(pictures).not.toContain(undefined)
  expect(drawArtwork("turns/estate-fjord-37.svg")).toBeNull()
})

test("every brand has a mark in its tint and one in a single colour", () => {
  for (const brand of brandNames) {
    expectSound(drawArtwork(`brands/${brand}.svg`)?.svg)
    expectSound(drawArtwork(`brands/${brand}-mono.svg`)?.svg)
  }
})

test("the same address always gives the same picture", () => {
  const address = "/-/media/artwork/scenes/harbour-4x5.svg"

  expect(drawArtwork(address)).toEqual(drawArtwork(address))
})

test.each([
  "/-/media/artwork/cars/tank-side-fjord.svg",
  "/-/media/artwork/cars/estate-side-pink.svg",
  "/-/media/artwork/cars/estate-side-fjord-chrome.svg",
  "/-/media/artwork/scenes/moon-16x9.svg",
  "/-/media/artwork/scenes/harbour-9x16.svg",
  "/-/media/artwork/scenes/someone-harbour-16x9.svg",
  "/-/media/artwork/logo/norrvik-fi.svg",
  "/-/media/artwork/logo/constructor.svg",
  "/-/media/artwork/scenes/constructor-16x9.svg",
  "/-/media/artwork/constructor/x.svg",
  "/-/media/artwork/cars/estate-side-fjord.png",
  "/-/media/uploads/cars/estate-side-fjord.svg",
])("nothing is drawn for %s", (address) => {
  expect(drawArtwork(address)).toBeNull()
})

/** Every picture is drawn once; a busy machine takes its time. */
const DRAWING_MS = 180_000

test(
  "every illustration that content and examples name exists, at the size they state",
  () => {
    const files = globSync(["sites/*/content/**/*.json", "schemas/blocks/*/examples/**/*.json"], {
      cwd: root,
      exclude: ["**/invalid/**"],
    })
    const pictures = files.flatMap((file) => picturesIn(JSON.parse(readFileSync(root + file, "utf8"))))
    const wrong = pictures.filter(({ src, width, height }) => {
      const artwork = drawn(src.replace(/\?.*$/, ""))
      if (artwork === null) return true
      // A picture asked for at another width states its size at that width.
      const isScaled = src.includes("?")
      return !isScaled && ((width ?? artwork.width) !== artwork.width || (height ?? artwork.height) !== artwork.height)
    })

    expect(pictures.length).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  },
  DRAWING_MS,
)

const seen = new Map<string, { width: number; height: number } | null>()

function drawn(src: string): { width: number; height: number } | null {
  if (!seen.has(src)) seen.set(src, drawArtwork(src))
  return seen.get(src) ?? null
}

function picturesIn(value: unknown): Picture[] {
  if (typeof value !== "object" || value === null) return []
  const own =
    "src" in value && typeof value.src === "string" && value.src.includes("/artwork/") ? [value as Picture] : []
  return [...own, ...Object.values(value).flatMap(picturesIn)]
}

/** No number went wrong, no font or script is needed, and every id is there once. */
function expectSound(svg: string | undefined): void {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/)
  expect(svg).not.toMatch(/NaN|Infinity|undefined|<text|<script|<image|<foreignObject|href=/)
  const ids = [...(svg ?? "").matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of (svg ?? "").matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
}
