import { isObject, type JsonObject } from "./json.ts"

const PLACE = /\{(\w+)\}/

/**
 * The placeholders in names of query parameters, each with the kind of document field that it represents. A parameter
 * is expanded to one parameter for each field of that kind.
 */
const KINDS: Readonly<Record<string, string>> = { facet: "list", range: "range" }

/**
 * Expands a parameter name that contains a placeholder: `not_{facet}` becomes one name for each list facet in the
 * documents' schema, and `{range}_min` becomes one name for each range facet. Other names are returned unchanged.
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
