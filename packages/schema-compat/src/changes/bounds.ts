import { formatPointer, isSame, type Json } from "../json.ts"
import type { Place } from "./list-changes.ts"
import { formatShort } from "./messages.ts"

const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties", "minContains"]
const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties", "maxContains"]
const STEPS = ["multipleOf", "uniqueItems"]

export function listBounds({ old, new: later, pointer, name, report }: Place): void {
  for (const keyword of [...LOWER, ...UPPER, ...STEPS]) {
    const [oldBound, newBound] = [old[keyword], later[keyword]]
    if (isSame(oldBound, newBound)) continue
    const rule = getRule(keyword, oldBound, newBound)
    report(
      rule,
      formatPointer(pointer, keyword),
      `${name}: "${keyword}" was ${formatShort(oldBound)} and is ${formatShort(newBound)}.`,
    )
  }
}

function getRule(keyword: string, previous: Json | undefined, after: Json | undefined) {
  if (previous === undefined || previous === false) return "bound-tightened"
  if (after === undefined || after === false) return "bound-relaxed"
  if (typeof previous !== "number" || typeof after !== "number" || keyword === "multipleOf") return "bound-changed"
  return after > previous === LOWER.includes(keyword) ? "bound-tightened" : "bound-relaxed"
}
