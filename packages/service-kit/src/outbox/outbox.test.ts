import { expect, onTestFinished, test, vi } from "vitest"
import { createOutboxTables } from "../../test/outbox/create-outbox-tables.ts"
import { createRotatedKeys, seal } from "../secrets/secrets.ts"
import type { Storage } from "../storage/storage.types.ts"

import { onEachEngine } from "../test-harness/test-harness.ts"
import { createVisitToken, maskVisitTokens } from "../visits/visits.ts"
import {
  createOutboxCommand,
  DeliveryError,
  dropEntry,
  type EntryRules,
  listDeadLetters,
  listOutboxActions,
  listPendingEntries,
  OUTBOX_ENTRIES_TABLE,
  type Outbox,
  type OutboxOptions,
  openOutbox,
  type Receiver,
  sendEntry,
  UndeliverableError,
} from "./outbox.ts"

interface Kinds {
  readonly letter: { readonly to: string }
}

const getKeys = (...secrets: [string, ...string[]]) => createRotatedKeys(secrets, "bikes", "outbox")
const SECRET = "a-secret-of-these-tests-alone-0123"
const HOUR_MS = 3_600_000
const START = Date.parse("2027-03-01T10:00:00Z")

interface Opening {
  readonly storage: Storage
  readonly letter?: Receiver<Kinds["letter"]>
  readonly pace?: OutboxOptions<Kinds>["pace"]
  readonly clock?: { now: number }
  readonly secrets?: [string, ...string[]]
}

function open({ storage, letter = async () => {}, pace, clock = { now: START }, secrets = [SECRET] }: Opening) {
  const said: string[] = []
  const outbox = openOutbox<Kinds>({
    service: "bikes",
    storage,
    keys: getKeys(...secrets),
    receivers: { letter },
    now: () => clock.now,
    log: (line) => said.push(line),
    pace: { pollMs: HOUR_MS, ...pace },
  })
  onTestFinished(() => outbox.close())
  const send = (to: string, lastsMs: number | null = HOUR_MS) =>
    storage.transaction((tx) => outbox.enqueue(tx, { kind: "letter", payload: { to }, lastsMs }))
  return { outbox, send, said, clock }
}

const listLeft = (storage: Storage) => storage.all("select * from outbox_entries")

async function readGauges({ gauges }: Outbox<Kinds>) {
  return Object.fromEntries(
    await Promise.all(gauges.map(async ({ name, read }) => [name, Object.fromEntries(await read())])),
  )
}

function createCommand(storage: Storage, rules: Partial<EntryRules> = {}) {
  const said: string[] = []
  const { run } = createOutboxCommand("bikes", {
    openStorage: async () => ({ ...storage, close: async () => {} }),
    readKeys: () => getKeys(SECRET),
    secretKinds: [],
    now: () => START + 2 * HOUR_MS,
    ...rules,
  })
  return {
    said,
    act: (...args: string[]) => run(args, { dataFolder: "", database: null }, (line) => said.push(line)),
  }
}

