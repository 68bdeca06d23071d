import { createHash } from "node:crypto"
import { type Statements, sql, type Value } from "@forecourt/service-kit/storage"
import type { SearchDocument } from "../engine.types.ts"
import type { Kind } from "../kinds/kinds.ts"
import { createShape, type Shape, writeShape } from "./shapes.ts"

export interface StoredDocument {
  readonly key: string
  /** The hash of the document and its searched values, which is compared to detect changes. */
  readonly digest: string
  readonly price: number | null
  readonly campaignPrice: number | null
  readonly shape: Shape
  /** The values of the searched fields as a JSON array, in the order of `shape.names`. */
  readonly searched: string
  readonly body: string
}

export function toStoredDocument(kind: Kind, document: SearchDocument): StoredDocument {
  const body = JSON.stringify(removeCalculated(kind, document))
  const [price = null, campaignPrice = null] = kind.prices.map((name) => toNumber(document[name]))
  const shape = createShape(kind)
  const searched = toSearched(kind, document, shape)
  return {
    shape,
    key: String(document[kind.fields.key]),
    digest: createHash("sha256").update(searched).update(body).digest("base64url"),
    price,
    campaignPrice,
    searched,
    body,
  }
}

/** Removes imported values of calculated fields, which would contradict the calculated ones. */
function removeCalculated({ calculated }: Kind, document: SearchDocument): SearchDocument {
  const entries = Object.entries(document).filter(([name]) => !Object.hasOwn(calculated, name))
  return entries.length === Object.keys(document).length ? document : Object.fromEntries(entries)
}

const MAX_FILTERED = 200

function toSearched({ fields, calculated }: Kind, document: SearchDocument, { names }: Shape): string {
  const values = names.map((name) => {
    const value = calculated[name] ? calculated[name](document) : document[name]
    if (typeof value !== "string" || value.length <= 2 * MAX_FILTERED) return value ?? null
    const { facet = null, words = false, sort = false } = fields.all.get(name) ?? {}
    return facet !== null || words || sort || name === fields.key ? value : null
  })
  return JSON.stringify(values)
}

function toNumber(value: unknown): number | null {
  return typeof value === "number" ? value : null
}

const DOCUMENTS = "documents (generation, key, digest, version, shape, price, campaign_price, searched)"
const CHANGED_DOCUMENT = `on conflict (generation, key) do update set digest = excluded.digest,
  version = documents.version + 1, shape = excluded.shape, price = excluded.price,
  campaign_price = excluded.campaign_price, searched = excluded.searched`
const CHANGED_BODY = "on conflict (generation, key) do update set body = excluded.body"

/** Writes documents, replacing those with the same key. Each key may occur only once in `documents`. */
export async function writeDocuments(
  tx: Statements,
  generation: number,
  documents: readonly StoredDocument[],
): Promise<void> {
  for (const shape of new Set(documents.map((item) => item.shape))) await writeShape(tx, shape)
  const rows = documents.map(({ key, digest, shape, price, campaignPrice, searched }) => {
    return [generation, key, digest, 1, shape.id, price, campaignPrice, searched]
  })
  await insertRows(tx, DOCUMENTS, rows, CHANGED_DOCUMENT)
  const bodies = documents.map(({ key, body }) => [generation, key, body])
  await insertRows(tx, "bodies (generation, key, body)", bodies, CHANGED_BODY)
}

const ROWS_A_STATEMENT = 100

/** Inserts rows with the same number of values, a hundred in each statement. */
export async function insertRows(
  tx: Statements,
  into: string,
  rows: readonly (readonly Value[])[],
  onConflict: string,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const some = rows.slice(from, from + ROWS_A_STATEMENT)
    const places = some.map((row) => `(${row.map(() => "?").join(", ")})`)
    await tx.run(`insert into ${into} values ${places.join(", ")} ${onConflict}`, ...some.flat())
  }
}

export async function removeDocument(tx: Statements, generation: number, key: string): Promise<boolean> {
  await sql`delete from bodies where generation = ${generation} and key = ${key}`.run(tx)
  return (await sql`delete from documents where generation = ${generation} and key = ${key}`.run(tx)) === 1
}
