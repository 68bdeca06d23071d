import { formatPointer, isList, isSame, type Json, toStrings } from "../json.ts"
import type { Place } from "./list-changes.ts"
import { formatShort } from "./messages.ts"

export function listValues(place: Place): void {
  listTypes(place)
  listChoices(place)
  for (const keyword of ["pattern", "format"] as const) listText(place, keyword)
}

function listTypes({ old, new: later, pointer, name, report }: Place): void {
  const [oldTypes, newTypes] = [getTypes(old.type), getTypes(later.type)]
  const lost = oldTypes.filter((type) => !newTypes.includes(type))
  const gained = newTypes.filter((type) => !oldTypes.includes(type))
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
  const [oldChoices, newChoices] = [getChoices(old), getChoices(later)]
  const at = formatPointer(pointer, later.const === undefined ? "enum" : "const")
  if (oldChoices === null && newChoices === null) return
  if (oldChoices === null)
    report("enum-value-removed", at, `${name}: only ${newChoices?.map(formatShort).join(", ")} fit now.`)
  else if (newChoices === null) report("enum-value-added", at, `${name}: values beyond the listed ones fit now.`)
  else {
    for (const value of oldChoices.filter((value) => !newChoices.some((other) => isSame(value, other))))
      report("enum-value-removed", at, `${name}: ${formatShort(value)} is no choice any more.`)
    const isExhaustive = old["x-exhaustive"] === true || later["x-exhaustive"] === true
    for (const value of newChoices.filter((value) => !oldChoices.some((other) => isSame(value, other))))
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
  const [oldValue, newValue] = [old[keyword], later[keyword]]
  if (isSame(oldValue, newValue)) return
  const at = formatPointer(pointer, keyword)
  if (oldValue === undefined)
    report(`${keyword}-added`, at, `${name}: texts must have the ${keyword} ${formatShort(newValue)} now.`)
  else if (newValue === undefined)
    report(`${keyword}-removed`, at, `${name}: the ${keyword} ${formatShort(oldValue)} is gone.`)
  else
    report(
      `${keyword}-changed`,
      at,
      `${name}: the ${keyword} was ${formatShort(oldValue)} and is ${formatShort(newValue)}.`,
    )
}
