import { cutText } from "@forecourt/contracts/cut-text"
import type { Bounds, Chip, FilterFields, FilterQuery, ListChoice, Near, Range } from "./filters.types.ts"
import { listRanges } from "./query-address.ts"
import { EMPTY_QUERY, MAX_LENGTH, MAX_PAGES, normalizeChoices, normalizeKeyphrase, normalizeRange } from "./tidy.ts"

/**
 * A selected value of a field, such as the brand Volvo, optionally narrowed to one child value, such as the model XC60.
 */
export interface ChosenValue {
  readonly field: string
  readonly value: string
  readonly child?: string | null
}

/**
 * A selected value with its selected child values, such as a brand with some of its models. An empty list of child
 * values means that the whole value is selected.
 */
export type ChosenValues = Pick<ListChoice, "value" | "children">

/**
 * Returns true if a value is selected. A value also counts as selected if only some of its child values are selected.
 */
export function isChosen({ lists }: FilterQuery, { field, value, child }: ChosenValue): boolean {
  return (lists[field] ?? []).some(
    (item) => item.value === value && !item.isExcluded && (child == null || item.children.includes(child)),
  )
}

/**
 * Returns true if a value is excluded. A value does not count as excluded if only some of its child values are
 * excluded.
 */
export function isExcluded({ lists }: FilterQuery, { field, value, child }: ChosenValue): boolean {
  return (lists[field] ?? []).some(
    (item) =>
      item.value === value &&
      item.isExcluded &&
      (child == null ? item.children.length === 0 : item.children.length === 0 || item.children.includes(child)),
  )
}

/**
 * Selects a value, or deselects it if it is already selected. Deselecting a value also deselects its child values. Spec
 * 2 §4.
 */
export function toggleValue(query: FilterQuery, chosen: ChosenValue): FilterQuery {
  return isChosen(query, chosen)
    ? removeChoice(query, chosen, false)
    : addChoice(removeChoice(query, chosen, true), chosen, false)
}

/** Replaces the selected values of a field. The excluded values of the field are kept. */
export function setChoices(query: FilterQuery, field: string, choices: readonly ChosenValues[]): FilterQuery {
  const excluded = (query.lists[field] ?? []).filter((item) => item.isExcluded)
  const chosen = choices.map(({ value, children }) => ({ value, children, isExcluded: false }))
  return setFieldChoices(query, field, [...chosen, ...excluded])
}

/** Excludes a value, or removes the exclusion if the value is already excluded. */
export function excludeValue(query: FilterQuery, chosen: ChosenValue): FilterQuery {
  return isExcluded(query, chosen)
    ? removeChoice(query, chosen, true)
    : addChoice(removeChoice(query, chosen, false), chosen, true)
}

/**
 * Limits a field to a range and removes the field's selected values. A range that covers all of `bounds` removes the
 * limit. Spec 2 §4.
 */
export function setRange(query: FilterQuery, field: string, range: Range | null, bounds?: Bounds): FilterQuery {
  const { [field]: _range, ...others } = query.ranges
  const { [field]: _values, ...lists } = query.lists
  const tidy = range && normalizeRange(bounds ? openEnds(range, bounds) : range)
  return applyPart(query, { lists, ranges: tidy === null ? others : { ...others, [field]: tidy } })
}

/**
 * Removes each limit of the range that is at an end of the slider's scale. If cars outside the current scale are added
 * later, they are found as well.
 */
function openEnds({ min, max }: Range, bounds: Bounds): Range {
  return { min: min !== null && min <= bounds.min ? null : min, max: max !== null && max >= bounds.max ? null : max }
}

/** Limits the query to items near a place, or removes this limit if `near` is `null`. */
export function setNear(query: FilterQuery, near: Near | null): FilterQuery {
  return applyPart(query, { near })
}

/** Sets the key phrase, which is the text that the visitor searches for. */
export function setKeyphrase(query: FilterQuery, keyphrase: string): FilterQuery {
  return applyPart(query, { keyphrase: normalizeKeyphrase(keyphrase) })
}

/** Returns true if a key phrase is in quotation marks. The search then has to match all of its words. */
export function isQuoted(keyphrase: string): boolean {
  return /^["”“„«].*[\p{L}\p{N}].*["”“»]$/u.test(keyphrase)
}

/** Puts a key phrase in quotation marks. */
export function quoteKeyphrase(keyphrase: string): string {
  return `"${cutText(keyphrase, MAX_LENGTH - 2)}"`
}

/** Sets the sort order. `null` selects the list's default order. */
export function setSort(query: FilterQuery, sortName: string | null): FilterQuery {
  return applyPart(query, { sortName })
}

