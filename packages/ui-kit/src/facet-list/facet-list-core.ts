import type { CheckedState } from "../checkbox/use-checked.ts"

/** The minimum number of values at which the search box is rendered. Spec 2 §2.1. */
export const SEARCH_FROM = 10

export interface FacetValue {
  readonly value: string
  readonly label: string
  /** The language of the label, if it differs from the language of the page. */
  readonly lang?: string
  /**
   * The code of the mark that is rendered before the label, for example the code of a colour. The code is passed to the
   * `renderMark` prop of the list.
   */
  readonly mark?: string
  /** The number of search results with this value. */
  readonly count?: number
  readonly children?: readonly FacetValue[]
  /** The name under which a form submits this value, if it differs from the name of the facet list. */
  readonly name?: string
  /** True to disable the value, for example because no search result has it. @default false */
  readonly isDisabled?: boolean
}

export type FacetValues = readonly FacetValue[]

/** The selected values. A selected parent without selected children represents all of its children. */
export type Chosen = readonly string[]

export function getFacetState(node: FacetValue, chosen: Chosen): CheckedState {
  const below = listDescendants(node)
  const count = below.filter(({ value }) => chosen.includes(value)).length
  if (count === 0) return chosen.includes(node.value)
  return count === below.length ? true : "mixed"
}

/**
 * Returns the selection after a value is toggled. Selecting a child also selects its parents, and deselecting a parent
 * also deselects its children (spec 2 §4).
 */
export function toggleFacet(values: FacetValues, chosen: Chosen, value: string): Chosen {
  const path = findPath(values, value)
  const node = path.at(-1)
  if (!node) return chosen
  const below = new Set(listDescendants(node).map((descendant) => descendant.value))
  const others = chosen.filter((item) => !below.has(item))
  if (getFacetState(node, chosen) === true) return others.filter((item) => item !== value)
  return [...new Set([...others, ...path.map((item) => item.value)])]
}

export function removeFacet(values: FacetValues, chosen: Chosen, value: string): Chosen {
  const node = findPath(values, value).at(-1)
  const gone = new Set([value, ...(node ? listDescendants(node).map((descendant) => descendant.value) : [])])
  return chosen.filter((item) => !gone.has(item))
}

export interface Found {
  /** The values to render: those that match the search, and the parents and children of these values. */
  readonly shown: ReadonlySet<string>
  /** The number of values that match the search, not counting their parents and children. */
  readonly count: number
}

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
