import { DIALECT } from "./dialect.ts"
import { isObject, type Json, type JsonObject, toEntries, toList, toStringOrUndefined } from "./json.ts"
import { lintBlock } from "./lint-block.ts"
import { lintDescriptions } from "./lint-descriptions.ts"
import { DICTIONARY, lintDictionary } from "./lint-dictionary.ts"
import { lintDigits, lintKeywords, lintRanges, lintTexts, lintType, lintValues } from "./lint-node.ts"
import { lintObject } from "./lint-object.ts"
import { lintChoices, lintRef } from "./lint-refs.ts"
import { lintAnnotations, lintKeywordValues } from "./lint-shapes.ts"
import { quoteJson, type Site } from "./lint-site.ts"
import { SUB_SCHEMAS } from "./places.ts"
import type { Problem } from "./problem.ts"
import type { SchemaFile, Schemas } from "./read-schemas.ts"
import { formatPointer } from "./refs.ts"

export function lintSchema(schemas: Schemas, file: SchemaFile): Problem[] {
  const problems: Problem[] = []
  const site = getSite(schemas, file, problems, false)
  lintFile(file, site)
  lint(file.schema, site)
  if (file.path.startsWith("blocks/")) lintBlock(file.schema, site.schemas, site.report)
  if (file.path === DICTIONARY) lintDictionary(file.schema, site.report)
  return problems
}

/** Checks single schemas without the rules for file names and titles, which apply only in a schemas folder. */
export function lintFullDialect(schemas: Schemas): Problem[] {
  const problems: Problem[] = []
  for (const file of schemas.files.values()) lint(file.schema, getSite(schemas, file, problems, true))
  return problems
}

function getSite(schemas: Schemas, { path }: SchemaFile, problems: Problem[], isFullDialect: boolean): Site {
  return {
    schemas,
    path,
    pointer: "",
    isPart: false,
    isFullDialect,
    report: (pointer, rule, message, cure) =>
      problems.push({ file: `${schemas.folder}/${path}`, pointer, rule, message, cure }),
  }
}

function lintFile({ schema, path }: SchemaFile, { report }: Site): void {
  if (schema.$schema !== DIALECT)
    report("/$schema", "dialect", "The schema does not name its dialect.", `Write "$schema": "${DIALECT}".`)
  if (schema.$id !== path)
    report("/$id", "id", `"$id" is ${quoteJson(schema.$id)}, but the file is ${path}.`, `Write "$id": "${path}".`)
  if (!/^[A-Z][A-Za-z0-9]*$/.test(toStringOrUndefined(schema.title) ?? ""))
    report("/title", "title", "The schema has no name for its type.", `Give it a "title" such as "HeroBanner".`)
  if (toStringOrUndefined(schema.description) === undefined)
    report("", "description", "The schema does not say what it describes.", `Add a "description" of one sentence.`)
}

function lint(schema: Json, site: Site): void {
  const { pointer, report } = site
  if (!isObject(schema)) {
    report(pointer, "boolean-schema", `The schema here is ${quoteJson(schema)}.`, `Write an object with a "type".`)
    return
  }
  lintKeywords(schema, site)
  lintKeywordValues(schema, site)
  lintAnnotations(schema, site)
  lintDescriptions(schema, site)
  lintType(schema, site)
  lintRef(schema, site)
  lintValues(schema, site)
  lintTexts(schema, site)
  lintRanges(schema, site)
  if (!site.isFullDialect && !isOfService(site)) lintDigits(schema, site)
  lintObject(schema, site)
  lintChoices(schema, site)
  lintInside(schema, site)
}

function isOfService({ path }: Site): boolean {
  return path.startsWith("services/")
}

const PART_KEYWORDS = new Set(["if", "then", "else"])
const SCHEMA_SWITCHES = new Set(["additionalProperties", "unevaluatedProperties"])

function lintInside(schema: JsonObject, site: Site): void {
  const isPart = site.isPart || schema.$ref !== undefined
  const go = (inner: Json, isInnerPart: boolean, ...steps: (string | number)[]) =>
    lint(inner, { ...site, pointer: formatPointer(site.pointer, ...steps), isPart: isInnerPart })

  for (const [name, property] of toEntries(schema.properties)) go(property, isPart, "properties", name)
  for (const [name, definition] of toEntries(schema.$defs)) go(definition, false, "$defs", name)
  for (const keyword of SUB_SCHEMAS) {
    const inner = schema[keyword]
    if (inner === undefined || (SCHEMA_SWITCHES.has(keyword) && typeof inner === "boolean")) continue
    go(inner, isPart || PART_KEYWORDS.has(keyword), keyword)
  }
  for (const [index, part] of toList(schema.allOf).entries()) go(part, true, "allOf", index)
  for (const [index, branch] of toList(schema.oneOf).entries()) go(branch, false, "oneOf", index)
}
