import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { selectSample } from "../../../scripts/vitest/sampled.ts"
import { drawArtwork, planArtwork } from "./artwork.ts"
import { carAddress, type Order, readCar } from "./car/address.ts"
import { BODY_TYPES, TRIMS } from "./car/body.types.ts"
import { FACES, LAMPS, MARKETS, METALS, RAILS } from "./car/options.ts"
import { SURFACES } from "./car/surfaces.ts"
import { views } from "./car/views.ts"
import { cockpits } from "./details/cockpits.ts"
import { brandNames } from "./marks/brands.ts"
import { paints } from "./palette/paints.ts"
import { HOURS, RATIOS, SEASONS } from "./scenes/scene.types.ts"
import { details, scenes } from "./scenes/scenes.ts"

const root = fileURLToPath(new URL("../../../", import.meta.url))

interface Picture {
  readonly src: string
  readonly width?: number
  readonly height?: number
}

test.each(BODY_TYPES)("a %s can be drawn from every side", (body) => {
  for (const view of Object.keys(views))
    expectSound(drawArtwork(`/-/media/artwork/cars/${body}-${view}-fjord.svg`)?.svg)
})

test("a car can be drawn in every colour, with every kind of wheel, on every surface", () => {
  expect(Object.keys(paints)).toHaveLength(28)
  for (const paint of Object.keys(paints)) expect(drawArtwork(`cars/city-car-side-${paint}.svg`)).not.toBeNull()
  for (const trim of TRIMS) expect(drawArtwork(`cars-on-mist/pick-up-rear-sand-${trim}.svg`)).not.toBeNull()
  for (const surface of SURFACES.slice(1)) expectSound(drawArtwork(`cars-on-${surface}/suv-rear-snow.svg`)?.svg)
})

test("the flap of a charging socket has the colour of its car", () => {
  for (const paint of ["rowan", "fjord"] as const) {
    const flap = drawArtwork(`details/charging-${paint}-4x3.svg`)?.svg.split(' d="M112').slice(1) ?? []

    expect(flap.map((shape) => /fill="([^"]+)"/.exec(shape)?.[1])).toEqual([paints[paint].base, paints[paint].sheen])
  }
})

const WORDS = [
  ...FACES,
  ...LAMPS,
  ...RAILS,
  ...METALS,
  ...MARKETS,
  ...["black-roof", "own-roof", "amber-roof", "tint", "clad", "se417", "rhd"],
]

test.each(WORDS)("the picture of an estate with %s differs from one without", (word) => {
  const [plain, other] = ["", `-${word}`].map((option) => drawArtwork(`cars/estate-quarter-fjord${option}.svg`)?.svg)

  expectSound(other)
  // An estate has rails, and its roof is of its own paint, as it comes.
  if (word !== "rails" && word !== "own-roof") expect(other).not.toBe(plain)
})

const NOSES = FACES.flatMap((face) => LAMPS.map((lamps) => `${face}-${lamps}`))

test.each(BODY_TYPES.map((body, at) => ({ body, noses: selectSample(NOSES, at) })))(
  "a $body can be drawn with every nose and lamp, and its file is small",
  ({ body, noses }) => {
    for (const nose of noses) {
      const svg = drawArtwork(`cars/${body}-quarter-rowan-${nose}-chrome-uk77-rhd.svg`)?.svg
      expectSound(svg)
      expect(svg?.length).toBeLessThan(45_000)
    }
  },
)

test("options have a fixed order, so that a car has one address", () => {
  const full = "suv-small-quarter-fjord-star-hexagon-round-rails-black-roof-tint-clad-chrome-sk42-rhd"

  expectSound(drawArtwork(`cars/${full}.svg`)?.svg)
  expect(carAddress(readCar(full) as Order)).toBe(`cars/${full}.svg`)
  expect(drawArtwork("cars/suv-quarter-fjord-round-hexagon.svg")).toBeNull()
  expect(readCar("suv-small-side-fjord")?.body).toBe("suv-small")
  expect(drawArtwork("scenes/harbour-winter-suv-small-fjord-4x3.svg")).not.toBeNull()
  expect(drawArtwork("turns/crossover-lagoon-star-uk-rhd-12.svg")).not.toBeNull()
})

test.each(Object.keys(cockpits))("%s is cut to every ratio", (name) => {
  for (const [ratio, size] of Object.entries(RATIOS)) {
    const artwork = drawArtwork(`details/${name}-${ratio}.svg`)

    expect(artwork).toMatchObject(size)
    if (ratio === "4x3") expectSound(artwork?.svg)
  }
})

test.each(Object.keys({ ...scenes, ...details }))("%s is cut to every ratio", (name) => {
  const kind = Object.hasOwn(scenes, name) ? "scenes" : "details"
  for (const [ratio, size] of Object.entries(RATIOS)) {
    const artwork = drawArtwork(`/-/media/artwork/${kind}/${name}-${ratio}.svg`)

    expect(artwork).toMatchObject(size)
    if (ratio === "4x3") expectSound(artwork?.svg)
  }
})

