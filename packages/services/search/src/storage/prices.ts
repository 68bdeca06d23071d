import type { PriceChange } from "@forecourt/contracts/search"
import { raw, type Statements, type Storage, sql, upsert } from "@forecourt/service-kit/storage"
import type { SearchDocument } from "../engine.types.ts"
import type { Kind } from "../kinds/kinds.ts"
import { getLowestPriceBefore } from "./lowest-price.ts"
import { padKeys } from "./read-documents.ts"
import { insertRows, type StoredDocument } from "./write-documents.ts"

const COLUMNS = ["price", "campaign_price"] as const

interface ChangedDocument {
  readonly index: string
  readonly kind: Kind
  readonly document: StoredDocument
  readonly previous: SearchDocument | null
  readonly now: number
}

export async function addPrices(tx: Statements, { index, kind, document, previous, now }: ChangedDocument) {
  const values = [document.price, document.campaignPrice]
  for (const [place, field] of kind.prices.entries()) {
    const value = values[place] ?? null
    if (value === null || previous?.[field] === value) continue
    const at = new Date(now).toISOString()
    const key = ["index_name", "key", "field", "at"]
    await upsert(tx, "prices", key, { index_name: index, key: document.key, field, at, value })
  }
}

interface ReplacedDocuments extends Pick<ChangedDocument, "index" | "kind" | "now"> {
  readonly generation: number
  readonly previous: number
}

export async function addAllPrices(tx: Statements, replaced: ReplacedDocuments): Promise<void> {
  const { index, kind, generation, previous, now } = replaced
  for (const [place, field] of kind.prices.entries()) {
    const column = COLUMNS[place]
    if (column === undefined) continue
    await sql`insert into prices (index_name, key, field, at, value)
      select ${index}, fresh.key, ${field}, ${new Date(now).toISOString()}, fresh.${raw(column)} from documents fresh
      left join documents stale on stale.generation = ${previous} and stale.key = fresh.key
      where fresh.generation = ${generation} and fresh.${raw(column)} is not null
      and (stale.key is null or stale.${raw(column)} is null or stale.${raw(column)} <> fresh.${raw(column)})
      on conflict (index_name, key, field, at) do update set value = excluded.value`.run(tx)
  }
}

const PRICE_IS_KNOWN = "on conflict (index_name, key, field, at) do nothing"

type Price = PriceChange & { readonly key: string }

export function writePrices(storage: Storage, index: string, prices: readonly Price[]): Promise<void> {
  return storage.transaction(async (tx) => {
    const rows = prices.map(({ key, field, at, value }) => [index, key, field, at, value])
    await insertRows(tx, "prices (index_name, key, field, at, value)", rows, PRICE_IS_KNOWN)
  })
}

const MAX_TOLD = 200

/**
 * Reads the price changes of a document, oldest first. Removing a document and adding it again at the same price does
 * not count as a change.
 */
export async function readPrices(storage: Statements, index: string, key: string): Promise<PriceChange[]> {
  const latest = await sql`select field, value, at from prices where index_name = ${index} and key = ${key}
    order by at desc, field desc limit ${MAX_TOLD}`.all(storage, { field: "text", value: "number", at: "text" })
  const last = new Map<string, number>()
  return latest.toReversed().filter(({ field, value }) => {
    const isSame = last.get(field) === value
    last.set(field, value)
    return !isSame
  })
}

export async function addLowestPrices(
  storage: Statements,
  { name, kind: { prices, lowestPrice } }: { readonly name: string; readonly kind: Kind },
  bodies: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const [field] = prices
  if (lowestPrice === null || field === undefined || bodies.size === 0) return bodies
  const keys = padKeys([...bodies.keys()])
  const rows = await sql`select key, value, at from prices where index_name = ${name} and field = ${field}
    and key in (${keys}) order by at`.all(storage, { key: "text", value: "number", at: "text" })
  const byKey = Map.groupBy(rows, ({ key }) => key)
  return new Map(
    [...bodies].map(([key, body]) => {
      const lowest = getLowestPriceBefore(byKey.get(key) ?? [])
      return [key, lowest === null ? body : JSON.stringify({ ...JSON.parse(body), [lowestPrice]: lowest })]
    }),
  )
}
