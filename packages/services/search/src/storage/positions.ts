import type { Statements } from "@forecourt/service-kit/storage"

/**
 * The last change in the storage that an engine has applied, identified by the generation of documents and the change
 * number.
 */
export interface Position {
  readonly generation: number
  readonly sequence: number
}

export interface Follower {
  readonly index: string
  readonly holder: string
}

/** The value that is stored as the generation and the change number of an engine that contains no documents. */
const NOWHERE = -1

export async function readPosition(storage: Statements, index: string): Promise<Position | null> {
  const row = await storage.get(
    { generation: "number", sequence: "number" },
    "select generation, sequence from positions where index_name = ?",
    index,
  )
  return row === null || row.sequence === NOWHERE ? null : row
}

/**
 * Reserves the exclusive right to update the engine until the given time, or extends this process's existing
 * reservation. Returns whether the reservation succeeded.
 */
export async function reservePosition(
  storage: Statements,
  { index, holder }: Follower,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<boolean> {
  await storage.run(
    `insert into positions (index_name, generation, sequence, holder, held_until)
     values (?, ?, ?, '', '') on conflict (index_name) do nothing`,
    index,
    NOWHERE,
    NOWHERE,
  )
  const held = await storage.run(
    "update positions set holder = ?, held_until = ? where index_name = ? and (holder = ? or held_until < ?)",
    holder,
    new Date(until).toISOString(),
    index,
    holder,
    new Date(now).toISOString(),
  )
  return held === 1
}

/**
 * Releases the reservation and records the position that the engine has reached. If `position` is `null`, the recorded
 * position is kept.
 */
export async function releasePosition(
  storage: Statements,
  { index, holder }: Follower,
  position: Position | null,
): Promise<void> {
  const { generation = null, sequence = null } = position ?? {}
  await storage.run(
    `update positions set generation = coalesce(?, generation), sequence = coalesce(?, sequence), holder = '',
     held_until = '' where index_name = ? and holder = ?`,
    generation,
    sequence,
    index,
    holder,
  )
}

export async function removePosition(storage: Statements, index: string): Promise<void> {
  await storage.run("update positions set generation = ?, sequence = ? where index_name = ?", NOWHERE, NOWHERE, index)
}
