import { setTimeout as wait } from "node:timers/promises"
import type { Storage } from "@forecourt/service-kit/storage"
import type { SearchDocument } from "../engine.types.ts"
import { readIndexRow } from "../storage/index-rows.ts"
import { type Follower, type Position, readPosition, releasePosition, reservePosition } from "../storage/positions.ts"
import { type Following, followIndex } from "./follow-index.ts"

const HELD_MS = 60_000
const RENEWED_MS = 20_000
const LOOKED_MS = 100

/**
 * Updates an engine that several processes share. Only one process applies changes. If it is killed, another process
 * takes over.
 */
export async function followShared(
  storage: Storage,
  following: Following,
  follower: Follower,
): Promise<Position | null> {
  while (true) {
    const [row, position] = [await readIndexRow(storage, follower.index), await readPosition(storage, follower.index)]
    if (row === null || position?.sequence === row.sequence) return position
    if (await reserve(storage, follower)) return followReserved(storage, following, follower)
    await wait(LOOKED_MS)
  }
}

async function followReserved(storage: Storage, following: Following, follower: Follower): Promise<Position | null> {
  const renewing = setInterval(() => void reserve(storage, follower).catch(() => {}), RENEWED_MS)
  const previous = await readPosition(storage, follower.index)
  const isOurs = async () =>
    (await reserve(storage, follower)) && (await readPosition(storage, follower.index))?.sequence === previous?.sequence
  const readAll = (generation: number) => readWhileReserved(following.readAll(generation), isOurs)
  let reached: Position | null = null
  try {
    reached = await followIndex({ ...following, readAll }, previous)
    return reached
  } finally {
    clearInterval(renewing)
    await releasePosition(storage, follower, reached)
  }
}

/**
 * Yields the documents. Throws after the last document if another process has taken over, so that a paused process
 * cannot overwrite newer documents.
 */
async function* readWhileReserved(
  documents: AsyncIterable<SearchDocument>,
  isOurs: () => Promise<boolean>,
): AsyncGenerator<SearchDocument> {
  yield* documents
  if (!(await isOurs())) throw new Error(`search: another process took over while this one was stopped. Nothing to do.`)
}

function reserve(storage: Storage, follower: Follower): Promise<boolean> {
  const now = Date.now()
  return reservePosition(storage, follower, { now, until: now + HELD_MS })
}
