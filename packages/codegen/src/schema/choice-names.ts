import { isObject, type JsonObject } from "./json.ts"

const PLACE = /\{(\w+)\}/

/**
 * The placeholders in the name of a query parameter, each with a kind of document field. A placeholder is replaced by
 * the names of all fields of that kind.
 */
const KINDS: Readonly<Record<string, string>> = { facet: "list", range: "range" }

/**
 * Expands a name that contains a placeholder. For example, `not_{facet}` becomes one name for each list facet in the
 * schema of the documents, and `{range}_min` becomes one name for each range. Other names are returned unchanged.
 */
export function choiceNames(name: string, documents: JsonObject | null): string[] {
  const place = PLACE.exec(name)?.[1]
  if (place === undefined) return [name]
  const properties = isObject(documents?.properties) ? Object.entries(documents.properties) : []
  return properties
    .filter(([, property]) => isObject(property) && isFacet(property, KINDS[place]))
    .map(([field]) => name.replace(PLACE, field))
}

function isFacet({ "x-search": search }: JsonObject, kind: string | undefined): boolean {
  return isObject(search) && kind !== undefined && search.facet === kind
}
