import { formatPointer, isObject, isSame, type Json, toEntries, toList } from "../json.ts"
import type { Place } from "./list-changes.ts"
import { listMap } from "./members.ts"

export function listBranches(place: Place): void {
  for (const keyword of ["oneOf", "anyOf"] as const)
    listAlternatives(place, keyword, { added: "branch-added", removed: "branch-removed" })
  listAlternatives(place, "allOf", { added: "part-added", removed: "part-removed" })
  for (const keyword of ["if", "then", "else", "not", "contains", "propertyNames"]) listCondition(place, keyword)
  for (const keyword of ["dependentRequired", "dependentSchemas", "dependencies"])
    listMap(place, keyword, "documents with")
}

interface Rules {
  readonly added: "branch-added" | "part-added"
  readonly removed: "branch-removed" | "part-removed"
}

function listAlternatives(place: Place, keyword: string, { added, removed }: Rules): void {
  const { old, new: later, pointer, name, report, compareInside } = place
  const [oldBranches, newBranches] = [[...toList(old[keyword]).entries()], [...toList(later[keyword]).entries()]]
  if (old[keyword] === undefined && later[keyword] === undefined) return
  if (removed === "branch-removed" && (old[keyword] === undefined || later[keyword] === undefined)) {
    const rule = old[keyword] === undefined ? "branch-removed" : "branch-added"
    report(
      rule,
      formatPointer(pointer, keyword),
      `${name}: "${keyword}" ${old[keyword] === undefined ? "is new" : "is gone"}.`,
    )
    return
  }
  const partners = matchBranches(oldBranches, newBranches, place)
  for (const [index, branch] of newBranches) {
    const at = formatPointer(pointer, keyword, index)
    const partner = partners.get(index)
    if (partner !== undefined)
      compareInside(toList(old[keyword])[partner], branch, at, `${formatBranch(branch, name, index)}`)
    else if (added === "branch-added" && later["x-exhaustive"] === true)
      report("exhaustive-value-added", at, `${name}: ${formatBranch(branch, name, index)} is a new alternative.`)
    else report(added, at, `${name}: ${formatBranch(branch, name, index)} is new.`)
  }
  const matched = new Set(partners.values())
  for (const [index, branch] of oldBranches)
    if (!matched.has(index))
      report(removed, formatPointer(pointer, keyword, index), `${name}: ${formatBranch(branch, name, index)} is gone.`)
}

type Entries = readonly (readonly [index: number, schema: Json])[]

function matchBranches(previous: Entries, after: Entries, { isSame: areSame }: Place): ReadonlyMap<number, number> {
  const partners = new Map<number, number>()
  const taken = new Set<number>()
  const pair = (fits: (old: Json, later: Json, from: number, to: number) => boolean) => {
    for (const [to, later] of after) {
      if (partners.has(to)) continue
      const match = previous.find(([from, old]) => !taken.has(from) && fits(old, later, from, to))
      if (match === undefined) continue
      partners.set(to, match[0])
      taken.add(match[0])
    }
  }
  pair((old, later) => areSame(old, later) && isSame(old, later))
  pair((old, later) => areSame(old, later))
  pair((old, later) => getName(old) !== undefined && getName(old) === getName(later))
  pair((old, later, from, to) => from === to && (getName(old) ?? getName(later)) === undefined)
  return partners
}

function getName(branch: Json): string | undefined {
  if (!isObject(branch)) return undefined
  if (typeof branch.$ref === "string") return branch.$ref
  const marked = toEntries(branch.properties).find(([, property]) => isObject(property) && property.const !== undefined)
  if (marked && isObject(marked[1])) return `${marked[0]} ${JSON.stringify(marked[1].const)}`
  return typeof branch.title === "string" ? branch.title : undefined
}

function formatBranch(branch: Json, name: string, index: number): string {
  return getName(branch) ?? `alternative ${index + 1} of ${name}`
}

function listCondition({ old, new: later, pointer, name, report, isSame: areSame }: Place, keyword: string): void {
  const [oldPart, newPart] = [old[keyword], later[keyword]]
  if (oldPart === undefined && newPart === undefined) return
  if (oldPart !== undefined && newPart !== undefined && areSame(oldPart, newPart)) return
  const at = formatPointer(pointer, keyword)
  if (oldPart === undefined && keyword !== "if") report("part-added", at, `${name}: "${keyword}" is new.`)
  else if (newPart === undefined && keyword !== "if") report("part-removed", at, `${name}: "${keyword}" is gone.`)
  else report("condition-changed", at, `${name}: "${keyword}" changed.`)
}
