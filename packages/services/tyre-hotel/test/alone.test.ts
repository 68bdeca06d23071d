import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as client from "@forecourt/api-clients/tyre-hotel"
import { getWeekday } from "@forecourt/calendar"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, onTestFinished, test } from "vitest"

const MAIN = join(import.meta.dirname, "../src/main.ts")
const README = readFileSync(join(import.meta.dirname, "../README.md"), "utf8")
const FILES = ["workshops.csv", "customers.csv", "vehicles.json", "tyres.csv", "measurements.csv"]

const SECRETS = {
  NODE_ENV: "production",
  FORECOURT_TYRE_HOTEL_KEY: "a-key-of-our-own-sites",
  FORECOURT_TYRE_HOTEL_SECRET: "a-secret-of-our-own-service",
  FORECOURT_TYRE_HOTEL_VISITS_URL: "https://norrvik.example/hjulskifte",
  FORECOURT_TYRE_HOTEL_SMTP_URL: "smtp://127.0.0.1:1",
  FORECOURT_TYRE_HOTEL_SENDER: "Norrvik <dack@norrvik.example>",
}

function filesOfReadme(): string {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-tyre-hotel-alone-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, "files"))
  for (const name of FILES) {
    const after = README.slice(README.indexOf(`\`${name}\``))
    const [, content = ""] = /```(?:csv|json)\n([\s\S]*?)```/.exec(after) ?? []
    writeFileSync(join(folder, "files", name), content)
  }
  return folder
}

function run(folder: string, env: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--conditions=forecourt-source", MAIN, ...args], {
    cwd: folder,
    env: { ...process.env, FORECOURT_DATA: join(folder, "data"), PORT: "0", ...env },
    encoding: "utf8",
  })
  return { status, said: stdout.trim(), problems: stderr.trim().split("\n") }
}

async function serve(folder: string, env: Record<string, string>): Promise<string> {
  const child: ChildProcess = spawn(process.execPath, ["--conditions=forecourt-source", MAIN, "serve"], {
    cwd: folder,
    env: { ...process.env, FORECOURT_DATA: join(folder, "data"), PORT: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  })
  onTestFinished(async () => {
    child.kill("SIGTERM")
    await once(child, "exit")
  })
  let said = ""
  child.stdout?.on("data", (chunk) => {
    said += String(chunk)
  })
  await expect.poll(() => said).toMatch(/listening on/)
  return /listening on (\S+)/.exec(said)?.[1] ?? ""
}

async function startGateway({ failures = 0 } = {}) {
  const posts: { to: string; text: string; id: unknown }[] = []
  const server = createServer(async (request, response) => {
    const message = JSON.parse(Buffer.concat(await request.toArray()).toString())
    posts.push({ ...message, id: request.headers["idempotency-key"] })
    response.writeHead(posts.length > failures ? 202 : 503).end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, posts }
}

onEachEngine((engine) => {
  test("the service can run standalone in production with imported data, and a visitor can make a booking", async () => {
    const folder = filesOfReadme()
    const gateway = await startGateway()
    const database = await engine.newDatabase()
    const place = { ...(database !== null && { FORECOURT_TYRE_HOTEL_DATABASE: database }) }
    const imported = run(folder, place, "import", "files")
    const again = run(folder, place, "import", "files")
    const url = await serve(folder, { ...place, ...SECRETS, FORECOURT_TYRE_HOTEL_SMS_URL: gateway.url })
    const http = client.createTyreHotelHttp({ url, apiKey: SECRETS.FORECOURT_TYRE_HOTEL_KEY, retries: 0 })

    const customer = await client.findCustomer(http, { regNo: "KLV201" })
    const { encryptedPhoneNumber = "" } = customer ?? {}
    const { authorizationToken: authToken } = await client.sendCode(http, { encryptedPhoneNumber })
    await expect.poll(() => gateway.posts).toHaveLength(1)
    const otpToken = /\d{6}/.exec(gateway.posts[0]?.text ?? "")?.[0] ?? ""
    const { sessionToken, vehicles } = await client.validateCode(http, { authToken, otpToken })
    const token = sessionToken ?? ""
    // A process of production shows its own time, which is not that of tests: it offers what can be booked.
    const range = { startDate: "2000-01-01", endDate: "2100-01-01", regNo: "vehicle-1" }
    const { availableDates } = await client.fetchSlotDays(http, { ...range, workshopIdentifier: "SE-201", token })
    const day = availableDates.map(({ date }) => date).find((date) => getWeekday(date) !== "saturday") ?? ""
    const booked = await client.createBooking(http, {
      bookingDate: day,
      bookingStart: `${day}T08:00:00`,
      regNo: "vehicle-1",
      freeText: "",
      customer: { firstName: "Alva", lastName: "Ek", email: "alva@example.com", phoneMobile: "0701740699" },
      departmentIdentifier: "SE-201",
      idempotencyKey: "order-of-alva",
      token,
    })
    const listed = await client.fetchBookings(http, { token })

    for (const { status, said } of [imported, again]) {
      expect([status, said]).toEqual([
        0,
        "tyre-hotel: imported 1 workshops, 1 customers, 1 vehicles, 2 tyres, 1 measurements.",
      ])
    }
    expect(gateway.posts[0]?.to).toBe("+46701740671")
    expect(vehicles[0]).toMatchObject({ regNo: "KLV201", tires: [{ wheel: { threadDepth: 6.8 } }, {}] })
    expect(vehicles[0]?.tires[0]?.wheel.threadHistory).toEqual([{ date: "2026-04-16", threadDepth: 7.9 }])
    expect(booked.services[0]).toMatchObject({ appointmentDate: day, durationMinutes: 30 })
    expect(listed.bookings).toEqual([booked])
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await fetch(`${url}/tyre-hotel/outbox`)).status).toBe(404)
  })

  test("a text message with a login code that the gateway rejects at first is sent again with the same message id", async () => {
    const folder = filesOfReadme()
    const gateway = await startGateway({ failures: 2 })
    const database = await engine.newDatabase()
    const place = { ...(database !== null && { FORECOURT_TYRE_HOTEL_DATABASE: database }) }
    run(folder, place, "import", "files")
    const url = await serve(folder, { ...place, ...SECRETS, FORECOURT_TYRE_HOTEL_SMS_URL: gateway.url })
    const http = client.createTyreHotelHttp({ url, apiKey: SECRETS.FORECOURT_TYRE_HOTEL_KEY, retries: 0 })

    const customer = await client.findCustomer(http, { regNo: "KLV201" })
    const { encryptedPhoneNumber = "" } = customer ?? {}
    const { authorizationToken: authToken } = await client.sendCode(http, { encryptedPhoneNumber })
    await expect.poll(() => gateway.posts).toHaveLength(3)

    expect(new Set(gateway.posts.map((post) => JSON.stringify(post))).size).toBe(1)
    const otpToken = /\d{6}/.exec(gateway.posts[0]?.text ?? "")?.[0] ?? ""
    expect(await client.validateCode(http, { authToken, otpToken })).toHaveProperty("sessionToken")
  })

  test("invalid rows are reported with their lines, and the import is rolled back", async () => {
    const folder = filesOfReadme()
    const database = await engine.newDatabase()
    const place = { ...(database !== null && { FORECOURT_TYRE_HOTEL_DATABASE: database }) }
    const [good, bad] = [readFileSync(join(folder, "files/customers.csv"), "utf8"), join(folder, "files/customers.csv")]
    writeFileSync(bad, `${good}customer-2,0701740671\n`)
    writeFileSync(join(folder, "files/vehicles.json"), vehicles({ id: "v-9", customer: "nobody", regNo: "KLV201" }))
    const refused = run(folder, place, "import", "files")
    writeFileSync(bad, good)
    const dangling = run(folder, place, "import", "files")
    writeFileSync(join(folder, "files/vehicles.json"), vehicles({ id: "v-9" }, { id: "v-10" }))
    const twice = run(folder, place, "import", "files")
    const search = async () => {
      const gateway = { FORECOURT_TYRE_HOTEL_SMS_URL: "http://localhost:1" }
      const url = await serve(folder, { ...place, ...SECRETS, ...gateway })
      const http = client.createTyreHotelHttp({ url, apiKey: SECRETS.FORECOURT_TYRE_HOTEL_KEY, retries: 0 })
      return client.findCustomer(http, { regNo: "KLV201" })
    }

    expect(refused).toEqual({
      status: 1,
      said: "",
      problems: [
        'files/customers.csv:3: phone is "0701740671", which is no phone number with its country. Write it as +46701234567.',
      ],
    })
    expect(dangling.problems).toEqual([
      'files/vehicles.json:2: there is no customer "nobody". Import it too, or fix the line.',
      'files/tyres.csv:2: there is no vehicle "vehicle-1". Import it too, or fix the line.',
      'files/tyres.csv:3: there is no vehicle "vehicle-1". Import it too, or fix the line.',
      'files/measurements.csv:2: there is no vehicle "vehicle-1". Import it too, or fix the line.',
    ])
    expect(twice.problems).toContain("files/vehicles.json:3: KLV201 is vehicle v-9 already. Fix one of them.")
    expect(await search()).toBeNull()
  })
})

