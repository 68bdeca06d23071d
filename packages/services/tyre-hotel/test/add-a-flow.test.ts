import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Operation } from "@forecourt/contracts/operation"
import { startServer } from "@forecourt/service-kit/http"
import { createOperationRoutes } from "@forecourt/service-kit/operations"
import { expect, onTestFinished, test } from "vitest"
import { writeGenerated } from "../../../codegen/src/generate.ts"
import { readEnvironment } from "../../../site-shell/src/environment.ts"
import { readConfig } from "../../../site-shell/src/read-config.ts"
import { createServiceRoute } from "../../../site-shell/src/services/service-route.ts"

const ROOT = join(import.meta.dirname, "../../../..")
const PAGE = readFileSync(join(ROOT, "docs/add-a-flow.md"), "utf8")
const CONTRACT = "schemas/services/tyre-hotel/tyre-hotel.openapi.json"

function getCode(kind: string): string {
  return new RegExp(`\`\`\`${kind}\n([\\s\\S]*?)\`\`\``).exec(PAGE)?.[1] ?? ""
}

function copyWithEntry(): string {
  const root = mkdtempSync(join(tmpdir(), "forecourt-add-a-flow-"))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync(join(ROOT, "schemas/services"), join(root, "schemas/services"), { recursive: true })
  const { services } = JSON.parse(readFileSync(join(ROOT, "forecourt.config.json"), "utf8"))
  writeFileSync(join(root, "forecourt.config.json"), JSON.stringify({ services }))
  const contract = JSON.parse(readFileSync(join(root, CONTRACT), "utf8"))
  Object.assign(contract.paths, JSON.parse(getCode("json")))
  writeFileSync(join(root, CONTRACT), JSON.stringify(contract))
  writeGenerated(root)
  writeFileSync(join(root, "remind-of-booking.ts"), getCode("ts"))
  return root
}

async function serveCalls(operations: readonly Operation[], handlers: Record<string, () => Promise<object>>) {
  const routes = createOperationRoutes({
    below: "/api/tirehotel",
    operations,
    handlers,
    apiKey: "site-key",
    count: async () => 0,
    findCaller: async () => null,
  })
  const serving = await startServer(routes.fetch, { name: "tyre-hotel", port: 0 })
  onTestFinished(() => serving.close())
  return `http://127.0.0.1:${serving.port}`
}

test("adding an operation requires only a contract entry and a handler", async () => {
  const root = copyWithEntry()
  const generated = join(root, "packages/contracts/src/generated")
  const { TYRE_HOTEL_OPERATIONS: operations } = await import(join(generated, "tyre-hotel.operations.ts"))
  const url = await serveCalls(operations, await import(join(root, "remind-of-booking.ts")))
  const access = { url, key: "site-key", credentials: "body", budgetFactor: 1 } as const
  const texts = {
    failed: "tyreHotel.failed",
    tooMany: "tyreHotel.tooMany",
    none: { text: "tyreHotel.failed", code: "" },
  } as const
  const site = { name: "se-automotive", host: "norrvik.example", languages: ["sv"], timeZone: "Europe/Stockholm" }
  const environment = readEnvironment({ FORECOURT_CONTENT_URL: url, FORECOURT_PROXIES: "1" })
  const route = createServiceRoute(
    { name: "tyre-hotel", operations, texts, access },
    readConfig({ ...site, services: ["tyre-hotel"] }),
    environment,
  )
  const call = (body: object) =>
    route(
      new Request("http://localhost/api/tirehotel/booking/remind", {
        method: "POST",
        headers: { host: site.host, "sec-fetch-site": "same-origin", authorization: "Bearer session-1" },
        body: JSON.stringify(body),
      }),
    )

  const [booked, wrong] = [await call({ bookingConfirmationId: "B-1" }), await call({ bookingId: "B-1" })]

  expect([booked.status, await booked.json()]).toMatchObject([200, { bookings: [{ bookingConfirmationId: "B-1" }] }])
  expect(wrong.status).toBe(400)
  const client = readFileSync(join(root, "packages/api-clients/src/generated/tyre-hotel.ts"), "utf8")
  expect(client).toContain("export function remindOfBooking(")
  expect(readFileSync(join(generated, "tyre-hotel/calls.ts"), "utf8")).toContain("readonly remindOfBooking: (")
  expect(readFileSync(join(root, "docs/generated/services/tyre-hotel.md"), "utf8")).toContain("## remindOfBooking")
})
