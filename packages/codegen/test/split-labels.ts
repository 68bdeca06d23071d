import { isObject, type Json, type JsonObject, toEntries } from "../src/schema/json.ts"
import { formatPlace, listPlaces } from "../src/schema/places.ts"

export function splitLabels(whole: JsonObject): { readonly schema: Json; readonly labels: JsonObject } {
  const labels = [...listPlaces(whole)].flatMap(([pointer, place]): [string, Json][] => {
    const { label, definiteLabel, help } = isObject(place["x-editor"]) ? place["x-editor"] : {}
    const parts = { label, definiteLabel, help, choices: place["x-enumLabels"], messages: place["x-message"] }
    const defined = Object.entries(parts).filter((part): part is [string, Json] => part[1] !== undefined)
    return defined.length === 0 ? [] : [[formatPlace(pointer), Object.fromEntries(defined)]]
  })
  return { schema: removeLabels(whole), labels: Object.fromEntries(labels) }
}

function removeLabels(value: Json): Json {
  if (Array.isArray(value)) return value.map(removeLabels)
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([key]) => key !== "x-enumLabels" && key !== "x-message")
  return Object.fromEntries(
    kept.map(([key, inner]) => [
      key,
      key === "x-editor"
        ? Object.fromEntries(toEntries(inner).filter(([part]) => !["label", "definiteLabel", "help"].includes(part)))
        : removeLabels(inner),
    ]),
  )
}
