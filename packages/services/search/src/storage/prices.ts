import { type Statements, upsert } from "@forecourt/service-kit/storage"
import type { SearchDocument } from "../engine.types.ts"
import type { Kind } from "../kinds/kinds.ts"
import type { StoredDocument } from "./write-documents.ts"

/** A price that a document had from a moment on. */
export interface PriceRow {
  readonly field: string
  readonly value: number
  readonly at: string
}

const COLUMNS = ["price", "campaign_price"] as const

interface PriceChange {
  readonly index: string
  readonly kind: Kind
  readonly document: StoredDocument
  readonly before: SearchDocument | null
  readonly now: number
}

/** Notes the prices of a document that are not what they were. Part of the transaction that changes them. */
export async function notePrices(inside: Statements, { index, kind, document, before, now }: PriceChange) {
  const values = [document.price, document.campaignPrice]
  for (const [place, field] of kind.prices.entries()) {
    const value = values[place] ?? null
    if (value === null || before?.[field] === value) continue
    const at = new Date(now).toISOString()
    const key = ["index_name", "key", "field", "at"]
    await upsert(inside, "prices", key, { index_name: index, key: document.key, field, at, value })
  }
}

/** The same for all documents of a generation that takes the place of another. */
export async function notePricesOfAll(
  inside: Statements,
  {
    index,
    kind,
    generation,
    before,
    now,
  }: { index: string; kind: Kind; generation: number; before: number; now: number },
): Promise<void> {
  for (const [place, field] of kind.prices.entries()) {
    const column = COLUMNS[place]
    if (column === undefined) continue
    await inside.run(
      `insert into prices (index_name, key, field, at, value)
       select ?, fresh.key, ?, ?, fresh.${column} from documents fresh
       left join documents stale on stale.generation = ? and stale.key = fresh.key
       where fresh.generation = ? and fresh.${column} is not null
         and (stale.key is null or stale.${column} is null or stale.${column} <> fresh.${column})
       on conflict (index_name, key, field, at) do update set value = excluded.value`,
      ...[index, field, new Date(now).toISOString(), before, generation],
    )
  }
}

/** What a document cost, from the first price on. */
export function readPrices(storage: Statements, index: string, key: string): Promise<PriceRow[]> {
  return storage.all<PriceRow>(
    "select field, value, at from prices where index_name = ? and key = ? order by at, field",
    ...[index, key],
  )
}
