import { toSentenceCase } from "../names.ts"
import { isObject, type Json, type JsonObject, toEntries, toStringOrUndefined } from "./json.ts"
import type { Site } from "./lint-site.ts"
import { findTarget, formatPointer, resolveRef } from "./refs.ts"

/**
 * Reports block properties that have no description. Constants, and properties whose name ends with the name of their
 * type, such as `heroLink`, need no description.
 */
export function lintDescriptions(schema: JsonObject, site: Site): void {
  if (!site.path.startsWith("blocks/") || site.isPart || site.isFullDialect) return
  for (const [name, property] of toEntries(schema.properties)) {
    if (!isObject(property) || toStringOrUndefined(property.description) !== undefined) continue
    if (property.const !== undefined || saysItAll(name, property, site)) continue
    site.report(
      formatPointer(site.pointer, "properties", name),
      "undescribed",
      `Editors cannot know what "${name}" is for.`,
      `Add a "description" of one sentence that says more than "${toSentenceCase(name)}".`,
    )
  }
}

function saysItAll(name: string, property: JsonObject, { schemas, path }: Site): boolean {
  const target = typeof property.$ref === "string" ? findTarget(schemas, resolveRef(property.$ref, path)) : undefined
  const kind = lastWord(toStringOrUndefined(target?.["x-field"] as Json) ?? "")
  return kind !== "" && lastWord(name) === kind
}

function lastWord(name: string): string {
  return toSentenceCase(name).split(" ").at(-1)?.toLowerCase() ?? ""
}