function vehicles(...changes: object[]): string {
  const good = { regNo: "KLV201", customer: "customer-1", workshop: "SE-201", brand: "Vik", model: "Kombi" }
  const rows = changes.map((change) => JSON.stringify({ ...good, productId: "1", packageLevel: "x", ...change }))
  return `[\n${rows.join(",\n")}\n]`
}

test("production does not start without custom secrets, a gateway and a mail server, and reports the missing settings", () => {
  const folder = filesOfReadme()
  const missing = (name: string) => `tyre-hotel: ${name} is missing. `

  const bare = run(folder, { NODE_ENV: "production" }, "serve")
  const known = run(
    folder,
    {
      ...SECRETS,
      FORECOURT_TYRE_HOTEL_SECRET: "forecourt-local-tyre-hotel",
      FORECOURT_TYRE_HOTEL_KEY: "forecourt-local-key",
    },
    "serve",
  )

  expect([bare.status, bare.problems]).toEqual([
    1,
    [
      "FORECOURT_TYRE_HOTEL_KEY",
      "FORECOURT_TYRE_HOTEL_SMTP_URL",
      "FORECOURT_TYRE_HOTEL_VISITS_URL",
      "FORECOURT_TYRE_HOTEL_SMS_URL",
      "FORECOURT_TYRE_HOTEL_SECRET",
    ].map((name) => expect.stringContaining(missing(name))),
  ])
  expect(known.problems.filter((problem) => problem.includes("is the development secret"))).toHaveLength(2)
})

test("an unknown command and a missing file print an error message", () => {
  const folder = filesOfReadme()

  expect(run(folder, {}, "implode").problems).toEqual([
    "tyre-hotel: there is no such command. Use: serve, or outbox <list, show, send, drop or log> <ids> …, or import <file or folder> … .",
  ])
  expect(run(folder, {}, "import", "nowhere").problems).toEqual([
    "nowhere: nothing is there. Name a file, or a folder that contains some.",
  ])
  writeFileSync(join(folder, "fleet.csv"), "id\n1\n")
  expect(run(folder, {}, "import", "fleet.csv").problems).toEqual([
    "fleet.csv:1: is no table of ours. Name it workshops, customers, vehicles, tyres, measurements.",
  ])
})
