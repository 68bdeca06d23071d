import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startSession } from "@forecourt/service-kit/login"
import type { Storage } from "@forecourt/service-kit/storage"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, onTestFinished, test } from "vitest"
import { DEMO_SEEDS } from "../../../../../demo/stock-demo/src/seeds.ts"
import { openTyreHotelStorage } from "../storage/open-storage.ts"
import { seedStorage } from "../storage/seed-storage.ts"
import { importFiles } from "./import-files.ts"

const NOW = Date.parse("2026-11-21T10:00:00Z")

const vehicle = (id: string, change: object = {}) => ({
  id,
  regNo: "ABC123",
  customer: "owner-of-vehicle-1001",
  workshop: "SE-101",
  brand: "Vik",
  model: "Kombi",
  productId: "DH-1",
  packageLevel: "Vinter plus",
  ...change,
})
const tyre = (position: string, change: object = {}) => ({
  vehicle: "vehicle-1001",
  position,
  name: "Nordlys Grip 3 215/55 R17",
  rimDiameter: 17,
  sectionWidth: 215,
  aspectRatio: 55,
  pattern: "winter",
  tread: 6,
  status: 0,
  ...change,
})

async function load(storage: Storage, tables: Readonly<Record<string, readonly object[]>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-import-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, rows] of Object.entries(tables)) writeFileSync(join(folder, `${name}.json`), JSON.stringify(rows))
  return (await importFiles(storage, [folder])).written
}

onEachEngine((engine) => {
  async function openSeeded(): Promise<Storage> {
    const storage = await openTyreHotelStorage({ dataFolder: "", database: null }, NOW, await engine.openStorage())
    await seedStorage(storage, join(DEMO_SEEDS, "tyre-hotel"), NOW)
    return storage
  }

  test("an import that changes the owner of a vehicle logs out the previous owner but no other customers", async () => {
    const storage = await openSeeded()
    for (const subject of ["vehicle-1001", "vehicle-1002"])
      await startSession(storage, { subject, lastsMs: 3_600_000, now: NOW })
    await load(storage, {
      vehicles: [
        vehicle("vehicle-1001"),
        vehicle("vehicle-1002", { regNo: "DEF456", customer: "owner-of-vehicle-1001" }),
      ],
    })

    expect(await storage.all("select subject from sessions")).toEqual([{ subject: "vehicle-1001" }])
  })

  test("two vehicles can swap their registration numbers in one import", async () => {
    const storage = await openSeeded()
    await load(storage, { vehicles: [vehicle("vehicle-1001", { regNo: "DEF456" }), vehicle("vehicle-1002")] })

    expect(await storage.all("select id, reg_no from vehicles where id < 'vehicle-1003' order by id")).toEqual([
      { id: "vehicle-1001", reg_no: "DEF456" },
      { id: "vehicle-1002", reg_no: "ABC123" },
    ])
    await expect(load(storage, { vehicles: [vehicle("vehicle-1003")] })).rejects.toThrow(
      /vehicles\.json:1: ABC123 is vehicle vehicle-1002 already\. Fix one of them\.$/,
    )
  })

  test("an import replaces a vehicle's tyres and keeps the measurements of unchanged tyres", async () => {
    const storage = await openSeeded()
    await load(storage, { tyres: [tyre("frontLeft"), tyre("frontRight", { name: "Taiga Friction" })] })
    const measured =
      "select place, count(*) as count from tread_measurements where vehicle_id = 'vehicle-1001' group by place"
    const rows = await storage.all({ place: "number", count: "number" }, measured)

    expect(
      await storage.all("select position, name from tyres where vehicle_id = 'vehicle-1001' order by place"),
    ).toEqual([
      { position: "frontLeft", name: "Nordlys Grip 3 215/55 R17" },
      { position: "frontRight", name: "Taiga Friction" },
    ])
    expect(rows.map(({ place, count }) => [place, Number(count)])).toEqual([[0, 4]])
    expect(await storage.all("select place from tyres where vehicle_id = 'vehicle-1002'")).toHaveLength(4)
  })

  test("an import with a measurement of an unknown tyre is rejected and rolled back", async () => {
    const storage = await openSeeded()
    const previous = await storage.all("select * from tread_measurements order by vehicle_id, place, measured_on")
    const measurement = { vehicle: "vehicle-1001", day: "2026-10-01", tread: 6.5 }
    const loading = load(storage, {
      tyres: [tyre("frontLeft")],
      measurements: [
        { ...measurement, position: "frontLeft" },
        { ...measurement, position: "rearLeft" },
      ],
    })

    await expect(loading).rejects.toThrow(
      'there is no tyre "rearLeft of vehicle-1001". Import it too, or fix the line.',
    )
    expect(await storage.all("select * from tread_measurements order by vehicle_id, place, measured_on")).toEqual(
      previous,
    )
  })
})
