import { type Statements, type Storage, sql } from "@forecourt/service-kit/storage"
import { completeMeaning, type IndexMeaning } from "../kinds/index-name.ts"
import { getKind, type Kind } from "../kinds/kinds.ts"
import { addChange, listChangedKeys } from "../storage/changes.ts"
import { createIndexRow, type IndexRow, reserveIndex } from "../storage/index-rows.ts"
import { addAllPrices } from "../storage/prices.ts"
import { removeDocument } from "../storage/write-documents.ts"
import { type Difference, MAX_DROPPED } from "./import.types.ts"

export interface Swap {
  readonly index: string
  readonly meaning: IndexMeaning
  readonly generation: number
  /**
   * The number of the latest change to the index at the start of the import. The import does not overwrite documents
   * that were changed after that.
   */
  readonly startedAt: number
  /** True to allow an import that would remove more than a fifth of the documents in the index. */
  readonly yes: boolean
  readonly now: number
}

export function isDroppingTooMany({ dropped, before: total }: Pick<Difference, "dropped" | "before">): boolean {
  return dropped > total * MAX_DROPPED
}

class TooManyDropsError extends Error {
  readonly difference: Difference

  constructor(difference: Difference) {
    super("search: too many documents would be dropped.")
    this.difference = difference
  }
}

/** Replaces the documents of an index in one transaction. Documents that were changed during the import are kept. */
export async function applyGeneration(storage: Storage, swap: Swap): Promise<Swapped> {
  try {
    const difference = await storage.transaction((tx) => applyInTransaction(tx, swap))
    return { difference, isRefused: false }
  } catch (error) {
    if (error instanceof TooManyDropsError) return { difference: error.difference, isRefused: true }
    throw error
  }
}

export interface Swapped {
  readonly difference: Difference
  readonly isRefused: boolean
}

async function applyInTransaction(tx: Statements, swap: Swap): Promise<Difference> {
  const row = await findGeneration(tx, swap)
  const previous = { ...row, kind: getKind(row.kind) }
  await keepNewerChanges(tx, swap, previous)
  const difference = await compareGenerations(tx, previous.generation, swap.generation)
  if (!swap.yes && isDroppingTooMany(difference)) throw new TooManyDropsError(difference)
  await setCurrentGeneration(tx, swap, previous)
  return difference
}

async function findGeneration(tx: Statements, { index, meaning, now }: Swap): Promise<IndexRow> {
  await createIndexRow(tx, index, completeMeaning(index, meaning) ?? meaning, now)
  const row = await reserveIndex(tx, index, now)
  if (row === null) throw new Error(`search: the index ${index} was removed meanwhile. Import it again.`)
  return row
}

interface Before {
  readonly kind: Kind
  readonly generation: number
  readonly sequence: number
}

async function keepNewerChanges(tx: Statements, { index, generation, startedAt }: Swap, previous: Before) {
  for (const key of await listChangedKeys(tx, index, startedAt)) {
    await removeDocument(tx, generation, key)
    await sql`insert into documents (generation, key, digest, version, shape, price, campaign_price, searched)
      select ${generation}, key, digest, version, shape, price, campaign_price, searched from documents
      where generation = ${previous.generation} and key = ${key}`.run(tx)
    await sql`insert into bodies (generation, key, body) select ${generation}, key, body from bodies
      where generation = ${previous.generation} and key = ${key}`.run(tx)
  }
}

async function compareGenerations(tx: Statements, previous: number, after: number): Promise<Difference> {
  const countDocuments = async (generation: number) => {
    const row = await sql`select count(*) as n from documents where generation = ${generation}`.get(tx, { n: "number" })
    return row?.n ?? 0
  }
  const [had, taken] = [await countDocuments(previous), await countDocuments(after)]
  const both = await sql`select count(*) as n, sum(case when fresh.digest = stale.digest then 1 else 0 end) as same
    from documents fresh join documents stale on stale.generation = ${previous} and stale.key = fresh.key
    where fresh.generation = ${after}`.get(tx, { n: "number", same: "number?" })
  const [shared, unchanged] = [both?.n ?? 0, both?.same ?? 0]
  return { taken, added: taken - shared, changed: shared - unchanged, unchanged, dropped: had - shared, before: had }
}

async function setCurrentGeneration(tx: Statements, { index, generation, now }: Swap, previous: Before): Promise<void> {
  await addAllPrices(tx, { index, kind: previous.kind, generation, previous: previous.generation, now })
  const at = new Date(now).toISOString()
  await sql`update indexes set generation = ${generation} where name = ${index}`.run(tx)
  await sql`update generations set state = 'old', since = ${at} where id = ${previous.generation}`.run(tx)
  await sql`update generations set state = 'live', since = ${at} where id = ${generation}`.run(tx)
  await addChange(tx, { name: index, sequence: previous.sequence }, null, now)
}
