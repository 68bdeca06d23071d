import { posix } from "node:path"
import { findNearest } from "@forecourt/schema-compat/full-dialect"
import { findRepeatedKeys } from "@forecourt/schema-compat/positions"
import { isList, isObject, type Json, type JsonObject, parseJson, toEntries } from "./json.ts"
import { EDITOR_LABELS, LABELS, LABELS_OF_PLACEHOLDER } from "./label-shapes.ts"
import type { Report } from "./lint-site.ts"
import { formatPlace, listPlaces } from "./places.ts"
import type { Problem } from "./problem.ts"
import type { SchemaFile } from "./read-schemas.ts"
import { formatPointer } from "./refs.ts"
import { findMisfit } from "./shape.ts"
import { suggest } from "./suggest.ts"

/** Returns the path of a schema's labels file, such as `hero-banner.labels.json` for `hero-banner.schema.json`. */
export function getLabelsPath(path: string): string {
  return path.replace(/\.schema\.json$/, ".labels.json")
}

export function getSchemaPath(path: string): string {
  return path.replace(/\.labels\.json$/, ".schema.json")
}

interface Labelled extends SchemaFile {
  readonly places: ReadonlyMap<string, JsonObject>
  readonly placeholders: ReadonlyMap<string, JsonObject>
}

export function addLabels(
  { path, schema }: SchemaFile,
  text: string | null,
  folder: string,
): { readonly file: SchemaFile; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const createReport =
    (file: string): Report =>
    (pointer, rule, message, cure) =>
      problems.push({ file: `${folder}/${file}`, pointer, rule, message, cure })
  const file = { path, schema, places: listPlaces(schema), placeholders: new Map(listPlaceholders(schema)) }
  lintPlaces(file, createReport(path))
  if (text === null) return { file: { path, schema }, problems }
  const entries = readEntries(file, text, createReport(getLabelsPath(path)))
  return { file: { path, schema: merge(schema, entries) }, problems }
}

function lintPlaces({ path, places, placeholders }: Labelled, report: Report): void {
  const refuse = (place: string, part: string, ...steps: readonly string[]) =>
    report(
      formatPointer(place, ...steps),
      "labels",
      "Labels and messages are not written in the schema.",
      `Move them to ${posix.basename(getLabelsPath(path))}: "${formatPlace(place)}": { "${part}": { … } }.`,
    )
  for (const [pointer, place] of places) {
    for (const [part] of toEntries(place["x-editor"]))
      if (Object.hasOwn(EDITOR_LABELS, part)) refuse(pointer, part, "x-editor", part)
    for (const [part, annotation] of Object.entries(ANNOTATIONS))
      if (place[annotation] !== undefined) refuse(pointer, part, annotation)
  }
  for (const [pointer, placeholder] of placeholders)
    if (placeholder.label !== undefined) refuse(pointer, "label", "label")
}

const ANNOTATIONS = { choices: "x-enumLabels", messages: "x-message" } as const

export function listPlaceholders({ "x-block": block }: JsonObject): [string, JsonObject][] {
  if (!isObject(block)) return []
  return toEntries(block.placeholders).flatMap(([name, placeholder]) =>
    isObject(placeholder) ? [[formatPointer("/x-block/placeholders", name), placeholder]] : [],
  )
}

function readEntries(file: Labelled, text: string, report: Report): Map<JsonObject, JsonObject> {
  const labels = parseJson(text)
  if (!isObject(labels)) {
    report("", "json", "This is not a JSON object.", "Fix the syntax; an editor with JSON support shows where.")
    return new Map()
  }
  for (const pointer of findRepeatedKeys(text))
    report(pointer, "labels", "It is written twice, and only the last one would count.", "Remove one of the two.")
  const toPlaces = (all: ReadonlyMap<string, JsonObject>) =>
    new Map([...all].map(([pointer, place]) => [formatPlace(pointer), place]))
  const [placeholders, places] = [toPlaces(file.placeholders), toPlaces(file.places)]
  const entries = new Map<JsonObject, JsonObject>()
  for (const [key, entry] of Object.entries(labels)) {
    const [placeholder, place] = [placeholders.get(key), places.get(key)]
    if (placeholder !== undefined) entries.set(placeholder, selectValid(entry, key, LABELS_OF_PLACEHOLDER, report))
    else if (place !== undefined) {
      const valid = selectValid(entry, key, LABELS, report)
      lintChoices(valid, place, formatPointer("", key), report)
      entries.set(place, toAnnotations(valid, place))
    } else reportUnknown(key, file, [...placeholders.keys(), ...places.keys()], report)
  }
  return entries
}