onEachEngine((engine) => {
  const openStorage = async () => {
    const storage = await engine.openStorage()
    await createOutboxTables(storage)
    return storage
  }

  test("an outbox entry is delivered after its transaction commits, but not after a rollback", async () => {
    const storage = await openStorage()
    const taken: string[] = []
    const { outbox, send } = open({ storage, letter: async ({ to }) => void taken.push(to) })
    await send("Anna")
    const broken = storage.transaction(async (tx) => {
      await outbox.enqueue(tx, { kind: "letter", payload: { to: "Bo" }, lastsMs: HOUR_MS })
      throw new Error("The cause fell through.")
    })
    await expect(broken).rejects.toThrow("The cause fell through.")

    await outbox.waitUntilSettled()

    expect(taken).toEqual(["Anna"])
    expect(await listLeft(storage)).toEqual([])
  })

  test("an outbox entry that was written before the migration keeps its age, expires on time and can be delivered", async () => {
    const storage = await engine.openStorage()
    await storage.run(OUTBOX_ENTRIES_TABLE)
    const id = (letter: string) => `${String(START * 1000).padStart(20, "0")}-${letter}`
    for (const [letter, expiresAt] of [
      ["a", null],
      ["b", START + 60_000],
    ] as const)
      await storage.run(
        "insert into outbox_entries (id, kind, payload, attempts, due_at) values (?, 'letter', ?, 0, ?)",
        id(letter),
        seal(getKeys(SECRET)[0], { expiresAt, payload: { to: letter } }),
        new Date(START).toISOString(),
      )
    await createOutboxTables(storage, 1)
    const pending = await listPendingEntries(storage)
    const taken: string[] = []
    const clock = { now: START + HOUR_MS }
    const { outbox } = open({ storage, clock, letter: async ({ to }) => void taken.push(to) })

    await outbox.waitUntilSettled()

    expect(pending.map(({ createdAt }) => createdAt)).toEqual(Array(2).fill(new Date(START).toISOString()))
    expect(taken).toEqual(["a"])
    expect(await listDeadLetters(storage)).toMatchObject([{ id: id("b"), problem: "its time is over" }])
  })

  test("the content of an outbox entry is stored only in encrypted form", async () => {
    const storage = await openStorage()
    const { send } = open({ storage })
    await send("+46701740605")

    expect(JSON.stringify(await listLeft(storage))).not.toContain("46701740605")
  })

  test("a failed outbox entry is retried with the same id and doubling delays until the receiver accepts the entry", async () => {
    const storage = await openStorage()
    const attempts: [at: number, id: string, attempt: number][] = []
    vi.spyOn(Math, "random").mockReturnValue(1)
    onTestFinished(() => void vi.restoreAllMocks())
    const { outbox, send, clock, said } = open({
      storage,
      letter: async (_, { id, attempt }) => {
        attempts.push([clock.now - START, id, attempt])
        if (attempts.length < 5) throw new DeliveryError("it answered 503")
      },
      pace: { maxPauseMs: 4000 },
      clock: { now: START },
    })
    const id = await send("Anna")

    for (let second = 0; second <= 12; second++) {
      clock.now = START + second * 1000
      await outbox.waitUntilSettled()
    }

    expect(attempts).toEqual([0, 1000, 3000, 7000, 11_000].map((ms, index) => [ms, id, index + 1]))
    expect(said[0]).toBe(`bikes: letter ${id} could not be delivered (it answered 503). It is tried again.`)
    expect(await listLeft(storage)).toEqual([])
  })

  test("an outbox entry that expires or is rejected becomes a dead letter, and the log does not contain its content", async () => {
    const storage = await openStorage()
    let attempts = 0
    const { outbox, send, clock, said } = open({
      storage,
      letter: async ({ to }) => {
        attempts += 1
        if (to === "nobody") throw new UndeliverableError("it answered 422")
        throw new TypeError("Anna is not there.")
      },
    })
    const ids = [await send("nobody"), await send("Anna", 10_000)]
    for (let second = 0; second <= 20; second++) {
      clock.now = START + second * 1000
      await outbox.waitUntilSettled()
    }
    const previous = attempts
    clock.now = START + HOUR_MS
    await outbox.waitUntilSettled()

    const dead = await listDeadLetters(storage)
    expect(dead.map(({ id, problem }) => [id, problem])).toEqual([
      [ids[0], "it answered 422"],
      [ids[1], "TypeError"],
    ])
    expect(dead[0]?.attempts).toBe(1)
    expect(attempts).toBe(previous)
    expect(said.at(-1)).toBe(
      `bikes: letter ${ids[1]} could not be delivered (TypeError). It is given up and kept until someone acts: outbox list.`,
    )
    expect(said.join()).not.toContain("Anna")
  })

  test("an outbox entry without an expiry is delivered even after ten days of failed attempts", async () => {
    const storage = await openStorage()
    const taken: string[] = []
    const { outbox, send, clock } = open({
      storage,
      letter: async ({ to }) => {
        if (clock.now < START + 10 * 24 * HOUR_MS) throw new DeliveryError("it answered 401")
        taken.push(to)
      },
      clock: { now: START },
    })
    await send("Anna", null)

    for (let hour = 0; hour <= 241; hour++) {
      clock.now = START + hour * HOUR_MS
      await outbox.waitUntilSettled()
    }

    expect(taken).toEqual(["Anna"])
    expect(await listLeft(storage)).toEqual([])
  })

  test("an outbox entry encrypted with an older secret is delivered if the older secret is still configured", async () => {
    const storage = await openStorage()
    const taken: string[] = []
    const options = { storage, letter: async ({ to }: Kinds["letter"]) => void taken.push(to) }
    const first = open({ ...options, secrets: ["first"] })
    await first.send("Anna", null)
    const { outbox } = open({ ...options, secrets: ["third", "second", "first"] })

    await outbox.waitUntilSettled()

    expect(taken).toEqual(["Anna"])
  })

  test("an outbox entry that cannot be decrypted stays pending until the matching secret is configured again", async () => {
    const storage = await openStorage()
    const taken: string[] = []
    const options = { storage, letter: async ({ to }: Kinds["letter"]) => void taken.push(to) }
    await open({ ...options, secrets: ["first"] }).send("Anna", null)
    const rotated = open({ ...options, secrets: ["second"] })
    await rotated.outbox.waitUntilSettled()
    const waiting = await listPendingEntries(storage)
    const restored = open({ ...options, secrets: ["second", "first"], clock: { now: START + HOUR_MS } })

    await restored.outbox.waitUntilSettled()

    expect(waiting).toMatchObject([{ gaveUpAt: null, problem: expect.stringContaining("set the previous ones") }])
    expect(taken).toEqual(["Anna"])
  })

  test("the metrics contain the waiting, late and given-up entries of each kind and the age of the oldest", async () => {
    const storage = await openStorage()
    const { outbox, send, clock } = open({
      storage,
      letter: async ({ to }) => {
        throw to === "nobody" ? new UndeliverableError("it answered 422") : new DeliveryError("it answered 503")
      },
    })
    await send("nobody", null)
    await send("Anna", null)
    clock.now += HOUR_MS
    await send("Bo", null)
    await storage.run("update outbox_entries set kind = 'parcel' where due_at > ?", new Date(START).toISOString())
    await outbox.waitUntilSettled()

    expect(await readGauges(outbox)).toEqual({
      outbox_waiting: { letter: 1, parcel: 1 },
      outbox_late: { letter: 1, parcel: 0 },
      outbox_oldest_seconds: { letter: 3600, parcel: 0 },
      outbox_given_up: { letter: 1, parcel: 0 },
    })
  })

  test("a planned entry is delivered at its time and counts as waiting and late from that time on", async () => {
    const storage = await openStorage()
    const taken: number[] = []
    let isWell = false
    const { outbox, clock } = open({
      storage,
      clock: { now: START },
      async letter() {
        if (!isWell) throw new DeliveryError("it answered 503")
        taken.push(clock.now)
      },
    })
    const notBefore = START + 24 * HOUR_MS
    await storage.transaction((tx) =>
      outbox.enqueue(tx, { kind: "letter", payload: { to: "Anna" }, lastsMs: null, notBefore }),
    )
    const states = []
    for (const at of [START, notBefore - 1, notBefore, notBefore + HOUR_MS]) {
      clock.now = at
      await outbox.waitUntilSettled()
      const { outbox_waiting, outbox_late, outbox_oldest_seconds } = await readGauges(outbox)
      states.push([outbox_waiting?.letter, outbox_late?.letter, outbox_oldest_seconds?.letter])
    }
    isWell = true
    clock.now += HOUR_MS
    await outbox.waitUntilSettled()

    expect(states).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 3600],
    ])
    expect(taken).toEqual([notBefore + 2 * HOUR_MS])
  })

  test("an operator who sends all entries does not send a planned one", async () => {
    const storage = await openStorage()
    const { outbox, send } = open({ storage })
    const payload = { to: "Anna" }
    const notBefore = START + 24 * HOUR_MS
    const id = await storage.transaction((tx) =>
      outbox.enqueue(tx, { kind: "letter", payload, lastsMs: null, notBefore }),
    )
    await send("Bo", null)
    const { said, act } = createCommand(storage)

    await act("send", "all", "--as", "kim")
    await act("list")

    expect(said.filter((line) => line.includes("is due now"))).toHaveLength(1)
    expect(said).toContain(`${id}  letter  planned for ${new Date(notBefore).toISOString()}  0 attempts`)
    expect(said.at(-1)).toBe("bikes: 1 waiting, 1 planned, 0 given up.")
  })

  test("a dead letter does not count as the oldest waiting entry", async () => {
    const storage = await openStorage()
    const { outbox, send, clock } = open({
      storage,
      letter: async () => {
        throw new UndeliverableError("it answered 422")
      },
    })
    await send("Anna", null)
    await outbox.waitUntilSettled()
    clock.now += HOUR_MS

    expect(await readGauges(outbox)).toEqual({
      outbox_waiting: { letter: 0 },
      outbox_late: { letter: 0 },
      outbox_oldest_seconds: { letter: 0 },
      outbox_given_up: { letter: 1 },
    })
  })

  test("late entries are reported by one error line per hour, however many they are", async () => {
    const storage = await openStorage()
    const { outbox, send, said, clock } = open({
      storage,
      letter: async () => {
        throw new DeliveryError("it answered 401")
      },
      clock: { now: START },
    })
    for (const to of ["Anna", "Bo", "Cy"]) await send(to, null)

    for (let minute = 0; minute < 3 * 60; minute += 5) {
      clock.now = START + minute * 60_000
      await outbox.waitUntilSettled()
    }

    const reports = said.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line))
    expect(reports).toMatchObject([
      { level: "error", event: "messages-wait", service: "bikes", late: { letter: 3 }, oldestSeconds: 3600 },
      { level: "error", event: "messages-wait", service: "bikes", late: { letter: 3 }, oldestSeconds: 7200 },
    ])
    expect(said.filter((line) => line.includes("It is tried again"))).toHaveLength(3)
  })

  test("a login code that cannot be decrypted expires like any other", async () => {
    const storage = await openStorage()
    const { send } = open({ storage, secrets: ["first"] })
    await send("Anna", 60_000)
    const { outbox, clock } = open({ storage, secrets: ["second"], clock: { now: START } })
    await outbox.waitUntilSettled()
    clock.now += 61_000

    await outbox.waitUntilSettled()

    expect(await listDeadLetters(storage)).toMatchObject([
      { problem: expect.stringContaining("set the previous ones"), expiresAt: new Date(START + 60_000).toISOString() },
    ])
  })

  test("an operator can list, send and drop dead letters, and the log of actions names the operator and the reason", async () => {
    const storage = await openStorage()
    const taken: string[] = []
    let isWell = false
    const { outbox, send, clock } = open({
      storage,
      letter: async ({ to }) => {
        if (!isWell) throw new UndeliverableError("it answered 422")
        taken.push(to)
      },
    })
    const [anna = "", bo = ""] = [await send("Anna", null), await send("Bo", null)]
    await outbox.waitUntilSettled()
    const { said, act } = createCommand(storage)

    await act("list")
    isWell = true
    await act("send", anna, "--as", "kim")
    clock.now += 2 * HOUR_MS
    await outbox.waitUntilSettled()
    await expect(act("drop", bo, "unknown", "--as", "kim", "--reason", "called the customer")).rejects.toThrow(
      "bikes: messages left as they were: 1.",
    )
    const listed = said.splice(0)
    await act("log")

    expect(taken).toEqual(["Anna"])
    expect(await listLeft(storage)).toEqual([])
    expect(listed).toEqual([
      `${anna}  letter  2 h  given up ${new Date(START).toISOString()}  1 attempts  it answered 422`,
      `${bo}  letter  2 h  given up ${new Date(START).toISOString()}  1 attempts  it answered 422`,
      "bikes: 0 waiting, 2 given up.",
      `bikes: ${anna} is due now.`,
      `bikes: ${bo} is dropped.`,
      "bikes: unknown is not in the outbox.",
    ])
    const actedAt = new Date(START + 2 * HOUR_MS).toISOString()
    expect(said).toHaveLength(2)
    expect(said.toSorted()).toEqual([
      `${actedAt}  kim  drop  ${bo}  letter  called the customer`,
      `${actedAt}  kim  send  ${anna}  letter`,
    ])
  })

  test.each([
    [["send"]],
    [["send", "some-id"]],
    [["drop", "some-id", "--as", "kim"]],
    [["drop", "all", "--as", "kim", "--reason", "tidy"]],
    [["send", "expired", "--as", "kim"]],
    [["send", "all", "nosuch", "--as", "kim"]],
    [["send", "nosuch", "all", "--as", "kim"]],
    [["drop", "expired", "nosuch", "--as", "kim", "--reason", "tidy"]],
    [["list", "some-id"]],
    [["list", "--force"]],
    [["empty"]],
  ])("the arguments %j are rejected with the usage", async (args) => {
    const { act } = createCommand(await openStorage())

    await expect(act(...args)).rejects.toThrow("bikes: Use: outbox list")
  })

  test("an operator can read the content of an entry, which is recorded", async () => {
    const storage = await openStorage()
    const { send } = open({ storage })
    const id = await send("Anna", null)
    const { said, act } = createCommand(storage)

    await act("show", id, "--as", "kim")

    expect(said).toEqual([`${id}  letter  2 h  waiting  0 attempts`, '{\n  "to": "Anna"\n}'])
    expect(await listOutboxActions(storage)).toMatchObject([{ entryId: id, action: "show", actor: "kim" }])
  })

  test("the command does not show the content of a secret entry", async () => {
    const storage = await openStorage()
    const { send } = open({ storage })
    const id = await send("482913", null)
    const { said, act } = createCommand(storage, { secretKinds: ["letter"] })

    await act("show", id, "--as", "kim")

    expect(said[1]).toContain("It is not shown.")
    expect(said.join()).not.toContain("482913")
  })

  test("the tokens of links are masked in the content that the command shows", async () => {
    const storage = await openStorage()
    const { send } = open({ storage })
    const token = createVisitToken(getKeys(SECRET), "ABCDEFGH23")
    const id = await send(`https://norrvik.example/hjulskifte/${token}/end`, null)
    const { said, act } = createCommand(storage, { mask: maskVisitTokens })

    await act("show", id, "--as", "kim")

    expect(said[1]).toContain("https://norrvik.example/hjulskifte/…/end")
    expect(said[1]).not.toContain(token)
  })

  test("an entry stays when the rows that belong to it cannot be deleted", async () => {
    const storage = await openStorage()
    const { send } = open({ storage })
    const id = await send("Anna", null)
    const { act } = createCommand(storage, {
      deleteDropped: () => Promise.reject(new Error("The archive is locked.")),
    })

    await expect(act("drop", id, "--as", "kim", "--reason", "duplicate")).rejects.toThrow("The archive is locked.")

    expect(await listPendingEntries(storage)).toMatchObject([{ id }])
    expect(await listOutboxActions(storage)).toEqual([])
  })

  test("the content of an entry is not shown when its secret is missing", async () => {
    const storage = await openStorage()
    const { send } = open({ storage, secrets: ["another secret"] })
    const id = await send("Anna", null)
    const { said, act } = createCommand(storage)

    await act("show", id, "--as", "kim")

    expect(said[1]).toContain("bikes: none of the secrets in the environment opens it.")
    await expect(act("show", "unknown", "--as", "kim")).rejects.toThrow("bikes: unknown is not in the outbox.")
  })

  test("an expired entry cannot be sent, and an operator can drop all expired entries at once", async () => {
    const storage = await openStorage()
    const { outbox, send, clock } = open({
      storage,
      letter: async () => {
        throw new DeliveryError("it answered 503")
      },
      clock: { now: START },
    })
    const [code = "", lead = ""] = [await send("Anna", 60_000), await send("Bo", null)]
    clock.now += 2 * HOUR_MS
    await outbox.waitUntilSettled()
    const { said, act } = createCommand(storage)

    await expect(act("send", code, "--as", "kim")).rejects.toThrow("bikes: messages left as they were: 1.")
    await act("drop", "expired", "--as", "kim", "--reason", "codes of Monday")

    expect(said).toEqual([`bikes: ${code} has expired and is worthless. Drop it.`, `bikes: ${code} is dropped.`])
    expect(await listPendingEntries(storage)).toMatchObject([{ id: lead }])
  })

  test("an operator can resend all waiting entries and dead letters", async () => {
    const storage = await openStorage()
    const taken: string[] = []
    let isWell = false
    const { outbox, send, clock } = open({
      storage,
      letter: async ({ to }) => {
        if (isWell) return void taken.push(to)
        throw to === "nobody" ? new UndeliverableError("it answered 422") : new DeliveryError("it answered 503")
      },
      clock: { now: START },
    })
    await send("nobody", null)
    await send("Anna", null)
    await outbox.waitUntilSettled()
    const { said, act } = createCommand(storage)

    await act("list")
    isWell = true
    await act("send", "all", "--as", "kim")
    clock.now += 2 * HOUR_MS
    await outbox.waitUntilSettled()

    expect(said[1]).toContain("  letter  2 h  waiting  1 attempts  it answered 503")
    expect(said[2]).toBe("bikes: 1 waiting, 1 given up.")
    expect(taken.toSorted()).toEqual(["Anna", "nobody"])
  })

  test("an entry that is being delivered can be neither resent nor dropped", async () => {
    const storage = await openStorage()
    const { promise, resolve } = Promise.withResolvers<void>()
    const letter = vi.fn(() => promise)
    const { outbox, send } = open({ storage, letter })
    const id = await send("Anna", null)
    outbox.wake()
    await expect.poll(() => letter.mock.calls.length).toBe(1)

    const by = { actor: "kim", now: START }
    const refusals = [await sendEntry(storage, id, by), await dropEntry(storage, id, { ...by, reason: "tidy" })]
    resolve()
    await outbox.waitUntilSettled()

    expect(refusals).toEqual(["being delivered", "being delivered"])
    expect(letter).toHaveBeenCalledOnce()
    expect(await listOutboxActions(storage)).toEqual([])
  })

  test("a delivery that exceeds its time limit fails and is aborted", async () => {
    const storage = await openStorage()
    const signals: AbortSignal[] = []
    const { outbox, send, said } = open({
      storage,
      letter: (_, { signal }) => {
        signals.push(signal)
        return new Promise(() => {})
      },
      pace: { attemptMs: 1 },
    })
    await send("Anna")

    await outbox.waitUntilSettled()

    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(said[0]).toContain("(it took too long). It is tried again.")
  })

  test("two workers share the outbox entries, and each entry is delivered once", async () => {
    const storage = await openStorage()
    const taken: string[] = []
    const workers = [0, 1].map((worker) =>
      open({ storage, letter: async ({ to }) => void taken.push(`${to} by ${worker}`) }),
    )
    const all = Array.from({ length: 100 }, (_, n) => String(n))
    for (const to of all) await workers[0]?.send(to)

    await Promise.all(workers.map(({ outbox }) => outbox.waitUntilSettled()))

    const names = taken.map((text) => text.split(" ")[0] ?? "")
    expect(names.toSorted()).toEqual(all.toSorted())
    expect(await listLeft(storage)).toEqual([])
  })

  test("another worker delivers the entries of a crashed worker only after the lock has expired", async () => {
    const storage = await openStorage()
    const clock = { now: START }
    const { promise: dead, resolve: end } = Promise.withResolvers<void>()
    const dying = open({ storage, clock, letter: () => dead })
    const taken: string[] = []
    const living = open({ storage, clock, letter: async (_, { id }) => void taken.push(id) })
    const id = await dying.send("Anna")
    dying.outbox.wake()
    await expect.poll(async () => (await listLeft(storage))[0]).toMatchObject({ attempts: 1 })

    clock.now = START + 29_999
    await living.outbox.waitUntilSettled()
    const early = [...taken]
    clock.now = START + 30_000
    await living.outbox.waitUntilSettled()

    expect([early, taken]).toEqual([[], [id]])
    end()
  })

  test("an outbox worker delivers entries written by another process", async () => {
    const storage = await openStorage()
    const left = open({ storage })
    await left.send("Anna")
    await left.outbox.close()
    const { promise: taken, resolve } = Promise.withResolvers<string>()
    open({ storage, letter: async ({ to }) => resolve(to), pace: { pollMs: 5 } })

    expect(await taken).toBe("Anna")
  })
})
