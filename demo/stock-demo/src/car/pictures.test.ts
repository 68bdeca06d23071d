import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inflateSync } from "node:zlib"
import { cachedArtwork } from "@forecourt/artwork/cached"
import { readCar } from "@forecourt/artwork/cars"
import { afterAll, expect, test } from "vitest"
import { demoStock } from "../demo-stock.ts"
import { SITE_NAMES } from "../market/sites.ts"
import { blursOf } from "./blur.ts"

const folder = mkdtempSync(join(tmpdir(), "stock-demo-"))
const artwork = cachedArtwork(folder)

afterAll(async () => {
  await artwork.close()
  rmSync(folder, { recursive: true })
})

const CARS = SITE_NAMES.flatMap((name) => demoStock(name, { count: 120 }))
const addresses = CARS.flatMap(({ car_images = [] }) => car_images.map(({ original }) => original))

test("a car has five to nine pictures or none, and lists show the first", () => {
  for (const { car_images, car_primary_image } of CARS) {
    if (car_images === undefined) expect(car_primary_image).toBeUndefined()
    else {
      expect(car_images.length).toBeGreaterThanOrEqual(5)
      expect(car_images.length).toBeLessThanOrEqual(9)
      expect(car_primary_image?.original).toBe(car_images[0]?.original)
    }
  }
})

test("the artwork package accepts the address of every car's picture", () => {
  const names = addresses.flatMap((address) => /\/artwork\/cars[a-z-]*\/(.+)\.svg$/.exec(address)?.[1] ?? [])

  expect(names.length).toBeGreaterThan(CARS.length * 2)
  expect(names.filter((name) => readCar(name) === null)).toEqual([])
})

test.each(["/details/cockpit-electric-", "/details/rullo-wheel-", "/details/charging-", "-rhd-4x3", "/turns/"])(
  "the artwork package draws pictures with %s in their address",
  async (kind) => {
    const address = addresses.find((one) => one.includes(kind)) ?? `no address has ${kind}`

    expect(await artwork.find(address)).not.toBeNull()
  },
)

test("some pictures are listed and do not exist", () => {
  const missing = addresses.filter((address) => address.startsWith("/-/media/stock/"))

  expect(missing.length).toBeGreaterThan(10)
  expect(missing.length).toBeLessThan(CARS.length * 0.06)
})

test("an existing picture has a blurred placeholder in the colours of its car", () => {
  const blurs = new Set(
    CARS.flatMap(({ car_images = [] }) => car_images.flatMap(({ blur_data_url }) => blur_data_url ?? [])),
  )

  expect(blurs.size).toBeGreaterThan(80)
  expect(blursOf("rowan", "#ffffff").side).not.toBe(blursOf("fjord", "#ffffff").side)
})

test("a blurred placeholder is a PNG of 12 by 8 pixels with less than 400 characters", () => {
  const url = blursOf("moss", "#e4e9ea").quarter
  const bytes = Buffer.from(url.slice("data:image/png;base64,".length), "base64")
  const data = bytes.indexOf("IDAT")
  const pixels = inflateSync(bytes.subarray(data + 4, data + 4 + bytes.readUInt32BE(data - 4)))

  expect(url.length).toBeLessThan(400)
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([12, 8])
  expect(pixels).toHaveLength(8 * (1 + 6))
})

test("a British 360° view shows 36 sides of the car, with its steering wheel on the right", () => {
  const [media] = demoStock("uk-automotive", { count: 100 }).flatMap(({ autos_on_show }) =>
    autos_on_show?.has360 ? [autos_on_show] : [],
  )

  expect(media?.images360).toHaveLength(36)
  expect(media?.images360?.every((address) => address.includes("-rhd-"))).toBe(true)
})
