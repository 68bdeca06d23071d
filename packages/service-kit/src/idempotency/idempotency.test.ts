import { expect, test } from "vitest"
import { type Migration, migrate, type Storage } from "../storage/storage.ts"
import { type Engine, onEachEngine } from "../test-harness/test-harness.ts"
import {
  carryOutOnce,
  claimRequest,
  completeRequest,
  dropRequest,
  forgetRequests,
  IDEMPOTENCY_TABLE,
  releaseRequest,
} from "./idempotency.ts"

const MIGRATIONS: readonly Migration[] = [
  { number: 1, name: "requests", up: (_, { createTables }) => createTables([IDEMPOTENCY_TABLE]) },
]

const T0 = Date.parse("2026-11-21T10:00:00Z")
const ORDER = { subject: "v", key: "k", fingerprint: "f" }
const createRefusal = (code: string, retryAfterMs: number | null = null) => ({ code, retryAfterMs })

async function claimKey(storage: Storage, now = T0, order = ORDER): Promise<string> {
  const claim = await claimRequest(storage, order, now)
  if ("outcome" in claim) throw new Error("the request has ended already")
  return claim.claim
}

async function openRequests(engine: Engine): Promise<Storage> {
  const storage = await engine.openStorage()
  await migrate(storage, MIGRATIONS, { service: "requests", now: T0 })
  return storage
}

onEachEngine((engine) => {
  test("the lock on a request expires after ten seconds, and another process can then take over the request", async () => {
    const storage = await openRequests(engine)
    const first = await claimKey(storage)

    await expect(claimRequest(storage, ORDER, T0 + 9_999)).rejects.toMatchObject(createRefusal("StillRunning", 10_000))
    const second = await claimKey(storage, T0 + 10_000)

    expect(second).not.toBe(first)
    await expect(claimRequest(storage, ORDER, T0 + 10_001)).rejects.toMatchObject(createRefusal("StillRunning", 10_000))
  })

  test("a process whose lock has expired can neither complete the request nor release another process's lock", async () => {
    const storage = await openRequests(engine)
    const slow = await claimKey(storage)
    const quick = await claimKey(storage, T0 + 10_000)

    await expect(completeRequest(storage, ORDER, slow, { result: "b1" })).rejects.toMatchObject(
      createRefusal("StillRunning", 10_000),
    )
    await releaseRequest(storage, ORDER, slow)
    await completeRequest(storage, ORDER, quick, { result: "b2" })

    expect(await claimRequest(storage, ORDER, T0 + 20_000)).toEqual({ outcome: { result: "b2" } })
  })

  test("the first recorded outcome of a request is final", async () => {
    const storage = await openRequests(engine)
    const claim = await claimKey(storage)
    await completeRequest(storage, ORDER, claim, { refusal: "NoRoom" })

    await expect(completeRequest(storage, ORDER, claim, { result: "b" })).rejects.toMatchObject(
      createRefusal("StillRunning", 10_000),
    )
    await releaseRequest(storage, ORDER, claim)

    for (const later of [T0, T0 + 86_400_000])
      expect(await claimRequest(storage, ORDER, later)).toEqual({ outcome: { refusal: "NoRoom" } })
    expect(await dropRequest(storage, ORDER, T0 + 86_400_000)).toEqual({ refusal: "NoRoom" })
  })

  test("a request whose idempotency key was released can be retried immediately", async () => {
    const storage = await openRequests(engine)
    await releaseRequest(storage, ORDER, await claimKey(storage))

    expect(await claimRequest(storage, ORDER, T0)).toHaveProperty("claim")
  })

  test("reusing an idempotency key for a different request of the same subject is rejected", async () => {
    const storage = await openRequests(engine)
    await claimKey(storage)

    const other = { ...ORDER, fingerprint: "another" }
    await expect(claimRequest(storage, other, T0)).rejects.toMatchObject(createRefusal("IdempotencyKeyReused"))
    await expect(claimRequest(storage, other, T0 + 10_000)).rejects.toMatchObject(createRefusal("IdempotencyKeyReused"))
    await claimKey(storage, T0, { ...ORDER, subject: "w" })
    await claimKey(storage, T0, { ...ORDER, key: "l" })
  })

  test("a request is rejected if its idempotency key was cancelled before the request arrived", async () => {
    const storage = await openRequests(engine)

    expect(await dropRequest(storage, ORDER, T0)).toEqual({ refusal: "Dropped" })
    expect(await dropRequest(storage, ORDER, T0)).toEqual({ refusal: "Dropped" })
    for (const fingerprint of ["f", "another"])
      expect(await claimRequest(storage, { ...ORDER, fingerprint }, T0)).toEqual({ outcome: { refusal: "Dropped" } })
  })

  test("a request in progress can be cancelled only after its lock expires", async () => {
    const storage = await openRequests(engine)
    const claim = await claimKey(storage)

    await expect(dropRequest(storage, ORDER, T0 + 9_999)).rejects.toMatchObject(createRefusal("StillRunning", 10_000))
    expect(await dropRequest(storage, ORDER, T0 + 10_000)).toEqual({ refusal: "Dropped" })
    await expect(completeRequest(storage, ORDER, claim, { result: "b" })).rejects.toMatchObject(
      createRefusal("StillRunning", 10_000),
    )
  })

  test("cancelling a completed request returns the request's outcome", async () => {
    const storage = await openRequests(engine)
    await completeRequest(storage, ORDER, await claimKey(storage), { result: "b" })

    expect(await dropRequest(storage, ORDER, T0 + 10_000)).toEqual({ result: "b" })
  })

  test("requests older than the retry period are deleted", async () => {
    const storage = await openRequests(engine)
    await completeRequest(storage, ORDER, await claimKey(storage), { result: "b" })

    await forgetRequests(storage, T0)
    expect(await claimRequest(storage, ORDER, T0)).toEqual({ outcome: { result: "b" } })
    await forgetRequests(storage, T0 + 1)
    expect(await claimRequest(storage, ORDER, T0)).toHaveProperty("claim")
  })

  test("a completed request is not executed again, and a repeated request gets the same outcome", async () => {
    const storage = await openRequests(engine)
    let done = 0
    const book = () =>
      carryOutOnce(storage, ORDER, T0, async () => async () => {
        done += 1
        return { result: `b${done}` }
      })

    expect([await book(), await book(), done]).toEqual([{ result: "b1" }, { result: "b1" }, 1])
  })

  test("an operation that fails before or during writing is rolled back and can be retried immediately", async () => {
    const storage = await openRequests(engine)
    const failing = carryOutOnce(storage, ORDER, T0, () => Promise.reject(new Error("no workshop")))
    await expect(failing).rejects.toThrow("no workshop")
    const halfWay = carryOutOnce(storage, ORDER, T0, async () => async (tx) => {
      await completeRequest(tx, { subject: "other", key: "k" }, "none", { result: "b" })
      return { result: "b" }
    })
    await expect(halfWay).rejects.toMatchObject(createRefusal("StillRunning", 10_000))

    expect(await carryOutOnce(storage, ORDER, T0, async () => async () => ({ result: "b" }))).toEqual({ result: "b" })
  })
})
