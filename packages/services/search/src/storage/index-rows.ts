import { randomInt } from "node:crypto"
import { LANGUAGES } from "@forecourt/search-engine/rules"
import { raw, type Statements, sql } from "@forecourt/service-kit/storage"
import type { IndexMeaning } from "../kinds/index-name.ts"
import { KIND_NAMES } from "../kinds/kinds.ts"

export interface IndexRow extends IndexMeaning {
  readonly name: string
  readonly generation: number
  /**
   * The number of the latest change to the index. An engine detects new changes by comparing it with the number of the
   * last change that it has applied.
   */
  readonly sequence: number
  readonly changed_at: string
}

const INDEX_ROW = {
  name: "text",
  kind: KIND_NAMES,
  language: LANGUAGES,
  generation: "number",
  sequence: "number",
  changed_at: "text",
} as const

const COLUMNS = Object.keys(INDEX_ROW).join(", ")
const MAX_GENERATION = 2_147_483_647

export function readIndexRows(storage: Statements): Promise<IndexRow[]> {
  return storage.all(INDEX_ROW, `select ${COLUMNS} from indexes order by name`)
}

export function readIndexRow(storage: Statements, name: string): Promise<IndexRow | null> {
  return sql`select ${raw(COLUMNS)} from indexes where name = ${name}`.get(storage, INDEX_ROW)
}

/** Locks the index and assigns the next change number. Returns `null` if the index does not exist. */
export function reserveIndex(tx: Statements, name: string, now: number): Promise<IndexRow | null> {
  return sql`update indexes set sequence = sequence + 1, changed_at = ${new Date(now).toISOString()}
    where name = ${name} returning ${raw(COLUMNS)}`.get(tx, INDEX_ROW)
}

export async function createIndexRow(
  tx: Statements,
  name: string,
  { kind, language }: IndexMeaning,
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString()
  const generation = await addGeneration(tx, name, "live", now)
  const isNew = await sql`insert into indexes (${raw(COLUMNS)})
    values (${name}, ${kind}, ${language}, ${generation}, 0, ${at}) on conflict (name) do nothing`.run(tx)
  if (isNew !== 1) await sql`delete from generations where id = ${generation}`.run(tx)
}

export async function addGeneration(tx: Statements, index: string, state: "building" | "live", now: number) {
  const id = randomInt(1, MAX_GENERATION)
  await sql`insert into generations (id, index_name, state, since)
    values (${id}, ${index}, ${state}, ${new Date(now).toISOString()})`.run(tx)
  return id
}
