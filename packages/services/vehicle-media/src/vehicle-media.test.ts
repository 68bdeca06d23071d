import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { VEHICLE_MEDIA_OPERATIONS } from "@forecourt/contracts/vehicle-media.operations"
import { readSettings } from "@forecourt/service-kit/settings"
import { expect, onTestFinished, test } from "vitest"
import { demoMedia, demoStock } from "../../../../demo/stock-demo/src/index.ts"
import { type SeededMedia, service } from "./index.ts"

const CAR: SeededMedia = { regNo: "AB12 CDE", media: { has360: true, images360: ["/1.svg", "/2.svg"] } }

async function openVehicleMedia(seed: readonly SeededMedia[] = [CAR], env: Record<string, string> = {}) {
  const data = mkdtempSync(join(tmpdir(), "forecourt-vehicle-media-"))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const config = readSettings("vehicle-media", env, (settings) => service.read(settings, { data }))
  const { app, close } = await service.open(config, { log: () => {}, seedMedia: () => seed })
  onTestFinished(close)
  return async (regNo: string, key = config.apiKey) => {
    const path = `/api/vehicle-media/${encodeURIComponent(regNo)}`
    const response = await app.request(path, { headers: { "x-api-key": key } })
    return [response.status, await response.json()] as const
  }
}

test("the media of a car are found by its registration number in any format [spec 2 §7 finance-calls.media]", async () => {
  const call = await openVehicleMedia()

  for (const regNo of ["AB12 CDE", "ab12cde", "AB12-CDE"]) expect(await call(regNo)).toEqual([200, CAR.media])
})

test("the service returns 404 for a car without media, 400 for an invalid registration number and 401 for a wrong API key", async () => {
  const call = await openVehicleMedia()

  expect(await call("ZZ99 ZZZ")).toMatchObject([404, { code: "VehicleUnknown" }])
  expect(await call("A plate that is much too long")).toMatchObject([400, { code: "BadRequest" }])
  expect(await call("AB12 CDE", "wrong")).toMatchObject([401, { code: "ApiKeyWrong" }])
})

test("in production the vehicle media service starts without any media", async () => {
  const call = await openVehicleMedia([CAR], {
    NODE_ENV: "production",
    FORECOURT_VEHICLE_MEDIA_KEY: "a-key-of-its-own",
  })

  expect((await call("AB12 CDE"))[0]).toBe(404)
})

test("the sample media are valid and equal the media in the search documents of the sample cars", async () => {
  const seed = [...demoMedia()]
  const call = await openVehicleMedia(seed)
  const cars = demoStock("uk-automotive").filter(({ car_regno, autos_on_show }) => car_regno && autos_on_show)
  const filmed = cars.find(({ autos_on_show }) => autos_on_show?.hasVideo && !autos_on_show.has360)

  expect(seed.map(({ regNo }) => regNo)).toEqual(cars.map(({ car_regno }) => car_regno))
  expect(await call(filmed?.car_regno ?? "")).toEqual([200, filmed?.autos_on_show])
  const [{ parseResponse } = {}] = VEHICLE_MEDIA_OPERATIONS
  expect(seed.filter(({ media }) => parseResponse?.(media) === null)).toEqual([])
})
