import { entriesOf, isObject, isSame, type Json, listOf, pointerTo, stringsOf } from "../json.ts"
import type { Place } from "./list-changes.ts"
import { shorten } from "./messages.ts"

/** Keywords that inform people and tools, and accept or refuse nothing. */
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

/** What changed for people and tools around the documents, though not in what the documents may be. */
export function listAnnotations(place: Place): void {
  const { old, new: later, pointer, name, report } = place
  if (!isSame(old.default, later.default))
    report(
      "default-changed",
      pointerTo(pointer, "default"),
      `${name}: the default was ${shorten(old.default)} and is ${shorten(later.default)}.`,
    )
  if ((old.deprecated === true) !== (later.deprecated === true)) listDeprecation(place)
  const own = new Set([...Object.keys(old), ...Object.keys(later)])
  for (const keyword of own) {
    const isWord = DESCRIPTIONS.includes(keyword) || keyword.startsWith("x-")
    if (isWord && keyword !== "x-renamedFrom" && !isSame(old[keyword], later[keyword])) listWord(place, keyword)
  }
}

function listDeprecation({ new: later, pointer, name, report }: Place): void {
  const at = pointerTo(pointer, "deprecated")
  if (later.deprecated === true) report("deprecated", at, `${name} is deprecated.`)
  else report("annotation-changed", at, `${name} is no longer deprecated.`)
}

const CMS_NAMES = new Set(["x-cms-name", "x-cms-values", "x-cms-numbered"])

function listWord(place: Place, keyword: string): void {
  const { old, new: later, pointer, name, report } = place
  const at = pointerTo(pointer, keyword)
  if (keyword === "x-block") listBlock(place)
  else if (CMS_NAMES.has(keyword))
    report(
      "cms-name-changed",
      at,
      `${name}: "${keyword}" was ${shorten(old[keyword])} and is ${shorten(later[keyword])}, so content stored under the old spelling is not found.`,
    )
  else report("annotation-changed", at, `${name}: "${keyword}" changed.`)
}

function listBlock({ old, new: later, pointer, report }: Place): void {
  const [before, after] = [old["x-block"], later["x-block"]]
  const value = (block: Json | undefined, key: string) => (isObject(block) ? block[key] : undefined)
  const at = (key: string) => pointerTo(pointer, "x-block", key)
  const [oldAreas, newAreas] = [stringsOf(value(before, "area")), stringsOf(value(after, "area"))]
  const lost = oldAreas.filter((area) => !newAreas.includes(area))
  const gained = newAreas.filter((area) => !oldAreas.includes(area))
  if (lost.length > 0) report("area-narrowed", at("area"), `The block may no longer stand in ${lost.join(" or ")}.`)
  if (gained.length > 0) report("area-widened", at("area"), `The block may now stand in ${gained.join(" and ")} too.`)
  for (const [slot, own] of entriesOf(value(before, "slots"))) {
    const now = isObject(value(after, "slots")) ? (value(after, "slots") as { [key: string]: Json })[slot] : undefined
    const missing = listOf(value(own, "allow")).filter((block) => !listOf(value(now, "allow")).includes(block))
    if (missing.length > 0)
      report("slot-narrowed", at("slots"), `The slot ${slot} no longer takes ${missing.join(", ")}.`)
  }
  if (!isSame(value(before, "data"), value(after, "data")))
    report("data-changed", at("data"), "The data that the block loads changed.")
  const others = new Set([...Object.keys(isObject(before) ? before : {}), ...Object.keys(isObject(after) ? after : {})])
  for (const key of others)
    if (!["area", "slots", "data"].includes(key) && !isSame(value(before, key), value(after, key)))
      report(
        "annotation-changed",
        at(key),
        `The block's "${key}" was ${shorten(value(before, key))} and is ${shorten(value(after, key))}.`,
      )
}
