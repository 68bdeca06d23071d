import {
  formatPointer,
  isList,
  isObject,
  isSame,
  type Json,
  type JsonObject,
  toEntries,
  toList,
  toStringOrUndefined,
  toStrings,
} from "../json.ts"
import type { Place } from "./list-changes.ts"

export function listMembers(place: Place): void {
  const renamed = listProperties(place)
  listRequired(place, renamed)
  listOpenness(place, "additionalProperties")
  listOpenness(place, "unevaluatedProperties")
  listMap(place, "patternProperties", "names that match")
  listEntries(place)
}

function listProperties(place: Place): ReadonlyMap<string, string> {
  const { old, new: later, pointer, report, compareInside } = place
  const [oldProperties, newProperties] = [new Map(toEntries(old.properties)), new Map(toEntries(later.properties))]
  const renamed = findRenames(oldProperties, newProperties)
  const origins = new Map([...renamed].map(([from, to]) => [to, from]))
  const required = toStrings(later.required)
  for (const [name, schema] of newProperties) {
    const at = formatPointer(pointer, "properties", name)
    const origin = oldProperties.has(name) ? name : origins.get(name)
    if (origin !== undefined) {
      if (origin !== name) report("property-renamed", at, `${origin} is called ${name} now.`)
      compareInside(oldProperties.get(origin), schema, at, name)
    } else if (required.includes(name)) report("required-property-added", at, `${name} is new and must be given.`)
    else report("property-added", at, `${name} is new. Deploy those who read before those who write.`)
  }
  for (const name of oldProperties.keys())
    if (!newProperties.has(name) && !renamed.has(name))
      report(
        "property-removed",
        formatPointer(pointer, "properties", name),
        `${name} is gone.${formatRenameHint(name, oldProperties, newProperties)}`,
      )
  return renamed
}

type Properties = ReadonlyMap<string, Json>

function formatRenameHint(gone: string, previous: Properties, after: Properties): string {
  const alike = [...after].filter(
    ([name, schema]) => !previous.has(name) && isSame(getKind(schema), getKind(previous.get(gone))),
  )
  const [[name] = []] = alike
  if (name === undefined || alike.length > 1) return ""
  return ` If it is called ${name} now, say so there: "x-renamedFrom": "${gone}".`
}

function getKind(schema: Json | undefined): Json {
  return isObject(schema) ? { $ref: schema.$ref ?? null, type: schema.type ?? null } : null
}

function findRenames(previous: Properties, after: Properties): Map<string, string> {
  const renamed = new Map<string, string>()
  for (const [name, schema] of after) {
    const from = isObject(schema) ? toStringOrUndefined(schema["x-renamedFrom"]) : undefined
    if (from !== undefined && previous.has(from) && !after.has(from) && !previous.has(name)) renamed.set(from, name)
  }
  return renamed
}

function listRequired({ old, new: later, pointer, report }: Place, renamed: ReadonlyMap<string, string>): void {
  const [oldNames, newNames] = [toStrings(old.required), toStrings(later.required)]
  const at = formatPointer(pointer, "required")
  const known = toEntries(old.properties).map(([name]) => name)
  const getCurrentName = (name: string) => renamed.get(name) ?? name
  for (const name of newNames)
    if (
      !oldNames.map(getCurrentName).includes(name) &&
      (known.includes(name) || !isNew(name, old, later) || [...renamed.values()].includes(name))
    )
      report("required-added", at, `${name} must be given now.`)
  const isLeft = (name: string) =>
    toEntries(old.properties).length === 0 || hasProperty(later, getCurrentName(name)) || !hasProperty(old, name)
  for (const name of oldNames)
    if (!newNames.includes(getCurrentName(name)) && isLeft(name))
      report("required-relaxed", at, `${getCurrentName(name)} may be left out now, so readers must do without it.`)
}

function isNew(name: string, old: JsonObject, later: JsonObject): boolean {
  return !hasProperty(old, name) && hasProperty(later, name)
}

function hasProperty({ properties }: JsonObject, name: string): boolean {
  return isObject(properties) && Object.hasOwn(properties, name)
}

function listOpenness({ old, new: later, pointer, name, report, compareInside }: Place, keyword: string): void {
  const [oldValue, newValue] = [old[keyword], later[keyword]]
  const at = formatPointer(pointer, keyword)
  if (isObject(oldValue) && isObject(newValue)) compareInside(oldValue, newValue, at, `what ${name} holds`)
  else if (isSame(oldValue ?? true, newValue ?? true)) return
  else if (newValue === false || (isObject(newValue) && (oldValue ?? true) === true))
    report("object-closed", at, `${name}: other properties are ${newValue === false ? "refused" : "checked"} now.`)
  else report("object-opened", at, `${name}: other properties are let through now.`)
}

export function listMap(
  { old, new: later, pointer, name, report, compareInside }: Place,
  keyword: string,
  phrase: string,
): void {
  const [oldSchemas, newSchemas] = [new Map(toEntries(old[keyword])), new Map(toEntries(later[keyword]))]
  for (const key of new Set([...oldSchemas.keys(), ...newSchemas.keys()])) {
    const at = formatPointer(pointer, keyword, key)
    const [oldSchema, newSchema] = [oldSchemas.get(key), newSchemas.get(key)]
    if (oldSchema === undefined) report("part-added", at, `${name}: ${phrase} ${key} are asked for something now.`)
    else if (newSchema === undefined)
      report("part-removed", at, `${name}: ${phrase} ${key} are asked for nothing any more.`)
    else if (isList(oldSchema) || isList(newSchema)) listNames(oldSchema, newSchema, at, key, report)
    else compareInside(oldSchema, newSchema, at, key)
  }
}

function listNames(oldValue: Json, newValue: Json, at: string, key: string, report: Place["report"]): void {
  const [oldNames, newNames] = [toStrings(oldValue), toStrings(newValue)]
  for (const name of newNames.filter((name) => !oldNames.includes(name)))
    report("part-added", at, `${name} must come with ${key} now.`)
  for (const name of oldNames.filter((name) => !newNames.includes(name)))
    report("part-removed", at, `${name} need not come with ${key} any more.`)
}

function listEntries({ old, new: later, pointer, name, report, compareInside }: Place): void {
  const [tuple, newTuple] = [getTuple(old), getTuple(later)]
  for (let index = 0; index < Math.min(tuple.length, newTuple.length); index++)
    compareInside(
      tuple[index],
      newTuple[index],
      formatPointer(pointer, "prefixItems", index),
      `entry ${index + 1} of ${name}`,
    )
  if (tuple.length !== newTuple.length)
    report(
      "entries-changed",
      formatPointer(pointer, "prefixItems"),
      `${name}: the number of entries described one by one changed.`,
    )
  const [rest, newRest] = [getRest(old), getRest(later)]
  if (rest !== undefined || newRest !== undefined)
    compareInside(rest, newRest, formatPointer(pointer, "items"), `each of ${name}`)
}

function getTuple(schema: JsonObject): readonly Json[] {
  return isList(schema.prefixItems) ? schema.prefixItems : toList(schema.items)
}

function getRest(schema: JsonObject): Json | undefined {
  return isList(schema.items) ? schema.additionalItems : schema.items
}
