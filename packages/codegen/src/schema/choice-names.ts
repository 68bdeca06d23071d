import { isObject, type JsonObject } from "./json.ts"

const PLACE = /\{(\w+)\}/

/** What the place in a name may stand for, and of which fields of the documents it then stands for the names. */
const KINDS: Readonly<Record<string, string>> = { facet: "list", range: "range" }

/** `not_{facet}` as one name for each list of values in the documents' schema, `{range}_min` for each range; others as they are. */
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
