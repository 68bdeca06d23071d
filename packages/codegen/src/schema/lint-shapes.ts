import { ANNOTATION_SHAPES } from "./annotation-shapes.ts"
import type { Json, JsonObject } from "./json.ts"
import { KEYWORD_SHAPES } from "./keyword-shapes.ts"
import type { Site } from "./lint-site.ts"
import { formatPointer } from "./refs.ts"
import { findMisfit, type Shape } from "./shape.ts"
import { suggest } from "./suggest.ts"

const SEEN_ELSEWHERE = new Set([
  "$schema",
  "$id",
  "$ref",
  "type",
  "enum",
  "const",
  "pattern",
  "format",
  "discriminator",
])

const OPENING = new Set(["title", "description"])

export function lintKeywordValues(schema: JsonObject, site: Site): void {
  for (const [keyword, value] of Object.entries(schema)) {
    const shape = Object.hasOwn(KEYWORD_SHAPES, keyword) ? KEYWORD_SHAPES[keyword] : undefined
    const isSeen = SEEN_ELSEWHERE.has(keyword) || (site.pointer === "" && OPENING.has(keyword))
    if (shape !== undefined && !isSeen) lintShape(keyword, shape, value, "keyword-value", site)
  }
}

export function lintAnnotations(schema: JsonObject, site: Site): void {
  if (site.isFullDialect) return
  for (const [name, value] of Object.entries(schema)) {
    if (!name.startsWith("x-")) continue
    const shape = Object.hasOwn(ANNOTATION_SHAPES, name) ? ANNOTATION_SHAPES[name] : undefined
    if (shape !== undefined) lintShape(name, shape, value, "annotation", site)
    else reportUnknown(name, site)
  }
}

function lintShape(keyword: string, shape: Shape, value: Json, rule: string, { pointer, report }: Site): void {
  const misfit = findMisfit(shape, value, formatPointer(pointer, keyword))
  if (misfit !== null) report(misfit.pointer, rule, misfit.message, misfit.cure)
}

function reportUnknown(name: string, { pointer, report }: Site): void {
  report(
    formatPointer(pointer, name),
    "unknown-annotation",
    `Nothing reads "${name}".`,
    suggest(name, Object.keys(ANNOTATION_SHAPES)) ?? "Take it away; a remark is a $comment.",
  )
}
