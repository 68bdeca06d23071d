import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test, vi } from "vitest"
import { readEnvironment } from "../environment.ts"
import { readConfig } from "../read-config.ts"
import { readReportCounts } from "../report/report-counts.ts"
import { createSiteStock } from "./site-stock.ts"

const CONFIG = readConfig({
  name: "se-used",
  host: "rullo.example",
  languages: ["sv"],
  timeZone: "Europe/Stockholm",
  searchIndexes: { stock: "stock-counted", sites: "sites-counted" },
})

test("search result fields with invalid values are counted in the metrics by index and field name", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const content = [1, 2].map((id) => ({ car_id: String(id), slug: "a", car_fuel: null }))
  const service = createServer((_, response) => {
    const results = { content, facet: [], total_items: 2, limit: 24, offset: 0 }
    response.setHeader("content-type", "application/json").end(JSON.stringify(results))
  })
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    service.closeAllConnections()
    service.close()
  })
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const stock = createSiteStock(CONFIG, readEnvironment({ FORECOURT_SEARCH_URL: url, FORECOURT_SEARCH_KEY: "key" }))()

  await stock.findCars({})

  expect(readReportCounts()).toContainEqual({
    name: "fields-left-out",
    value: 2,
    labels: { index: "stock-counted", field: "car_fuel" },
  })
  expect(String(log.mock.calls)).toContain("car_fuel 2")
})
