import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { listPendingEntries } from "@forecourt/service-kit/outbox"
import { type OpenServiceWith, openAt } from "@forecourt/service-kit/service"
import { readSettings } from "@forecourt/service-kit/settings"
import type { Storage } from "@forecourt/service-kit/storage"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, onTestFinished, test } from "vitest"
import { type FormsConfig, readFormsConfig } from "../src/forms.config.ts"
import type { FormsContext } from "../src/forms.types.ts"
import { service } from "../src/index.ts"

/** The command of operators uses the time of the machine. */
const START = Date.now()
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const createSubmission = (id: string, message: string) => ({
  formName: "car-contact",
  formSubmissionId: `${id}-padded-to-sixteen`,
  values: {
    car: "10000124",
    name: "Anna Berg",
    phone: "070 174 06 05",
    email: "anna@example.org",
    message,
    quote: true,
    testDrive: false,
    toName: "Nya bilar",
    toEmail: "lund@norrvik.example",
    source: "se-automotive",
  },
})

/** Starts a gateway whose responses the test sets. The status `null` cuts the connection without a response. */
async function startGateway() {
  const state: { status: number | null } = { status: 202 }
  const accepted: string[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString())
    if (state.status === null) return void request.socket.destroy()
    if (state.status === 202) accepted.push(body.formSubmissionId)
    response.writeHead(state.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://localhost:${(server.address() as AddressInfo).port}/comhub`
  return { state, accepted, gateway: { url, token: "t" } }
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-forms-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function openForms(settings: Partial<FormsConfig>, { storage }: { readonly storage?: Storage } = {}) {
  const clock = { now: START }
  const preset = readSettings("forms", {}, (read) => readFormsConfig(read, { data: createFolder() }))
  const config = { ...preset, ...settings }
  const surroundings = { log: () => {}, now: () => clock.now, ...(storage && { storage }) }
  const { app, close, tools } = (await service.open(config, surroundings)) as OpenServiceWith<FormsContext>
  onTestFinished(close)
  const acknowledged: string[] = []
  return {
    acknowledged,
    close,
    config,
    storage: tools.storage,
    async submit(id: string, message = "Finns den kvar?") {
      const submission = createSubmission(id, message)
      const response = await app.request("/api/forms/comhub", {
        method: "POST",
        headers: { "x-api-key": config.apiKey, "content-type": "application/json" },
        body: JSON.stringify(submission),
      })
      if (response.status === 202) acknowledged.push(submission.formSubmissionId)
      return [response.status, await response.json()] as const
    },
    /** Sets the clock ahead in steps, and waits for the deliveries that are due at each. */
    async pass(ms: number, stepMs: number) {
      for (const until = clock.now + ms; clock.now < until; ) {
        clock.now += stepMs
        await tools.outbox.waitUntilSettled()
      }
    },
  }
}

onEachEngine((engine) => {
  test.each([
    ["401 for an hour", 401, HOUR_MS, 5 * MINUTE_MS],
    ["404 for a day", 404, DAY_MS, HOUR_MS],
    ["no response for ten days", null, 10 * DAY_MS, 6 * HOUR_MS],
  ])("after %s from the gateway, every accepted message is delivered once", async (_, status, lastsMs, stepMs) => {
    const { state, accepted, gateway } = await startGateway()
    const { submit, pass, acknowledged, storage } = await openForms({ gateway, database: await engine.newDatabase() })

    state.status = status
    for (let third = 1; third <= 3; third++) {
      await submit(`message-${third}`)
      await pass(lastsMs / 3, stepMs)
    }
    const early = [...accepted]
    state.status = 202
    await pass(10 * MINUTE_MS, MINUTE_MS)

    expect(acknowledged).toHaveLength(3)
    expect(early).toEqual([])
    expect(accepted.toSorted()).toEqual(acknowledged)
    expect(await listPendingEntries(storage)).toEqual([])
  })

  test("after two rotations of the secret, messages of every secret are delivered once", async () => {
    const { state, accepted, gateway } = await startGateway()
    const place = { database: await engine.newDatabase(), dataFolder: createFolder(), gateway }
    const acknowledged: string[] = []
    state.status = 503
    for (const secrets of [["first"], ["second", "first"], ["third", "second", "first"]]) {
      const [secret = "", ...previousSecrets] = secrets
      const forms = await openForms({ ...place, secret, previousSecrets })
      await forms.submit(secret)
      acknowledged.push(...forms.acknowledged)
      await forms.close()
    }

    state.status = 202
    const forms = await openForms({ ...place, secret: "third", previousSecrets: ["second", "first"] })
    await forms.pass(10 * MINUTE_MS, MINUTE_MS)

    expect(acknowledged).toHaveLength(3)
    expect(accepted.toSorted()).toEqual(acknowledged.toSorted())
    expect(await listPendingEntries(forms.storage)).toEqual([])
  })

  test("a message whose secret was rotated away waits visibly, and one action sends it when the secret is set again", async () => {
    const { state, accepted, gateway } = await startGateway()
    const place = { database: await engine.newDatabase(), dataFolder: createFolder(), gateway }
    state.status = 503
    const first = await openForms({ ...place, secret: "first" })
    await first.submit("message-1")
    await first.close()
    state.status = 202
    for (const secret of ["second", "third"]) {
      const rotated = await openForms({ ...place, secret })
      await rotated.pass(DAY_MS, HOUR_MS)
      await rotated.close()
    }

    const forms = await openForms({ ...place, secret: "third", previousSecrets: ["second", "first"] })
    const waiting = await listPendingEntries(forms.storage)
    await sendAll(forms.config)
    await forms.pass(10 * DAY_MS, 10 * DAY_MS)

    expect(waiting).toMatchObject([
      { gaveUpAt: null, problem: expect.stringContaining("none of the service's secrets") },
    ])
    expect(accepted).toEqual(first.acknowledged)
  })

  test("a message that the gateway has refused stays, and one action sends it", async () => {
    const { state, accepted, gateway } = await startGateway()
    const forms = await openForms({ gateway, database: await engine.newDatabase() })
    state.status = 422
    await forms.submit("message-1")
    await forms.pass(365 * DAY_MS, 73 * DAY_MS)
    const givenUp = await listPendingEntries(forms.storage)
    state.status = 202

    await sendAll(forms.config)
    await forms.pass(DAY_MS, DAY_MS)

    expect(givenUp).toMatchObject([{ gaveUpAt: expect.any(String), problem: "it answered 422", attempts: 1 }])
    expect(accepted).toEqual(forms.acknowledged)
  })
})

test("a full disk accepts no message that it cannot store, and delivers every message that it accepted once", async () => {
  const { accepted, gateway } = await startGateway()
  const storage = await openAt({ dataFolder: createFolder(), database: null }, "forms")
  const { submit, pass, acknowledged } = await openForms({ gateway }, { storage })
  const [{ page_count: pages = 0 } = {}] = await storage.all("pragma page_count")
  await storage.all(`pragma max_page_count = ${Number(pages) + 2}`)

  const responses = []
  for (let n = 10; n < 40; n++) responses.push(await submit(`message-${n}`, "m".repeat(1000)))
  const refused = responses.filter(([status]) => status !== 202)
  const acceptedWhileFull = acknowledged.length
  await storage.all("pragma max_page_count = 100000")
  await pass(HOUR_MS, MINUTE_MS)
  const delivered = accepted.toSorted()
  for (let n = 10; n < 40; n++) await submit(`message-${n}`, "m".repeat(1000))
  await pass(HOUR_MS, MINUTE_MS)

  expect(refused.length).toBeGreaterThan(0)
  for (const refusal of refused)
    expect(refusal).toEqual([503, { code: "Unavailable", message: "Något gick fel, var god och försök senare." }])
  expect(delivered).toEqual(acknowledged.slice(0, acceptedWhileFull).toSorted())
  expect(new Set(accepted).size).toBe(accepted.length)
  expect(accepted.toSorted()).toEqual([...new Set(acknowledged)].toSorted())
  expect(accepted).toHaveLength(30)
})

async function sendAll(config: FormsConfig): Promise<void> {
  await service.further?.outbox?.run(["send", "all", "--as", "kim"], config, () => {})
}
