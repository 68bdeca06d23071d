import { type Storage, sql } from "@forecourt/service-kit/storage"
import type { IndexMeaning } from "../kinds/index-name.ts"
import { getKind } from "../kinds/kinds.ts"
import { removeGeneration } from "../storage/generations.ts"
import { addGeneration, readIndexRow } from "../storage/index-rows.ts"
import { type BuildOptions, type Built, buildGeneration, checkRows } from "./build-generation.ts"
import type { ImportReport } from "./import.types.ts"
import { applyGeneration, isDroppingTooMany, type Swapped } from "./swap-generation.ts"

export interface ImportOptions extends IndexMeaning, Omit<BuildOptions, "kind"> {
  readonly index: string
  readonly source: string
  /** True to allow an import that would remove more than a fifth of the documents in the index. */
  readonly yes?: boolean
  readonly dryRun?: boolean
  readonly now?: () => number
}

/**
 * Replaces all documents atomically. If the import fails, the earlier documents are kept. Invalid rows are skipped.
 */
export async function importDocuments(storage: Storage, options: ImportOptions): Promise<ImportReport> {
  const startedAt = performance.now()
  const { index, dryRun = false } = options
  const { built, difference, isRefused } = await (dryRun ? runTrial : runImport)(storage, options)
  const { rows, duplicates, quarantined } = built
  return {
    index,
    state: isRefused ? "refused" : "done",
    isDryRun: dryRun,
    ...difference,
    rows,
    duplicates,
    quarantined,
    seconds: Math.round(performance.now() - startedAt) / 1000,
  }
}

interface Ended extends Swapped {
  readonly built: Built
}

async function runImport(storage: Storage, options: ImportOptions): Promise<Ended> {
  const { index, source, yes = false, now = Date.now } = options
  const row = await readIndexRow(storage, index)
  const kind = row?.kind ?? options.kind
  const generation = await startGeneration(storage, index, source, now())
  try {
    const built = await buildGeneration(storage, generation, now, { ...options, kind: getKind(kind) })
    const meaning = { kind, language: options.language }
    const swap = { index, meaning, generation, startedAt: row?.sequence ?? 0, yes, now: now() }
    const { isRefused, difference } = await applyGeneration(storage, swap)
    const state = isRefused ? "refused" : "done"
    await completeGeneration(storage, generation, state, { ...difference, rows: built.rows }, now())
    if (isRefused) await removeGeneration(storage, generation)
    return { built, difference, isRefused }
  } catch (error) {
    await completeGeneration(storage, generation, "failed", {}, now())
    await removeGeneration(storage, generation)
    throw error
  }
}

async function runTrial(storage: Storage, options: ImportOptions): Promise<Ended> {
  const { index, yes = false } = options
  const row = await readIndexRow(storage, index)
  const built = await checkRows({ ...options, kind: getKind(row?.kind ?? options.kind) })
  const had = await sql`select key from documents
    where generation = ${row?.generation ?? 0}`.all(storage, { key: "text" })
  const shared = had.filter(({ key }) => built.keys.has(key)).length
  const [taken, total] = [built.keys.size, had.length]
  const difference = { taken, before: total, added: taken - shared, changed: 0, unchanged: 0, dropped: total - shared }
  return { built, difference, isRefused: !yes && isDroppingTooMany(difference) }
}

async function startGeneration(storage: Storage, index: string, source: string, now: number): Promise<number> {
  return storage.transaction(async (tx) => {
    const generation = await addGeneration(tx, index, "building", now)
    await sql`insert into imports (id, index_name, source, state, started_at)
      values (${String(generation)}, ${index}, ${source}, 'running', ${new Date(now).toISOString()})`.run(tx)
    return generation
  })
}

function completeGeneration(storage: Storage, generation: number, state: string, report: object, now: number) {
  return sql`update imports set state = ${state}, ended_at = ${new Date(now).toISOString()},
    report = ${JSON.stringify(report)} where id = ${String(generation)}`.run(storage)
}
