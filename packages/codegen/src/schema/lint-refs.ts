import { isList, isObject, type Json, type JsonObject, toList, toStringOrUndefined, toStrings } from "./json.ts"
import { quoteJson, type Site } from "./lint-site.ts"
import type { Schemas } from "./read-schemas.ts"
import { findTarget, formatPointer, isLocalRef, resolveRef } from "./refs.ts"
import { suggest } from "./suggest.ts"

export function lintRef(schema: JsonObject, { schemas, path, pointer, report }: Site): void {
  const ref = schema.$ref
  if (ref === undefined) return
  const at = formatPointer(pointer, "$ref")
  if (typeof ref !== "string" || !isLocalRef(ref)) {
    report(
      at,
      "remote-ref",
      `${quoteJson(ref)} is not in this folder.`,
      "Copy the schema here and refer to the file; nothing is read from the network.",
    )
    return
  }
  const target = resolveRef(ref, path)
  if (findTarget(schemas, target)) {
    if (isLoop(schemas, ref, path))
      report(
        at,
        "ref-loop",
        `"${ref}" leads back here without describing anything.`,
        "Refer to the schema that describes the value.",
      )
    return
  }
  const meant = schemas.files.has(target.path) ? undefined : suggest(target.path, schemas.files.keys(), "")
  report(
    at,
    "missing-ref",
    `"${ref}" leads nowhere.`,
    meant ?? "Correct the path; it starts from the folder of this file.",
  )
}

function isLoop(schemas: Schemas, ref: string, from: string): boolean {
  const seen = new Set<string>()
  let next: string | undefined = ref
  let path = from
  while (next !== undefined) {
    const target = resolveRef(next, path)
    const id = `${target.path}#${target.pointer}`
    if (seen.has(id)) return true
    seen.add(id)
    const schema = findTarget(schemas, target)
    next = toStringOrUndefined(schema?.$ref)
    path = target.path
  }
  return false
}

export function lintChoices(schema: JsonObject, { schemas, path: file, pointer, report }: Site): void {
  if (schema.oneOf === undefined) return
  const discriminator = isObject(schema.discriminator)
    ? toStringOrUndefined(schema.discriminator.propertyName)
    : undefined
  if (discriminator === undefined) {
    report(
      formatPointer(pointer, "oneOf"),
      "discriminator",
      `Nothing tells the branches of "oneOf" apart.`,
      `Add "discriminator": { "propertyName": "kind" } next to it.`,
    )
    return
  }
  const seen = new Set<Json>()
  for (const [index, branch] of toList(schema.oneOf).entries()) {
    const at = formatPointer(pointer, "oneOf", index)
    const { schema: object, path } = follow(schemas, branch, file)
    const property = isObject(object.properties) ? object.properties[discriminator] : undefined
    const { schema: deciding } = follow(schemas, property ?? {}, path)
    const values = isList(deciding.enum) ? deciding.enum : deciding.const === undefined ? [] : [deciding.const]
    if (values.length === 0 || !toStrings(object.required).includes(discriminator))
      report(
        at,
        "discriminator",
        `The branch does not fix "${discriminator}".`,
        `Give it a required property "${discriminator}" with "const".`,
      )
    const twice = values.find((value) => seen.has(value))
    if (twice !== undefined)
      report(
        at,
        "discriminator",
        `Another branch has ${quoteJson(twice)} for "${discriminator}" too.`,
        "Give each branch a separate value.",
      )
    for (const value of values) seen.add(value)
  }
}

function follow(schemas: Schemas, schema: Json, path: string): { schema: JsonObject; path: string } {
  let at = isObject(schema) ? schema : {}
  let from = path
  for (let steps = 0; typeof at.$ref === "string" && steps < 20; steps++) {
    const target = resolveRef(at.$ref, from)
    at = findTarget(schemas, target) ?? {}
    from = target.path
  }
  return { schema: at, path: from }
}
