import { getBelow, type Random, selectOne, selectSome } from "./random.ts"

export type RandomChange<Document> =
  | { readonly kind: "upsert"; readonly documents: readonly Document[] }
  | { readonly kind: "update"; readonly key: string; readonly partial: Partial<Document> }
  | { readonly kind: "remove"; readonly keys: readonly string[] }

/** Creates a random change from values of the given documents, so that changed documents remain valid. */
export function createRandomChange<Document extends object>(
  random: Random,
  schema: object,
  documents: readonly Document[],
): RandomChange<Document> {
  const { key } = (schema as { "x-search": { key: keyof Document & string } })["x-search"]
  const getKey = (document: Document) => String(document[key])
  const lot = random()
  if (lot < 0.2) return { kind: "remove", keys: selectSome(random, documents, 3).map(getKey) }
  const [first, second] = [selectOne(random, documents), selectOne(random, documents)]
  if (lot < 0.6) return { kind: "update", key: getKey(first), partial: selectPart(random, second, key) }
  const replaced = { ...first, ...selectPart(random, second, key) }
  const added = { ...second, ...selectPart(random, first, key), [key]: String(9_000_000 + getBelow(random, 1_000_000)) }
  return { kind: "upsert", documents: random() < 0.5 ? [added] : [replaced, added] }
}

function selectPart<Document extends object>(random: Random, from: Document, key: string): Partial<Document> {
  const entries = Object.entries(from).filter(([name]) => name !== key)
  return Object.fromEntries(selectSome(random, entries, 4)) as Partial<Document>
}

export function applyChange<Document extends object>(
  schema: object,
  documents: readonly Document[],
  change: RandomChange<Document>,
): Document[] {
  const { key } = (schema as { "x-search": { key: keyof Document & string } })["x-search"]
  const byKey = new Map(documents.map((document) => [String(document[key]), document]))
  if (change.kind === "remove") for (const key of change.keys) byKey.delete(key)
  if (change.kind === "upsert") for (const document of change.documents) byKey.set(String(document[key]), document)
  if (change.kind === "update") {
    const previous = byKey.get(change.key)
    if (previous !== undefined) byKey.set(change.key, { ...previous, ...change.partial })
  }
  return [...byKey.values()]
}