function reportUnknown(key: string, { path, places }: Labelled, keys: readonly string[], report: Report): void {
  const meant = findMeant(key, places) ?? findNearest(key, keys)
  report(
    formatPointer("", key),
    "labels",
    `There is no "${key}" in ${posix.basename(path)}.`,
    meant ? `Did you mean "${meant}"?` : "Write the path of a property, such as prices[].service, or delete the entry.",
  )
}

/**
 * Finds the place in a schema that an unknown key of a labels file probably means. The key may be a JSON pointer or the
 * previous name of a property.
 */
function findMeant(key: string, places: ReadonlyMap<string, JsonObject>): string | undefined {
  for (const [pointer, { "x-renamedFrom": previous }] of places) {
    const renamed = typeof previous === "string" && pointer.replace(/[^/]*$/, previous)
    if (pointer === key || (renamed !== false && formatPlace(renamed) === key)) return formatPlace(pointer)
  }
  return undefined
}

function selectValid(entry: Json, key: string, shape: JsonObject, report: Report): JsonObject {
  const at = formatPointer("", key)
  const checkFit = (value: Json): boolean => {
    const misfit = findMisfit(shape, value, at)
    if (misfit !== null) report(misfit.pointer, "labels", misfit.message, misfit.cure)
    return misfit === null
  }
  const parts = toEntries(entry)
  if (parts.length === 0) checkFit(entry)
  return Object.fromEntries(parts.filter(([name, part]) => checkFit({ [name]: part })))
}

function lintChoices({ choices }: JsonObject, place: JsonObject, pointer: string, report: Report): void {
  if (choices === undefined) return
  const at = formatPointer(pointer, "choices")
  const values = isList(place.enum) ? place.enum.filter((value) => value !== null).map(String) : []
  if (values.length === 0 && place.$ref === undefined)
    report(at, "labels", `There is no "enum" whose values these are.`, `Delete "choices".`)
  if (values.length === 0) return
  const labelled = toEntries(choices).map(([value]) => value)
  for (const value of labelled.filter((label) => !values.includes(label)))
    report(
      formatPointer(at, value),
      "labels",
      `"${value}" is no value of "enum".`,
      suggest(value, values) ?? "Delete it.",
    )
  for (const value of values.filter((choice) => !labelled.includes(choice)))
    report(at, "labels", `"choices" does not say "${value}".`, `Add "${value}".`)
}

function toAnnotations({ choices, messages, ...editor }: JsonObject, place: JsonObject): JsonObject {
  const settings = isObject(place["x-editor"]) ? place["x-editor"] : {}
  return {
    ...(choices !== undefined && { "x-enumLabels": choices }),
    ...(messages !== undefined && { "x-message": messages }),
    ...(Object.keys(editor).length > 0 && { "x-editor": { ...editor, ...settings } }),
  }
}

function merge(schema: JsonObject, additions: ReadonlyMap<JsonObject, JsonObject>): JsonObject {
  const copy = Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, mergeInside(inner, additions)]))
  return { ...copy, ...additions.get(schema) }
}

function mergeInside(value: Json, additions: ReadonlyMap<JsonObject, JsonObject>): Json {
  if (isList(value)) return value.map((item) => mergeInside(item, additions))
  return isObject(value) ? merge(value, additions) : value
}
