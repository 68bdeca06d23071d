import type { Storage } from "@forecourt/service-kit/storage"
import type { Change, Engine } from "../engine.types.ts"
import { readChanges } from "../storage/changes.ts"
import { type IndexRow, readIndexRow } from "../storage/index-rows.ts"
import type { Position } from "../storage/positions.ts"

export interface Following {
  readonly storage: Storage
  readonly engine: Engine
  readonly name: string
  readonly readAll: (generation: number) => AsyncIterable<Readonly<Record<string, unknown>>>
  readonly readSome: (
    generation: number,
    keys: readonly string[],
  ) => Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>>
}

export async function followIndex(following: Following, from: Position | null): Promise<Position | null> {
  const row = await readIndexRow(following.storage, following.name)
  if (row === null) return from
  if (from !== null && from.sequence === row.sequence) return from
  const changed =
    from === null
      ? "everything"
      : await readChanges(following.storage, following.name, { after: from.sequence, upTo: row.sequence })
  const at = { generation: row.generation, sequence: row.sequence }
  if (changed === "everything") await following.engine.replace(following.readAll(row.generation), at)
  else await following.engine.apply(await readDocumentChanges(following, row, changed), at)
  // Documents may have been swapped while they were read.
  const now = await readIndexRow(following.storage, following.name)
  if (now !== null && now.generation !== row.generation) return followIndex(following, null)
  return at
}

async function readDocumentChanges(
  { readSome }: Following,
  { generation }: IndexRow,
  keys: readonly string[],
): Promise<readonly Change[]> {
  const documents = await readSome(generation, keys)
  return keys.map((key) => {
    const document = documents.get(key)
    return document === undefined ? { kind: "remove", key } : { kind: "put", key, document }
  })
}
