import { isList, isSame, type Json, pointerTo, stringsOf } from "../json.ts"
import type { Place } from "./list-changes.ts"
import { shorten } from "./messages.ts"

/** What changed about the kind of value and its choices. */
export function listValues(place: Place): void {
  listTypes(place)
  listChoices(place)
  for (const keyword of ["pattern", "format"] as const) listText(place, keyword)
}

function listTypes({ old, new: later, pointer, name, report }: Place): void {
  const [before, after] = [typesOf(old.type), typesOf(later.type)]
  const lost = before.filter((type) => !after.includes(type))
  const gained = after.filter((type) => !before.includes(type))
  const at = pointerTo(pointer, "type")
  const message = `${name}: the type was ${typeText(old.type)} and is ${typeText(later.type)}.`
  if (lost.length > 0 && gained.length > 0) report("type-changed", at, message)
  else if (lost.length > 0) report("type-narrowed", at, message)
  else if (gained.length > 0) report("type-widened", at, message)
}

const ALL_TYPES = ["null", "boolean", "integer", "fraction", "string", "array", "object"]

function typesOf(type: Json | undefined): readonly string[] {
  if (type === undefined) return ALL_TYPES
  const names = typeof type === "string" ? [type] : stringsOf(type)
  return [...new Set(names.flatMap((name) => (name === "number" ? ["integer", "fraction"] : [name])))]
}

function typeText(type: Json | undefined): string {
  if (type === undefined) return "any"
  return typeof type === "string" ? type : stringsOf(type).join(" or ")
}

function listChoices({ old, new: later, pointer, name, report }: Place): void {
  if (old.const !== undefined && later.const !== undefined) {
    if (!isSame(old.const, later.const))
      report(
        "const-changed",
        pointerTo(pointer, "const"),
        `${name}: the value was ${shorten(old.const)} and is ${shorten(later.const)}.`,
      )
    if (!isList(old.enum) && !isList(later.enum)) return
  }
  const [before, after] = [choicesOf(old), choicesOf(later)]
  const at = pointerTo(pointer, later.const === undefined ? "enum" : "const")
  if (before === null && after === null) return
  if (before === null) report("enum-value-removed", at, `${name}: only ${after?.map(shorten).join(", ")} fit now.`)
  else if (after === null) report("enum-value-added", at, `${name}: values beyond the listed ones fit now.`)
  else {
    for (const value of before.filter((value) => !after.some((other) => isSame(value, other))))
      report("enum-value-removed", at, `${name}: ${shorten(value)} is no choice any more.`)
    const isExhaustive = old["x-exhaustive"] === true || later["x-exhaustive"] === true
    for (const value of after.filter((value) => !before.some((other) => isSame(value, other))))
      report(
        isExhaustive ? "exhaustive-value-added" : "enum-value-added",
        at,
        `${name}: ${shorten(value)} is a new choice.`,
      )
  }
}

function choicesOf({ enum: values, const: value }: { readonly [key: string]: Json }): readonly Json[] | null {
  if (isList(values)) return values
  return value === undefined ? null : [value]
}

function listText({ old, new: later, pointer, name, report }: Place, keyword: "pattern" | "format"): void {
  const [before, after] = [old[keyword], later[keyword]]
  if (isSame(before, after)) return
  const at = pointerTo(pointer, keyword)
  if (before === undefined)
    report(`${keyword}-added`, at, `${name}: texts must have the ${keyword} ${shorten(after)} now.`)
  else if (after === undefined) report(`${keyword}-removed`, at, `${name}: the ${keyword} ${shorten(before)} is gone.`)
  else report(`${keyword}-changed`, at, `${name}: the ${keyword} was ${shorten(before)} and is ${shorten(after)}.`)
}