test("a place of Rullo's is the same place in other colours, under another name", () => {
  const [theirs, ours] = ["showroom-4x3", "rullo-showroom-4x3"].map((name) => drawArtwork(`scenes/${name}.svg`)?.svg)

  expectSound(ours)
  expect(theirs).toContain("#0a5c5a")
  expect(ours).toContain("#3a31d8")
  expect(ours).not.toContain("#0a5c5a")
})

test.each(["nordic-street", "forest-road", "harbour"])("%s looks different in every season at every hour", (name) => {
  const pictures = SEASONS.flatMap((season) =>
    HOURS.map((hour) => drawArtwork(`scenes/${name}-${season}-${hour}-coupe-rowan-4x3.svg`)?.svg),
  )

  for (const picture of pictures) {
    expectSound(picture)
    expect(picture).not.toContain("data-")
  }
  expect(new Set(pictures).size).toBe(16)
})

test("lamps are on in the dark, and snow is drawn only in winter", () => {
  const windowLit = "#f6d58d"
  const [day, night] = ["day", "night"].map((hour) => drawArtwork(`scenes/nordic-street-summer-${hour}-16x9.svg`)?.svg)

  expect(day).not.toContain(windowLit)
  expect(night).toContain(windowLit)
  expect(day).not.toContain("#f5f8fa")
  expect(drawArtwork("scenes/nordic-street-winter-day-16x9.svg")?.svg).toContain("#f5f8fa")
})

test.each(["norrvik", "norrvik-no", "norrvik-uk-light", "rullo", "rullo-fi", "rullo-sk-light"])(
  "a logo %s and a mark exist",
  (name) => {
    expectSound(drawArtwork(`logo/${name}.svg`)?.svg)
    expect(drawArtwork(`logo/${name.replace("-light", "")}-favicon.svg`)).toMatchObject({ width: 64, height: 64 })
  },
)

test("a car has 36 pictures from all sides", () => {
  const pictures = Array.from({ length: 36 }, (_, index) => drawArtwork(`turns/estate-fjord-${index + 1}.svg`)?.svg)

  expect(new Set(pictures).size).toBe(36)
  expect(pictures).not.toContain(undefined)
  expect(drawArtwork("turns/estate-fjord-37.svg")).toBeNull()
})

test("every brand has a mark in its colour and one in a single colour", () => {
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
  "/-/media/artwork/cars/estate-side-fjord-gold.svg",
  "/-/media/artwork/cars/estate-side-fjord-pink-roof.svg",
  "/-/media/artwork/cars/estate-side-fjord-dk.svg",
  "/-/media/artwork/cars/estate-side-fjord-se0.svg",
  "/-/media/artwork/cars/estate-side-fjord-rhd-uk.svg",
  "/-/media/artwork/cars-on-none/estate-side-fjord.svg",
  "/-/media/artwork/cars-on-lava/estate-side-fjord.svg",
  "/-/media/artwork/turns/estate-fjord-gold-3.svg",
  "/-/media/artwork/details/cockpit-tank-4x3.svg",
  "/-/media/artwork/scenes/moon-16x9.svg",
  "/-/media/artwork/scenes/harbour-9x16.svg",
  "/-/media/artwork/scenes/someone-harbour-16x9.svg",
  "/-/media/artwork/logo/norrvik-fi.svg",
  "/-/media/artwork/logo/constructor.svg",
  "/-/media/artwork/scenes/constructor-16x9.svg",
  "/-/media/artwork/constructor/x.svg",
  "/-/media/artwork/cars/estate-side-fjord.png",
  "/-/media/uploads/cars/estate-side-fjord.svg",
])("no picture is drawn for %s", (address) => {
  expect(drawArtwork(address)).toBeNull()
})

const pictures = globSync(["sites/*/content/**/*.json", "schemas/blocks/*/examples/**/*.json"], {
  cwd: root,
  exclude: ["**/invalid/**"],
}).flatMap((file) => picturesIn(JSON.parse(readFileSync(root + file, "utf8"))))

const addressOf = ({ src }: Picture) => src.replace(/\?.*$/, "")

test("every illustration that content and examples name exists, at the size they state", () => {
  const wrong = pictures.filter((picture) => {
    const plan = planArtwork(addressOf(picture))
    if (plan === null) return true
    const { src, width = plan.width, height = plan.height } = picture
    // A picture asked for at another width states its size at that width.
    return !src.includes("?") && (width !== plan.width || height !== plan.height)
  })

  expect(pictures.length).toBeGreaterThan(20)
  expect(wrong).toEqual([])
})

/** A picture takes 40 ms, and the proof draws 1,300 of them. */
test("every illustration that content and examples name can be drawn", { timeout: 300_000 }, () => {
  for (const address of selectSample([...new Set(pictures.map(addressOf))])) expectSound(drawArtwork(address)?.svg)
})

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
