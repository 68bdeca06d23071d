import { formatPointer, isList, isSame, type Json, toStrings } from "../json.ts"
import type { Place } from "./list-changes.ts"
import { formatShort } from "./messages.ts"

/** Lists changes of the type of a value and of its choices. */
export function listValues(place: Place): void {
  listTypes(place)
  listChoices(place)
  for (const keyword of ["pattern", "format"] as const) listText(place, keyword)
}

function listTypes({ old, new: later, pointer, name, report }: Place): void {
  const [before, after] = [getTypes(old.type), getTypes(later.type)]
  const lost = before.filter((type) => !after.includes(type))
  const gained = after.filter((type) => !before.includes(type))
  const at = formatPointer(pointer, "type")
  const message = `${name}: the type was ${formatTypes(old.type)} and is ${formatTypes(later.type)}.`
  if (lost.length > 0 && gained.length > 0) report("type-changed", at, message)
  else if (lost.length > 0) report("type-narrowed", at, message)
  else if (gained.length > 0) report("type-widened", at, message)
}

const ALL_TYPES = ["null", "boolean", "integer", "fraction", "string", "array", "object"]

function getTypes(type: Json | undefined): readonly string[] {
  if (type === undefined) return ALL_TYPES
  const names = typeof type === "string" ? [type] : toStrings(type)
  return [...new Set(names.flatMap((name) => (name === "number" ? ["integer", "fraction"] : [name])))]
}

function formatTypes(type: Json | undefined): string {
  if (type === undefined) return "any"
  return typeof type === "string" ? type : toStrings(type).join(" or ")
}

function listChoices({ old, new: later, pointer, name, report }: Place): void {
  if (old.const !== undefined && later.const !== undefined) {
    if (!isSame(old.const, later.const))
      report(
        "const-changed",
        formatPointer(pointer, "const"),
        `${name}: the value was ${formatShort(old.const)} and is ${formatShort(later.const)}.`,
      )
    if (!isList(old.enum) && !isList(later.enum)) return
  }
  const [before, after] = [getChoices(old), getChoices(later)]
  const at = formatPointer(pointer, later.const === undefined ? "enum" : "const")
  if (before === null && after === null) return
  if (before === null) report("enum-value-removed", at, `${name}: only ${after?.map(formatShort).join(", ")} fit now.`)
  else if (after === null) report("enum-value-added", at, `${name}: values beyond the listed ones fit now.`)
  else {
    for (const value of before.filter((value) => !after.some((other) => isSame(value, other))))
      report("enum-value-removed", at, `${name}: ${formatShort(value)} is no choice any more.`)
    const isExhaustive = old["x-exhaustive"] === true || later["x-exhaustive"] === true
    for (const value of after.filter((value) => !before.some((other) => isSame(value, other))))
      report(
        isExhaustive ? "exhaustive-value-added" : "enum-value-added",
        at,
        `${name}: ${formatShort(value)} is a new choice.`,
      )
  }
}

function getChoices({ enum: values, const: value }: { readonly [key: string]: Json }): readonly Json[] | null {
  if (isList(values)) return values
  return value === undefined ? null : [value]
}

function listText({ old, new: later, pointer, name, report }: Place, keyword: "pattern" | "format"): void {
  const [before, after] = [old[keyword], later[keyword]]
  if (isSame(before, after)) return
  const at = formatPointer(pointer, keyword)
  if (before === undefined)
    report(`${keyword}-added`, at, `${name}: texts must have the ${keyword} ${formatShort(after)} now.`)
  else if (after === undefined)
    report(`${keyword}-removed`, at, `${name}: the ${keyword} ${formatShort(before)} is gone.`)
  else
    report(`${keyword}-changed`, at, `${name}: the ${keyword} was ${formatShort(before)} and is ${formatShort(after)}.`)
}
