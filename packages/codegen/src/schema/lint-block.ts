import { toUpperFirst } from "../names.ts"
import { choiceNames } from "./choice-names.ts"
import { isList, isObject, type JsonObject, toNumberOrUndefined, toStringOrUndefined, toStrings } from "./json.ts"
import type { Report } from "./lint-site.ts"
import type { Schemas } from "./read-schemas.ts"
import { formatPointer } from "./refs.ts"
import { suggest } from "./suggest.ts"

export function lintBlock(schema: JsonObject, schemas: Schemas, report: Report): void {
  lintMeta(schema, report)
  lintChoices(schema, schemas, report)
  if (schema.type !== "object" && schema.allOf === undefined)
    report("/type", "block", "A block is an object of fields.", `Write "type": "object".`)
  lintNames(schema, report)
  for (const [name, property] of getProperties(schema)) {
    const at = formatPointer("", "properties", name)
    lintNumbered(property, at, report)
    lintSpellings(property, at, report)
  }
}

function lintMeta(schema: JsonObject, report: Report): void {
  if (schema["x-block"] !== undefined) return
  report(
    "",
    "block",
    `The block has no "x-block".`,
    `Add "x-block": { "version": 1, "since": "0.1.0", "area": ["main"], "render": "server", "category": "Text" }.`,
  )
}

function lintChoices({ "x-block": block }: JsonObject, schemas: Schemas, report: Report): void {
  if (!isObject(block) || !isObject(block.choices)) return
  const path = toStringOrUndefined(block.choicesOf)
  const documents = schemas.files.get(path ?? "")?.schema ?? null
  if (path !== undefined && documents === null)
    report(
      formatPointer("/x-block", "choicesOf"),
      "choices",
      `There is no schema ${path}.`,
      "Write its path below the schemas folder.",
    )
  for (const name of Object.keys(block.choices)) {
    if (choiceNames(name, documents).length > 0) continue
    report(
      formatPointer("/x-block/choices", name),
      "choices",
      `"${name}" stands for no field.`,
      `Name a schema with such facets as "choicesOf", and write {facet} or {range}.`,
    )
  }
}

function lintNames(schema: JsonObject, report: Report): void {
  const taken = new Map<string, string>()
  for (const [name, property] of getProperties(schema)) {
    if (property["x-cms-numbered"] !== undefined) continue
    const cmsName = toStringOrUndefined(property["x-cms-name"]) ?? toUpperFirst(name)
    const other = taken.get(cmsName)
    if (other !== undefined)
      report(
        formatPointer("", "properties", name),
        "cms-name",
        `"${name}" and "${other}" are both called "${cmsName}" in the content platform.`,
        `Give one of them a separate "x-cms-name".`,
      )
    taken.set(cmsName, name)
  }
}

function lintNumbered(property: JsonObject, at: string, report: Report): void {
  const numbered = property["x-cms-numbered"]
  if (numbered === undefined) return
  const here = formatPointer(at, "x-cms-numbered")
  if (!isObject(numbered) || !isObject(property.items)) {
    report(
      here,
      "cms-numbered",
      "Only a list of objects can be stored in numbered fields.",
      `Write { "label": "Label{n}" } next to "items".`,
    )
    return
  }
  if (toNumberOrUndefined(property.maxItems) === undefined)
    report(at, "cms-numbered", "It is not said how many numbered fields there are.", `Add "maxItems".`)
  const parts = getProperties(property.items).map(([name]) => name)
  for (const [part, name] of Object.entries(numbered)) {
    if (!parts.includes(part))
      report(
        formatPointer(here, part),
        "cms-numbered",
        `The entries have no property "${part}".`,
        suggest(part, parts) ?? "Take it away.",
      )
    if (!toStringOrUndefined(name)?.includes("{n}"))
      report(
        formatPointer(here, part),
        "cms-numbered",
        `The name of "${part}" has no place for its number.`,
        `Write it as "Label{n}".`,
      )
  }
  for (const part of parts.filter((part) => !(part in numbered)))
    report(
      here,
      "cms-numbered",
      `"${part}" has no name in the content platform.`,
      `Add "${part}": "${toUpperFirst(part)}{n}".`,
    )
}

function lintSpellings(property: JsonObject, at: string, report: Report): void {
  const spellings = property["x-cms-values"]
  if (spellings === undefined) return
  const here = formatPointer(at, "x-cms-values")
  if (!isObject(spellings) || !isList(property.enum)) {
    report(here, "cms-values", "Spellings need choices that they stand for.", `Use it next to "enum".`)
    return
  }
  for (const [spelling, value] of Object.entries(spellings)) {
    if (spelling !== spelling.toLowerCase())
      report(
        formatPointer(here, spelling),
        "cms-values",
        `"${spelling}" is never met: spellings are compared in lower case.`,
        `Write "${spelling.toLowerCase()}".`,
      )
    if (!property.enum.includes(value))
      report(
        formatPointer(here, spelling),
        "cms-values",
        `${JSON.stringify(value)} is not one of the choices.`,
        suggest(String(value), toStrings(property.enum)) ?? `Use one of "enum".`,
      )
  }
}

function getProperties(schema: JsonObject): [string, JsonObject][] {
  if (!isObject(schema.properties)) return []
  return Object.entries(schema.properties).flatMap(([name, property]) => (isObject(property) ? [[name, property]] : []))
}
