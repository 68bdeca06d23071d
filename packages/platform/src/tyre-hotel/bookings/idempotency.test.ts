import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { openSqliteStorage } from "../storage/sqlite-storage.ts"
import type { Storage } from "../storage/storage.types.ts"
import { TABLES } from "../storage/tables.ts"
import { claimRequest, dropRequest, releaseRequest, settleRequest } from "./idempotency.ts"

/** A storage of requests alone: the vehicles and bookings that they name stand elsewhere. */
async function openRequests(): Promise<Storage> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-requests-"))
  const tables = TABLES.filter((table) => table.includes("exists idempotency_keys"))
  const storage = await openSqliteStorage(
    join(folder, "requests.sqlite"),
    tables.map((table) => table.replaceAll(/ references \w+/g, "")),
  )
  onTestFinished(async () => {
    await storage.close()
    rmSync(folder, { recursive: true })
  })
  return storage
}

const T0 = Date.parse("2026-11-21T10:00:00Z")
const ORDER = { vehicleId: "v", key: "k", fingerprint: "f" }
const refused = (code: string, retryAfterMs: number | null = null) => ({ code, retryAfterMs })

/** The right to carry a request out; there is one, or the test fails. */
async function claimed(storage: Storage, now = T0, order = ORDER): Promise<string> {
  const claim = await claimRequest(storage, order, now)
  if ("outcome" in claim) throw new Error("the request has ended already")
  return claim.claim
}

test("who carries a request out has ten seconds; then it is somebody else's", async () => {
  const storage = await openRequests()
  const first = await claimed(storage)

  await expect(claimRequest(storage, ORDER, T0 + 9_999)).rejects.toMatchObject(refused("StillRunning", 10_000))
  const second = await claimed(storage, T0 + 10_000)

  expect(second).not.toBe(first)
  await expect(claimRequest(storage, ORDER, T0 + 10_001)).rejects.toMatchObject(refused("StillRunning", 10_000))
})

test("who was too slow cannot write down how a request ended, nor give back what is somebody else's", async () => {
  const storage = await openRequests()
  const slow = await claimed(storage)
  const quick = await claimed(storage, T0 + 10_000)

  await expect(settleRequest(storage, ORDER, slow, { bookingId: "b1" })).rejects.toMatchObject(
    refused("StillRunning", 10_000),
  )
  await releaseRequest(storage, ORDER, slow)
  await settleRequest(storage, ORDER, quick, { bookingId: "b2" })

  expect(await claimRequest(storage, ORDER, T0 + 20_000)).toEqual({ outcome: { bookingId: "b2" } })
})

test("a request ends once, whatever is said of it later", async () => {
  const storage = await openRequests()
  const claim = await claimed(storage)
  await settleRequest(storage, ORDER, claim, { refusal: "TimeslotNotAvailable" })

  await expect(settleRequest(storage, ORDER, claim, { bookingId: "b" })).rejects.toMatchObject(
    refused("StillRunning", 10_000),
  )
  await releaseRequest(storage, ORDER, claim)

  for (const later of [T0, T0 + 86_400_000])
    expect(await claimRequest(storage, ORDER, later)).toEqual({ outcome: { refusal: "TimeslotNotAvailable" } })
  expect(await dropRequest(storage, ORDER, T0 + 86_400_000)).toEqual({ refusal: "TimeslotNotAvailable" })
})

test("a request that failed may be tried again at once", async () => {
  const storage = await openRequests()
  await releaseRequest(storage, ORDER, await claimed(storage))

  expect(await claimRequest(storage, ORDER, T0)).toHaveProperty("claim")
})

test("a key is good for one order of one vehicle", async () => {
  const storage = await openRequests()
  await claimed(storage)

  const other = { ...ORDER, fingerprint: "another" }
  await expect(claimRequest(storage, other, T0)).rejects.toMatchObject(refused("IdempotencyKeyReused"))
  await expect(claimRequest(storage, other, T0 + 10_000)).rejects.toMatchObject(refused("IdempotencyKeyReused"))
  await claimed(storage, T0, { ...ORDER, vehicleId: "w" })
  await claimed(storage, T0, { ...ORDER, key: "l" })
})

test("a request that never came is dropped, and dropped it stays, in whatever words it comes", async () => {
  const storage = await openRequests()

  expect(await dropRequest(storage, ORDER, T0)).toEqual({ refusal: "OrderDropped" })
  expect(await dropRequest(storage, ORDER, T0)).toEqual({ refusal: "OrderDropped" })
  for (const fingerprint of ["f", "another"])
    expect(await claimRequest(storage, { ...ORDER, fingerprint }, T0)).toEqual({ outcome: { refusal: "OrderDropped" } })
})

test("a request that is being carried out is not dropped, until who does it has died", async () => {
  const storage = await openRequests()
  const claim = await claimed(storage)

  await expect(dropRequest(storage, ORDER, T0 + 9_999)).rejects.toMatchObject(refused("StillRunning", 10_000))
  expect(await dropRequest(storage, ORDER, T0 + 10_000)).toEqual({ refusal: "OrderDropped" })
  await expect(settleRequest(storage, ORDER, claim, { bookingId: "b" })).rejects.toMatchObject(
    refused("StillRunning", 10_000),
  )
})

test("a request that booked something is told by its booking", async () => {
  const storage = await openRequests()
  await settleRequest(storage, ORDER, await claimed(storage), { bookingId: "b" })

  expect(await dropRequest(storage, ORDER, T0 + 10_000)).toEqual({ bookingId: "b" })
})