/** Shows one more page of items, up to the maximum number of pages. Spec 2 §2.1. */
export function showMore(query: FilterQuery): FilterQuery {
  return { ...query, page: Math.min(query.page + 1, MAX_PAGES) }
}

/** Removes all filters and the key phrase. The sort order and unknown URL parameters are kept. Spec 2 §4. */
export function clearQuery({ sortName, foreign }: FilterQuery): FilterQuery {
  return { ...EMPTY_QUERY, sortName, foreign }
}

/** Removes the active filter that a chip represents from a query. Spec 2 §4. */
export function removeChip(query: FilterQuery, chip: Chip): FilterQuery {
  if (chip.kind === "keyphrase") return setKeyphrase(query, "")
  if (chip.kind === "near") return setNear(query, null)
  return chip.kind === "range" ? setRange(query, chip.field, null) : removeChoice(query, chip, chip.isExcluded)
}

/** Adds the filters that chips represent to a query. A key phrase, a range or a place replaces the previous one. */
export function addChips(query: FilterQuery, chips: readonly Chip[]): FilterQuery {
  return chips.reduce(addChip, query)
}

function addChip(query: FilterQuery, chip: Chip): FilterQuery {
  if (chip.kind === "keyphrase") return setKeyphrase(query, chip.keyphrase)
  if (chip.kind === "range") return setRange(query, chip.field, chip)
  if (chip.kind === "near") return setNear(query, { place: chip.place, within: chip.within })
  if (chip.isExcluded) return isExcluded(query, chip) ? query : excludeValue(query, chip)
  return isChosen(query, chip) ? query : toggleValue(query, chip)
}

/**
 * Lists the active filters, including the key phrase, as chips that can be removed one by one. Selected values are in
 * the order of `fields`.
 */
export function listChips({ lists, ranges, near, keyphrase }: FilterQuery, fields: FilterFields): readonly Chip[] {
  return [
    ...(keyphrase === "" ? [] : [{ kind: "keyphrase", keyphrase } as const]),
    ...fields.lists.flatMap(({ name }) => (lists[name] ?? []).flatMap((choice) => getChoiceChips(name, choice))),
    ...listRanges(fields).flatMap((field) => {
      const range = ranges[field]
      return range === undefined ? [] : [{ kind: "range", field, ...range } as const]
    }),
    ...(near === null ? [] : [{ kind: "near", ...near } as const]),
  ]
}

function getChoiceChips(field: string, { value, children, isExcluded }: ListChoice): readonly Chip[] {
  const below = children.map((child) => ({ kind: "value", field, value, child, isExcluded }) as const)
  const whole = { kind: "value", field, value, child: null, isExcluded } as const
  return isExcluded && below.length > 0 ? below : [whole, ...below]
}

/** Counts the active filters. A range counts as one filter, and a key phrase is not counted. Spec 2 §2.1. */
export function countFilters(query: FilterQuery, fields: FilterFields): number {
  return listChips(query, fields).filter(({ kind }) => kind !== "keyphrase").length
}

/** Changes a part of a query and resets it to the first page. Spec 2 §2.1. */
function applyPart(query: FilterQuery, part: Partial<FilterQuery>): FilterQuery {
  return { ...query, ...part, page: EMPTY_QUERY.page }
}

function addChoice(query: FilterQuery, { field, value, child }: ChosenValue, isExcluded: boolean): FilterQuery {
  const choice = { value, children: child == null ? [] : [child], isExcluded }
  return setFieldChoices(query, field, [...(query.lists[field] ?? []), choice])
}

/**
 * Removes a value or a child value from the selected or excluded values of a field. If the last child value of a
 * selected value is removed, the whole value is selected. If the last child value of an excluded value is removed, the
 * value is no longer excluded.
 */
function removeChoice(query: FilterQuery, { field, value, child }: ChosenValue, isExcluded: boolean): FilterQuery {
  const choices = (query.lists[field] ?? []).flatMap((item) => {
    if (item.value !== value || item.isExcluded !== isExcluded) return [item]
    if (child == null) return []
    const children = item.children.filter((other) => other !== child)
    return isExcluded && children.length === 0 ? [] : [{ ...item, children }]
  })
  return setFieldChoices(query, field, choices)
}

function setFieldChoices(query: FilterQuery, field: string, choices: readonly ListChoice[]): FilterQuery {
  const { [field]: _, ...others } = query.lists
  const tidy = normalizeChoices(choices)
  return applyPart(query, { lists: tidy.length === 0 ? others : { ...others, [field]: tidy } })
}
