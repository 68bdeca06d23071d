import { formatPointer, isObject, isSame, type Json, toEntries, toList, toStrings } from "../json.ts"
import type { Place } from "./list-changes.ts"
import { formatShort } from "./messages.ts"

const DESCRIPTIONS = [
  "title",
  "description",
  "$comment",
  "examples",
  "readOnly",
  "writeOnly",
  "contentMediaType",
  "contentEncoding",
]

export function listAnnotations(place: Place): void {
  const { old, new: later, pointer, name, report } = place
  if (!isSame(old.default, later.default))
    report(
      "default-changed",
      formatPointer(pointer, "default"),
      `${name}: the default was ${formatShort(old.default)} and is ${formatShort(later.default)}.`,
    )
  if ((old.deprecated === true) !== (later.deprecated === true)) listDeprecation(place)
  const keywords = new Set([...Object.keys(old), ...Object.keys(later)])
  for (const keyword of keywords) {
    const isWord = DESCRIPTIONS.includes(keyword) || keyword.startsWith("x-")
    if (isWord && keyword !== "x-renamedFrom" && !isSame(old[keyword], later[keyword])) listWord(place, keyword)
  }
}

function listDeprecation({ new: later, pointer, name, report }: Place): void {
  const toPointer = formatPointer(pointer, "deprecated")
  if (later.deprecated === true) report("deprecated", toPointer, `${name} is deprecated.`)
  else report("annotation-changed", toPointer, `${name} is no longer deprecated.`)
}

const CMS_NAMES = new Set(["x-cms-name", "x-cms-values", "x-cms-numbered"])

function listWord(place: Place, keyword: string): void {
  const { old, new: later, pointer, name, report } = place
  const toPointer = formatPointer(pointer, keyword)
  if (keyword === "x-block") listBlock(place)
  else if (CMS_NAMES.has(keyword))
    report(
      "cms-name-changed",
      toPointer,
      `${name}: "${keyword}" was ${formatShort(old[keyword])} and is ${formatShort(later[keyword])}, so content stored under the old spelling is not found.`,
    )
  else report("annotation-changed", toPointer, `${name}: "${keyword}" changed.`)
}

function listBlock({ old, new: later, pointer, report }: Place): void {
  const [oldBlock, newBlock] = [old["x-block"], later["x-block"]]
  const getValue = (block: Json | undefined, key: string) => (isObject(block) ? block[key] : undefined)
  const toPointer = (key: string) => formatPointer(pointer, "x-block", key)
  const [oldAreas, newAreas] = [toStrings(getValue(oldBlock, "area")), toStrings(getValue(newBlock, "area"))]
  const lost = oldAreas.filter((area) => !newAreas.includes(area))
  const gained = newAreas.filter((area) => !oldAreas.includes(area))
  if (lost.length > 0)
    report("area-narrowed", toPointer("area"), `The block may no longer stand in ${lost.join(" or ")}.`)
  if (gained.length > 0)
    report("area-widened", toPointer("area"), `The block may now stand in ${gained.join(" and ")} too.`)
  for (const [placeholder, oldPlaceholder] of toEntries(getValue(oldBlock, "placeholders"))) {
    const newPlaceholder = isObject(getValue(newBlock, "placeholders"))
      ? (getValue(newBlock, "placeholders") as { [key: string]: Json })[placeholder]
      : undefined
    const missing = toList(getValue(oldPlaceholder, "allow")).filter(
      (block) => !toList(getValue(newPlaceholder, "allow")).includes(block),
    )
    if (missing.length > 0)
      report(
        "placeholder-narrowed",
        toPointer("placeholders"),
        `The placeholder ${placeholder} no longer takes ${missing.join(", ")}.`,
      )
  }
  if (!isSame(getValue(oldBlock, "data"), getValue(newBlock, "data")))
    report("data-changed", toPointer("data"), "The data that the block loads changed.")
  const others = new Set([
    ...Object.keys(isObject(oldBlock) ? oldBlock : {}),
    ...Object.keys(isObject(newBlock) ? newBlock : {}),
  ])
  for (const key of others)
    if (!["area", "placeholders", "data"].includes(key) && !isSame(getValue(oldBlock, key), getValue(newBlock, key)))
      report(
        "annotation-changed",
        toPointer(key),
        `The block's "${key}" was ${formatShort(getValue(oldBlock, key))} and is ${formatShort(getValue(newBlock, key))}.`,
      )
}
