import { isObject, type JsonObject } from "./json.ts"

const PLACE = /\{(\w+)\}/

/**
 * The kind of search facet for each placeholder in the name of a query parameter. A name with a placeholder represents
 * one parameter for each document field with a facet of that kind.
 */
const KINDS: Readonly<Record<string, string>> = { facet: "list", range: "range" }

/**
 * Returns the names of the query parameters that a name with a placeholder represents. `not_{facet}` represents one
 * parameter for each list facet, and `{range}_min` one for each range. A name without a placeholder is returned
 * unchanged.
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
