import { isObject, type JsonObject } from "./json.ts"

const PLACE = /\{(\w+)\}/

/**
 * The kind of facet that each placeholder represents. A parameter name with a placeholder represents one parameter for
 * each document field of that kind.
 */
const KINDS: Readonly<Record<string, string>> = { facet: "list", range: "range" }

/**
 * Replaces the placeholder in a parameter name: `not_{facet}` becomes one name for each list facet, and `{range}_min`
 * becomes one for each range.
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
