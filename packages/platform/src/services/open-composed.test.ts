import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { readConfig } from "../platform.config.ts"
import { openComposed } from "./open-composed.ts"

test("opening the search service with an empty data folder imports all seed data", async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), "forecourt-platform-"))
  const search = readConfig({}).services.search
  if (search === null) throw new Error("The search service is not set up.")
  let isRead = false
  function* seed() {
    yield { index: "stock-a", kind: "car", language: "sv", documents: [{ car_id: "1" }] } as const
    isRead = true
  }

  const service = await openComposed("search", { ...search, dataFolder, isDevelopment: true }, { seed, log: () => {} })
  onTestFinished(async () => {
    await service?.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  expect(isRead).toBe(true)
})
