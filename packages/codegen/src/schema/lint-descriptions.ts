import { sentenceCase } from "../names.ts"
import { entriesOf, isObject, type Json, type JsonObject, stringOf } from "./json.ts"
import type { Site } from "./lint-site.ts"
import { findTarget, pointerTo, resolveRef } from "./refs.ts"

/**
 * What an editor fills in is described, unless its name and kind say it all: a field whose name ends with its kind,
 * as `image` and `heroLink` do. What the block loads by itself is nobody's to fill in.
 */
export function lintDescriptions(schema: JsonObject, site: Site): void {
  if (!site.path.startsWith("blocks/") || site.isPart || site.isFullDialect) return
  for (const [name, property] of entriesOf(schema.properties)) {
    if (!isObject(property) || stringOf(property.description) !== undefined) continue
    if (property["x-loaded"] === true || property.const !== undefined || saysItAll(name, property, site)) continue
    site.report(
      pointerTo(site.pointer, "properties", name),
      "undescribed",
      `Editors are not told what "${name}" is for.`,
      `Add a "description" of one sentence that says more than "${sentenceCase(name)}".`,
    )
  }
}

function saysItAll(name: string, property: JsonObject, { schemas, path }: Site): boolean {
  const target = typeof property.$ref === "string" ? findTarget(schemas, resolveRef(property.$ref, path)) : undefined
  const kind = lastWord(stringOf(target?.["x-field"] as Json) ?? "")
  return kind !== "" && lastWord(name) === kind
}

function lastWord(name: string): string {
  return sentenceCase(name).split(" ").at(-1)?.toLowerCase() ?? ""
}
