import { insertNew, type Statements, sql } from "@forecourt/service-kit/storage"

interface NewQuote {
  readonly reference: string
  readonly terms: string
  readonly now: number
}

export async function insertQuote(storage: Statements, { reference, terms, now }: NewQuote): Promise<void> {
  const row = { reference, quoted_at: new Date(now).toISOString(), terms }
  await insertNew(storage, "quotes", ["reference"], row)
}

export async function findTerms(storage: Statements, reference: string): Promise<string | null> {
  const row = await sql`select terms from quotes where reference = ${reference}`.get(storage, { terms: "text" })
  return row?.terms ?? null
}

export async function deleteQuotesBefore(storage: Statements, time: number): Promise<void> {
  await sql`delete from quotes where quoted_at < ${new Date(time).toISOString()}`.run(storage)
}
