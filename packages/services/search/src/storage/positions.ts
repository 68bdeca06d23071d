import { type Statements, sql } from "@forecourt/service-kit/storage"

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
  const row = await sql`select generation, sequence from positions
    where index_name = ${index}`.get(storage, { generation: "number", sequence: "number" })
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
  await sql`insert into positions (index_name, generation, sequence, holder, held_until)
    values (${index}, ${NOWHERE}, ${NOWHERE}, '', '') on conflict (index_name) do nothing`.run(storage)
  const held = await sql`update positions set holder = ${holder}, held_until = ${new Date(until).toISOString()}
    where index_name = ${index} and (holder = ${holder} or held_until < ${new Date(now).toISOString()})`.run(storage)
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
  await sql`update positions set generation = coalesce(${generation}, generation),
    sequence = coalesce(${sequence}, sequence), holder = '', held_until = ''
    where index_name = ${index} and holder = ${holder}`.run(storage)
}

export async function removePosition(storage: Statements, index: string): Promise<void> {
  await sql`update positions set generation = ${NOWHERE}, sequence = ${NOWHERE}
    where index_name = ${index}`.run(storage)
}
