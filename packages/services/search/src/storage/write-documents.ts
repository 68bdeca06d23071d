import { createHash } from "node:crypto"
import { type Statements, sql, type Value } from "@forecourt/service-kit/storage"
import type { SearchDocument } from "../engine.types.ts"
import type { Kind } from "../kinds/kinds.ts"
import { createShape, type Shape, writeShape } from "./shapes.ts"

export interface StoredDocument {
  readonly key: string
  /** The hash of the document, which is compared to detect changes. */
  readonly digest: string
  readonly price: number | null
  readonly campaignPrice: number | null
  readonly shape: Shape
  /** The values of the searched fields as a JSON array, in the order of `shape.names`. */
  readonly searched: string
  readonly body: string
}

export function toStoredDocument(kind: Kind, document: SearchDocument): StoredDocument {
  const body = JSON.stringify(document)
  const [price = null, campaignPrice = null] = kind.prices.map((name) => toNumber(document[name]))
  const shape = createShape(kind)
  return {
    shape,
    key: String(document[kind.fields.key]),
    digest: createHash("sha256").update(body).digest("base64url"),
    price,
    campaignPrice,
    searched: toSearched(kind, document, shape),
    body,
  }
}

/** The maximum length of a filter value in characters. The contract does not allow longer values. */
const MAX_FILTERED = 200

function toSearched({ fields }: Kind, document: SearchDocument, { names }: Shape): string {
  const values = names.map((name) => {
    const value = document[name]
    if (typeof value !== "string" || value.length <= 2 * MAX_FILTERED) return value ?? null
    const { facet = null, words = false, sort = false } = fields.all.get(name) ?? {}
    return facet !== null || words || sort || name === fields.key ? value : null
  })
  return JSON.stringify(values)
}

function toNumber(value: unknown): number | null {
  return typeof value === "number" ? value : null
}

const ROWS_A_STATEMENT = 100

const DOCUMENT = {
  into: "documents (generation, key, digest, version, shape, price, campaign_price, searched)",
  onConflict: `do update set digest = excluded.digest, version = documents.version + 1,
    shape = excluded.shape, price = excluded.price,
    campaign_price = excluded.campaign_price, searched = excluded.searched`,
}
const BODY = { into: "bodies (generation, key, body)", onConflict: "do update set body = excluded.body" }

/**
 * Writes documents to a generation, replacing existing documents with the same key. Each key may occur only once in
 * `documents`.
 */
export async function writeDocuments(
  tx: Statements,
  generation: number,
  documents: readonly StoredDocument[],
): Promise<void> {
  for (const shape of new Set(documents.map((item) => item.shape))) await writeShape(tx, shape)
  for (let from = 0; from < documents.length; from += ROWS_A_STATEMENT) {
    const some = documents.slice(from, from + ROWS_A_STATEMENT)
    await writeRows(
      tx,
      DOCUMENT,
      some.map((item) => [
        generation,
        item.key,
        item.digest,
        1,
        item.shape.id,
        item.price,
        item.campaignPrice,
        item.searched,
      ]),
    )
    await writeRows(
      tx,
      BODY,
      some.map(({ key, body }) => [generation, key, body]),
    )
  }
}

async function writeRows(
  tx: Statements,
  { into, onConflict }: { readonly into: string; readonly onConflict: string },
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const [first = []] = rows
  const places = `(${first.map(() => "?").join(", ")})`
  const sql = `insert into ${into} values ${rows.map(() => places).join(", ")} on conflict (generation, key) ${onConflict}`
  await tx.run(sql, ...rows.flat())
}

export async function removeDocument(tx: Statements, generation: number, key: string): Promise<boolean> {
  await sql`delete from bodies where generation = ${generation} and key = ${key}`.run(tx)
  return (await sql`delete from documents where generation = ${generation} and key = ${key}`.run(tx)) === 1
}
