import type { Statements } from "@forecourt/service-kit/storage"

/** The position in the storage up to which an engine has applied the changes. */
export interface Position {
  readonly generation: number
  readonly sequence: number
}

export interface Follower {
  readonly index: string
  readonly holder: string
}

/** The number that is stored as the position of an engine without documents. */
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
 * Reserves the right to update the engine for this process until a given time. Returns whether the reservation
 * succeeded. A process that already holds the reservation can extend it.
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
 * Releases the reservation and records the new position of the engine. With `null`, the recorded position remains
 * unchanged.
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
