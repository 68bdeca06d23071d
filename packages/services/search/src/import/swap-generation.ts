import type { Statements, Storage } from "@forecourt/service-kit/storage"
import { completeMeaning, type IndexMeaning } from "../kinds/index-name.ts"
import { getKind, type Kind } from "../kinds/kinds.ts"
import { addChange, listChangedKeys } from "../storage/changes.ts"
import { createIndexRow, type IndexRow, reserveIndex } from "../storage/index-rows.ts"
import { addAllPrices } from "../storage/prices.ts"
import { removeDocument } from "../storage/write-documents.ts"
import { MAX_DROPPED } from "./import.types.ts"

export interface Swap {
  readonly index: string
  readonly meaning: IndexMeaning
  readonly generation: number
  /** The number of the index's changes before its rows were read. */
  readonly startedAt: number
  /** True when the import may remove any number of documents. */
  readonly yes: boolean
  readonly now: number
}

/** The difference between the new documents and those that they replace. */
export interface Difference {
  readonly taken: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly dropped: number
  readonly before: number
}

/** Reports whether a replacement removes too many documents without confirmation. */
export function isDroppingTooMany({ dropped, before }: Pick<Difference, "dropped" | "before">): boolean {
  return dropped > before * MAX_DROPPED
}

/** Aborts the transaction of a replacement that removes too many documents. */
class TooManyDropsError extends Error {
  readonly difference: Difference

  constructor(difference: Difference) {
    super("search: too many documents would be dropped.")
    this.difference = difference
  }
}

/**
 * Replaces the current generation with another one, in one transaction. A document that was changed while the
 * generation was built is newer, and is preserved. A refusal changes nothing.
 */
export async function applyGeneration(storage: Storage, swap: Swap): Promise<Swapped> {
  try {
    const difference = await storage.transaction((inside) => applyInTransaction(inside, swap))
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

async function applyInTransaction(inside: Statements, swap: Swap): Promise<Difference> {
  const row = await findGeneration(inside, swap)
  const before = { ...row, kind: getKind(row.kind) }
  await keepNewerChanges(inside, swap, before)
  const difference = await compareGenerations(inside, before.generation, swap.generation)
  if (!swap.yes && isDroppingTooMany(difference)) throw new TooManyDropsError(difference)
  await setCurrentGeneration(inside, swap, before)
  return difference
}

/** Finds and locks the current generation of the index, or creates it. */
async function findGeneration(inside: Statements, { index, meaning, now }: Swap): Promise<IndexRow> {
  await createIndexRow(inside, index, completeMeaning(index, meaning) ?? meaning, now)
  const row = await reserveIndex(inside, index, now)
  if (row === null) throw new Error(`search: the index ${index} was removed meanwhile. Import it again.`)
  return row
}

interface Before {
  readonly kind: Kind
  readonly generation: number
  readonly sequence: number
}

async function keepNewerChanges(inside: Statements, { index, generation, startedAt }: Swap, before: Before) {
  for (const key of await listChangedKeys(inside, index, startedAt)) {
    await removeDocument(inside, generation, key)
    await inside.run(
      `insert into documents (generation, key, digest, version, shape, price, campaign_price, searched)
       select ?, key, digest, version, shape, price, campaign_price, searched from documents where generation = ? and key = ?`,
      generation,
      before.generation,
      key,
    )
    await inside.run(
      "insert into bodies (generation, key, body) select ?, key, body from bodies where generation = ? and key = ?",
      generation,
      before.generation,
      key,
    )
  }
}

async function compareGenerations(inside: Statements, before: number, after: number): Promise<Difference> {
  const countDocuments = async (generation: number) => {
    const row = await inside.get(
      { n: "number" },
      "select count(*) as n from documents where generation = ?",
      generation,
    )
    return row?.n ?? 0
  }
  const [had, taken] = [await countDocuments(before), await countDocuments(after)]
  const both = await inside.get(
    { n: "number", same: "number?" },
    `select count(*) as n, sum(case when fresh.digest = stale.digest then 1 else 0 end) as same
     from documents fresh join documents stale on stale.generation = ? and stale.key = fresh.key
     where fresh.generation = ?`,
    before,
    after,
  )
  const [shared, unchanged] = [both?.n ?? 0, both?.same ?? 0]
  return { taken, added: taken - shared, changed: shared - unchanged, unchanged, dropped: had - shared, before: had }
}

async function setCurrentGeneration(
  inside: Statements,
  { index, generation, now }: Swap,
  before: Before,
): Promise<void> {
  await addAllPrices(inside, { index, kind: before.kind, generation, before: before.generation, now })
  const at = new Date(now).toISOString()
  await inside.run("update indexes set generation = ? where name = ?", generation, index)
  await inside.run("update generations set state = 'old', since = ? where id = ?", at, before.generation)
  await inside.run("update generations set state = 'live', since = ? where id = ?", at, generation)
  await addChange(inside, { name: index, sequence: before.sequence }, null, now)
}
