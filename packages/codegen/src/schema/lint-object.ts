import { isList, isObject, type Json, type JsonObject, toList, toStringOrUndefined, toStrings } from "./json.ts"
import type { Site } from "./lint-site.ts"
import type { Schemas } from "./read-schemas.ts"
import { formatPointer, resolveRef } from "./refs.ts"
import { suggest } from "./suggest.ts"

export function lintObject(schema: JsonObject, site: Site): void {
  const { pointer, isPart, isFullDialect, report } = site
  const properties = isObject(schema.properties) ? schema.properties : {}
  const required = toStrings(schema.required)
  const isWhole = !isPart && schema.$ref === undefined && schema.allOf === undefined
  for (const name of required) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined
    const at = formatPointer(pointer, "required", required.indexOf(name))
    if (property === undefined && isWhole)
      report(
        at,
        "required",
        `There is no property "${name}".`,
        suggest(name, Object.keys(properties)) ?? "Describe it, or take it off the list.",
      )
    if (isObject(property) && property.default !== undefined)
      report(
        at,
        "required-default",
        `"${name}" is required and has a default, which then never counts.`,
        "Take away one of the two.",
      )
  }
  for (const name of Object.keys(properties).filter((name) => name in Object.prototype))
    report(
      formatPointer(pointer, "properties", name),
      "property-name",
      `Every object in JavaScript has "${name}" already.`,
      "Choose another name.",
    )
  const saysRest = schema.additionalProperties !== undefined || schema.unevaluatedProperties !== undefined
  if (!isFullDialect && isWhole && schema.properties !== undefined && !saysRest && !isBuiltOn(site))
    report(
      pointer,
      "open-object",
      "The object does not say whether other properties may be in it.",
      `Add "additionalProperties": false; true for answers that may grow.`,
    )
  if (schema.then !== undefined || schema.else !== undefined || schema.if !== undefined) lintCondition(schema, site)
}

function lintCondition(schema: JsonObject, { pointer, report }: Site): void {
  if (schema.if === undefined)
    report(pointer, "condition", `"then" or "else" has no "if".`, `Add the "if", or take them away.`)
  else if (schema.then === undefined && schema.else === undefined)
    report(pointer, "condition", `"if" has neither "then" nor "else".`, "Say what follows from it, or take it away.")
}

/**
 * True if another schema extends this schema. The other schema then determines which additional properties are allowed.
 */
function isBuiltOn({ schemas, path, pointer }: Site): boolean {
  return basesIn(schemas).has(`${path}#${pointer}`)
}

const bases = new WeakMap<Schemas, ReadonlySet<string>>()

function basesIn(schemas: Schemas): ReadonlySet<string> {
  const known = bases.get(schemas)
  if (known) return known
  const refs = new Set<string>()
  for (const { path, schema } of schemas.files.values()) collectBases(schema, path, refs)
  bases.set(schemas, refs)
  return refs
}

function collectBases(schema: Json, path: string, refs: Set<string>): void {
  if (isList(schema)) for (const entry of schema) collectBases(entry, path, refs)
  if (!isObject(schema)) return
  for (const part of toList(schema.allOf)) {
    const ref = isObject(part) ? toStringOrUndefined(part.$ref) : undefined
    if (ref === undefined) continue
    const target = resolveRef(ref, path)
    refs.add(`${target.path}#${target.pointer}`)
  }
  for (const value of Object.values(schema)) collectBases(value, path, refs)
}
