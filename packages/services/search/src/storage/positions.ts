import { type Statements, sql } from "@forecourt/service-kit/storage"

export interface Position {
  readonly generation: number
  readonly sequence: number
}

export interface Follower {
  readonly index: string
  readonly holder: string
}

const NOWHERE = -1

export async function readPosition(storage: Statements, index: string): Promise<Position | null> {
  const row = await sql`select generation, sequence from positions
    where index_name = ${index}`.get(storage, { generation: "number", sequence: "number" })
  return row === null || row.sequence === NOWHERE ? null : row
}

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
