import {
  entriesOf,
  isList,
  isObject,
  isSame,
  type Json,
  type JsonObject,
  listOf,
  pointerTo,
  stringOf,
  stringsOf,
} from "../json.ts"
import type { Place } from "./list-changes.ts"

/** What changed about the properties of an object and the entries of a list. */
export function listMembers(place: Place): void {
  const renamed = listProperties(place)
  listRequired(place, renamed)
  listOpenness(place, "additionalProperties")
  listOpenness(place, "unevaluatedProperties")
  listMap(place, "patternProperties", "names that match")
  listEntries(place)
}

/** Reports the properties that came and went; returns what was renamed, old name to new. */
function listProperties(place: Place): ReadonlyMap<string, string> {
  const { old, new: later, pointer, report, inside } = place
  const [before, after] = [new Map(entriesOf(old.properties)), new Map(entriesOf(later.properties))]
  const renamed = renamesIn(before, after)
  const origins = new Map([...renamed].map(([from, to]) => [to, from]))
  const required = stringsOf(later.required)
  for (const [name, schema] of after) {
    const at = pointerTo(pointer, "properties", name)
    const origin = before.has(name) ? name : origins.get(name)
    if (origin !== undefined) {
      if (origin !== name) report("property-renamed", at, `${origin} is called ${name} now.`)
      inside(before.get(origin), schema, at, name)
    } else if (required.includes(name)) report("required-property-added", at, `${name} is new and must be given.`)
    else report("property-added", at, `${name} is new. Deploy those who read before those who write.`)
  }
  for (const name of before.keys())
    if (!after.has(name) && !renamed.has(name))
      report(
        "property-removed",
        pointerTo(pointer, "properties", name),
        `${name} is gone.${renameHint(name, before, after)}`,
      )
  return renamed
}

type Properties = ReadonlyMap<string, Json>

/** One new property of the same kind is most often the old one under another name. */
function renameHint(gone: string, before: Properties, after: Properties): string {
  const alike = [...after].filter(
    ([name, schema]) => !before.has(name) && isSame(kindOf(schema), kindOf(before.get(gone))),
  )
  const [[name] = []] = alike
  if (name === undefined || alike.length > 1) return ""
  return ` If it is called ${name} now, say so there: "x-renamedFrom": "${gone}".`
}

function kindOf(schema: Json | undefined): Json {
  return isObject(schema) ? { $ref: schema.$ref ?? null, type: schema.type ?? null } : null
}

function renamesIn(before: Properties, after: Properties): Map<string, string> {
  const renamed = new Map<string, string>()
  for (const [name, schema] of after) {
    const from = isObject(schema) ? stringOf(schema["x-renamedFrom"]) : undefined
    if (from !== undefined && before.has(from) && !after.has(from) && !before.has(name)) renamed.set(from, name)
  }
  return renamed
}

function listRequired({ old, new: later, pointer, report }: Place, renamed: ReadonlyMap<string, string>): void {
  const [before, after] = [stringsOf(old.required), stringsOf(later.required)]
  const at = pointerTo(pointer, "required")
  const known = entriesOf(old.properties).map(([name]) => name)
  const called = (name: string) => renamed.get(name) ?? name
  for (const name of after)
    if (
      !before.map(called).includes(name) &&
      (known.includes(name) || !isNew(name, old, later) || [...renamed.values()].includes(name))
    )
      report("required-added", at, `${name} must be given now.`)
  const isLeft = (name: string) =>
    entriesOf(old.properties).length === 0 || hasProperty(later, called(name)) || !hasProperty(old, name)
  for (const name of before)
    if (!after.includes(called(name)) && isLeft(name))
      report("required-relaxed", at, `${called(name)} may be left out now, so readers must do without it.`)
}

function isNew(name: string, old: JsonObject, later: JsonObject): boolean {
  return !hasProperty(old, name) && hasProperty(later, name)
}

function hasProperty({ properties }: JsonObject, name: string): boolean {
  return isObject(properties) && Object.hasOwn(properties, name)
}

function listOpenness({ old, new: later, pointer, name, report, inside }: Place, keyword: string): void {
  const [before, after] = [old[keyword], later[keyword]]
  const at = pointerTo(pointer, keyword)
  if (isObject(before) && isObject(after)) inside(before, after, at, `what ${name} holds`)
  else if (isSame(before ?? true, after ?? true)) return
  else if (after === false || (isObject(after) && (before ?? true) === true))
    report("object-closed", at, `${name}: other properties are ${after === false ? "refused" : "checked"} now.`)
  else report("object-opened", at, `${name}: other properties are let through now.`)
}

/** Schemas by name, as below `patternProperties` and `dependentSchemas`. */
export function listMap(
  { old, new: later, pointer, name, report, inside }: Place,
  keyword: string,
  subject: string,
): void {
  const [before, after] = [new Map(entriesOf(old[keyword])), new Map(entriesOf(later[keyword]))]
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const at = pointerTo(pointer, keyword, key)
    const [own, now] = [before.get(key), after.get(key)]
    if (own === undefined) report("part-added", at, `${name}: ${subject} ${key} are asked for something now.`)
    else if (now === undefined) report("part-removed", at, `${name}: ${subject} ${key} are asked for nothing any more.`)
    else if (isList(own) || isList(now)) listNames(own, now, at, key, report)
    else inside(own, now, at, key)
  }
}

function listNames(own: Json, now: Json, at: string, key: string, report: Place["report"]): void {
  const [before, after] = [stringsOf(own), stringsOf(now)]
  for (const name of after.filter((name) => !before.includes(name)))
    report("part-added", at, `${name} must come with ${key} now.`)
  for (const name of before.filter((name) => !after.includes(name)))
    report("part-removed", at, `${name} need not come with ${key} any more.`)
}

function listEntries({ old, new: later, pointer, name, report, inside }: Place): void {
  const [tuple, newTuple] = [tupleOf(old), tupleOf(later)]
  for (let index = 0; index < Math.min(tuple.length, newTuple.length); index++)
    inside(tuple[index], newTuple[index], pointerTo(pointer, "prefixItems", index), `entry ${index + 1} of ${name}`)
  if (tuple.length !== newTuple.length)
    report(
      "entries-changed",
      pointerTo(pointer, "prefixItems"),
      `${name}: the number of entries described one by one changed.`,
    )
  const [rest, newRest] = [restOf(old), restOf(later)]
  if (rest !== undefined || newRest !== undefined) inside(rest, newRest, pointerTo(pointer, "items"), `each of ${name}`)
}

function tupleOf(schema: JsonObject): readonly Json[] {
  return isList(schema.prefixItems) ? schema.prefixItems : listOf(schema.items)
}

function restOf(schema: JsonObject): Json | undefined {
  return isList(schema.items) ? schema.additionalItems : schema.items
}
