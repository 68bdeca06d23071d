import { randomUUID } from "node:crypto"
import { type Storage, sql } from "@forecourt/service-kit/storage"
import type { Engine } from "../engine.types.ts"
import type { IndexRow } from "../storage/index-rows.ts"
import { type Follower, readPosition, removePosition } from "../storage/positions.ts"
import { createDocumentReaders } from "./engine-options.ts"
import { followShared } from "./follow-shared.ts"
import type { OpenedEngine } from "./open-indexes.ts"

/** A search engine that runs outside this process and is shared by several processes. */
export interface SharedEngine extends Engine {
  /** Returns the number of documents in the engine. Returns `null` when the engine does not have the index. */
  readonly count: () => Promise<number | null>
}

export async function openShared(
  storage: Storage,
  { name, generation }: Pick<IndexRow, "name" | "generation">,
  engine: SharedEngine,
): Promise<OpenedEngine> {
  const follower: Follower = { index: name, holder: randomUUID() }
  if (await hasLost(storage, engine, name, generation)) await removePosition(storage, name)
  return {
    engine,
    follow: (following) => followShared(storage, following, follower),
    ...createDocumentReaders(storage),
  }
}

async function hasLost(storage: Storage, engine: SharedEngine, name: string, generation: number): Promise<boolean> {
  const position = await readPosition(storage, name)
  if (position?.generation !== generation) return false
  const stored = await sql`select count(*) as n from documents
    where generation = ${generation}`.get(storage, { n: "number" })
  return (await engine.count()) !== Number(stored?.n ?? 0)
}
