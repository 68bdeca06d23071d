import type { CheckedState } from "../checkbox/use-checked.ts"

/** From so many values on there is a search box. Spec 2 §2.1. */
export const SEARCH_FROM = 10

/** One value of a facet. No two of a facet are the same, at whatever level. */
export interface FacetValue {
  readonly value: string
  readonly label: string
  /** How many there are. */
  readonly count?: number
  readonly children?: readonly FacetValue[]
  /** Name under which a form sends it, when that is not the list's. */
  readonly name?: string
  /** It cannot be chosen, because there is nothing of it. @default false */
  readonly isDisabled?: boolean
}

export type FacetValues = readonly FacetValue[]

/** What is chosen. A parent that is chosen alone stands for all of it; with children, for those. */
export type Chosen = readonly string[]

/** Whether a value is ticked: a parent is mixed while some of its children are. */
export function getFacetState(node: FacetValue, chosen: Chosen): CheckedState {
  const below = listDescendants(node)
  const count = below.filter(({ value }) => chosen.includes(value)).length
  if (count === 0) return chosen.includes(node.value)
  return count === below.length ? true : "mixed"
}

/**
 * What is chosen after a press on a value. One that is added takes its parents along, one that is removed its children
 * too (spec 2 §4); one that was mixed is chosen as a whole.
 */
export function toggleFacet(values: FacetValues, chosen: Chosen, value: string): Chosen {
  const path = findPath(values, value)
  const node = path.at(-1)
  if (!node) return chosen
  const below = new Set(listDescendants(node).map((one) => one.value))
  const others = chosen.filter((one) => !below.has(one))
  if (getFacetState(node, chosen) === true) return others.filter((one) => one !== value)
  return [...new Set([...others, ...path.map((one) => one.value)])]
}

/** Without what nobody can have chosen: children of parents that are not. */
export function removeFacet(values: FacetValues, chosen: Chosen, value: string): Chosen {
  const node = findPath(values, value).at(-1)
  const gone = new Set([value, ...(node ? listDescendants(node).map((one) => one.value) : [])])
  return chosen.filter((one) => !gone.has(one))
}

export interface Found {
  /** What is shown: what fits, with its parents and its children. */
  readonly shown: ReadonlySet<string>
  /** How many fit themselves. */
  readonly count: number
}

/** What fits what was typed, whatever its accents and its case. */
export function searchFacet(values: FacetValues, typed: string): Found {
  const wanted = toPlainText(typed)
  const shown = new Set<string>()
  let count = 0

  function addMatches(node: FacetValue, isInside: boolean): boolean {
    const fits = toPlainText(node.label).includes(wanted)
    if (fits) count += 1
    const isBelow = (node.children ?? []).map((child) => addMatches(child, isInside || fits)).includes(true)
    if (fits || isBelow || isInside) shown.add(node.value)
    return fits || isBelow
  }
  for (const node of values) addMatches(node, false)
  return { shown, count }
}

function toPlainText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim()
}

function listDescendants(node: FacetValue): FacetValues {
  return (node.children ?? []).flatMap((child) => [child, ...listDescendants(child)])
}

function findPath(values: FacetValues, value: string): FacetValues {
  for (const node of values) {
    if (node.value === value) return [node]
    const path = findPath(node.children ?? [], value)
    if (path.length > 0) return [node, ...path]
  }
  return []
}
