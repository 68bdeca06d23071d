import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { expect, test } from "@playwright/test"
import { freePort } from "../scripts/servers.ts"

const ROOT = join(import.meta.dirname, "..")
const APP = join(import.meta.dirname, "every-shape")
const NEXT = join(ROOT, "node_modules/next/dist/bin/next")
const SECRET = "a-secret-of-these-tests"
const QUIET = { NEXT_TELEMETRY_DISABLED: "1" }
const OWN = { "sec-fetch-site": "same-origin" }

// All tests share one build.
test.describe.configure({ mode: "default" })

const running: ChildProcess[] = []
const calls: Readonly<Record<string, unknown>>[] = []
let origin = ""

test.beforeAll(async () => {
  // It takes a build, on a machine that may be busy with other tests.
  test.setTimeout(240_000)
  const built = spawnSync(process.execPath, [NEXT, "build"], { cwd: APP, env: { ...process.env, ...QUIET } })
  expect(built.status, String(built.stderr)).toBe(0)
  const flags = ["--disable-warning=ExperimentalWarning", "--conditions=forecourt-source"]
  const service = spawn(process.execPath, [...flags, join(ROOT, "packages/service-kit/test/every-shape/serve.ts")])
  running.push(service)
  const url = await new Promise<string>((resolve) => {
    createInterface(service.stdout).on("line", (line) => {
      const said = JSON.parse(line)
      if (typeof said.url === "string") resolve(said.url)
      else calls.push(said)
    })
  })
  const port = await freePort()
  const env = { ...process.env, ...QUIET, SHAPES_URL: url, FORECOURT_REVALIDATE_SECRET: SECRET }
  running.push(spawn(process.execPath, [NEXT, "start", "-p", String(port)], { cwd: APP, env }))
  origin = `http://localhost:${port}`
  await expect
    .poll(
      () =>
        fetch(origin).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(404)
})

test.afterAll(() => {
  for (const process of running) process.kill()
})

const visit = (path: string, init: RequestInit = {}) =>
  fetch(origin + path, { ...init, headers: { ...OWN, ...init.headers } })

async function getTimes(car: string): Promise<number> {
  const response = await visit(`/api/shapes/cars/${car}`)
  return ((await response.json()) as { times: number }).times
}

test("with plain `next start`, path, query and body parameters of every type reach the backend service unchanged", async () => {
  const car = await visit("/api/shapes/cars/a%2Fb?model-year=1998&hasTowBar=false&tag=x&tag=y,z&seats=5")
  const order = await visit("/api/shapes/orders", { method: "POST", body: '{"carId":"a"}' })
  const data = "a".repeat(2 * 1024 * 1024)
  const picture = await visit("/api/shapes/pictures/7", { method: "PUT", body: JSON.stringify({ data }) })

  expect([car.status, await car.json()]).toMatchObject([
    200,
    { id: "a/b", year: 1998, hasTowBar: false, tag: ["x", "y,z"], seats: [5] },
  ])
  expect([order.status, picture.status]).toEqual([202, 204])
  await expect.poll(() => calls).toContainEqual({ id: 7, length: data.length })
})

test("public API responses are cached until a revalidation request names one of their tags", async () => {
  const notify = (tag: string) =>
    visit("/api/revalidate", {
      method: "POST",
      headers: { "x-revalidate-secret": SECRET, "content-type": "application/json" },
      body: JSON.stringify({ invocation_id: "1", updates: [], tags: [tag] }),
    })
  const first = await getTimes("b")

  expect(await getTimes("b")).toBe(first)
  expect((await notify("shapes:car:other")).status).toBe(200)
  expect(await getTimes("b")).toBe(first)
  await notify("shapes:car:b")
  await expect.poll(() => getTimes("b")).toBeGreaterThan(first)
})

test("event streams are sent without compression or buffering, and the backend service detects when the client disconnects", async () => {
  const { headers, body } = await visit("/api/shapes/orders/slow/events", {
    headers: { "accept-encoding": "gzip, br" },
  })
  const decoder = new TextDecoder()
  let text = ""
  for await (const piece of body ?? []) {
    text += decoder.decode(piece, { stream: true })
    // One event, with a heartbeat before and after it.
    if (/^:\n\n.*"percent":50}\n\n:\n\n/s.test(text)) break
  }

  expect(headers.get("content-encoding")).toBeNull()
  await expect.poll(() => calls).toContainEqual({ left: "slow" })
})
