import type { Facet } from "@forecourt/contracts/search"
import {
  type FilterQuery,
  isChosen,
  type ListChoice,
  parseQuery,
  setKeyphrase,
  toggleValue,
} from "@forecourt/filters-machine"
import { type Choices, type SiteContext, toChoicesQuery } from "@forecourt/renderer"
import { getMarket } from "../stock/market.ts"
import { applySearchWords, findValues, type WordLanguages } from "./apply-search-words.ts"
import { joinBudget, normalizeBudget } from "./budget.select.ts"
import type { ListResults } from "./car-list.types.ts"
import { getValueLabel } from "./facets.select.ts"
import { LIST_FIELDS } from "./list-fields.ts"
import type { ListStock } from "./list-search.ts"
import { getStockEnds, hasSpan, resolveSpans } from "./span.ts"

interface AddressOf {
  readonly site: Pick<SiteContext, "language" | "name" | "text">
  readonly stock: ListStock
  readonly signal: AbortSignal
}

/** The old field names that still occur in links. Spec 3 §9.2. */
const RENAMED: Readonly<Record<string, string>> = { car_vehicle_type: "car_vehicle_type_code" }

const VALUES = "values"

/**
 * Parses the filters in a URL. Values can be in any case and can be synonyms, and search words that name values become
 * filters. Spec 2 §2.1, §2.2.
 */
export async function readAddress(choices: Choices, { site, stock, signal }: AddressOf): Promise<ReadAddress> {
  const { [VALUES]: values = [], ...others } = choices
  const typed = normalizeBudget(parseQuery(toChoicesQuery(joinBudget(normalizeNames(others))), LIST_FIELDS), {
    monthly: stock.monthly ?? null,
    market: getMarket(site.name),
  })
  const hasValues = values.length > 0 || Object.keys(typed.lists).length > 0
  if (!hasValues && typed.keyphrase === "" && !hasSpan(typed)) return { query: typed, ends: {} }

  const facets = await findValues(stock, { signal })
  const resolved = resolveSpans(addValues(normalizeSpelling(facets, typed, site), values, facets), facets)
  const query = { ...applySearchWords(facets, resolved, getLanguages(site)), page: typed.page }
  return { query, ends: getStockEnds(query, facets) }
}

interface ReadAddress extends Required<Pick<ListResults, "ends">> {
  readonly query: FilterQuery
}

function getLanguages({ language, name }: AddressOf["site"]): WordLanguages {
  return { page: language, stock: getMarket(name).language }
}

function normalizeNames(choices: Choices): Choices {
  const named = Map.groupBy(Object.entries(choices), ([name]) => RENAMED[name] ?? name)
  return Object.fromEntries([...named].map(([name, same]) => [name, same.flatMap(([, values]) => values)]))
}

/** Replaces synonyms and other spellings with the spelling that the stock uses. */
function normalizeSpelling(facets: readonly Facet[], query: FilterQuery, site: AddressOf["site"]): FilterQuery {
  const lists = Object.entries(query.lists).map(([name, choices]) => {
    const values = facets.find((facet) => facet.name === name)?.value ?? []
    const spelled = choices.map((choice): ListChoice => {
      const value =
        findSpelling(values, choice.value) ??
        values.find((item) => isEqual(getValueLabel(name, item.text, site.text), choice.value))?.text ??
        findWord(facets, name, choice.value, getLanguages(site)) ??
        choice.value
      const below = values.find((item) => item.text === value)?.children ?? []
      return { ...choice, value, children: choice.children.map((child) => findSpelling(below, child) ?? child) }
    })
    return [name, spelled] as const
  })
  return { ...query, lists: Object.fromEntries(lists) }
}

function findWord(facets: readonly Facet[], name: string, word: string, languages: WordLanguages): string | undefined {
  const matching = facets.filter((facet) => facet.name === name)
  const { lists } = applySearchWords(matching, setKeyphrase(parseQuery("", LIST_FIELDS), word), languages)
  return lists[name]?.[0]?.value
}

/**
 * Adds the values in path segments to a query. Models are grouped under their makes, and segments that match no value
 * become search words.
 */
function addValues(query: FilterQuery, values: readonly string[], facets: readonly Facet[]): FilterQuery {
  const taken = new Set<string>()
  const tops = values.reduce((previous, value) => {
    // `polestar/2` is a model, although two may also be a number of seats.
    if (values.some((parent) => hasChild(parent, value, facets))) return previous
    const facet = facets.find(({ value: items }) => findSpelling(items, value) !== undefined)
    if (facet === undefined) return previous
    taken.add(value)
    return addChosen(previous, { field: facet.name, value: findSpelling(facet.value, value) ?? value })
  }, query)
  const all = values.reduce((previous, value) => {
    const [child] = taken.has(value) ? [] : findChildren(value, previous, facets)
    if (child === undefined) return previous
    taken.add(value)
    return addChosen(previous, child)
  }, tops)
  const words = values.filter((value) => !taken.has(value))
  return words.length === 0 ? all : setKeyphrase(all, [...words, all.keyphrase].join(" "))
}

function hasChild(parent: string, name: string, facets: readonly Facet[]): boolean {
  return facets.some(({ value: values }) =>
    values.some(({ text, children = [] }) => isEqual(text, parent) && findSpelling(children, name) !== undefined),
  )
}

function findChildren(name: string, query: FilterQuery, facets: readonly Facet[]) {
  return facets.flatMap(({ name: field, value: values }) =>
    values.flatMap(({ text: value, children = [] }) => {
      const child = findSpelling(children, name)
      return child !== undefined && isChosen(query, { field, value }) ? [{ field, value, child }] : []
    }),
  )
}

function addChosen(query: FilterQuery, value: Parameters<typeof toggleValue>[1]): FilterQuery {
  return isChosen(query, value) ? query : toggleValue(query, value)
}

function findSpelling(values: readonly { readonly text: string }[], value: string): string | undefined {
  return (values.find((item) => item.text === value) ?? values.find((item) => isEqual(item.text, value)))?.text
}

function isEqual(text: string, other: string): boolean {
  return text.toLowerCase() === other.toLowerCase()
}
