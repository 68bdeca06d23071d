import type { SearchFilter } from "@forecourt/contracts/search"
import {
  EMPTY_QUERY,
  type FilterQuery,
  type FiltersSnapshot,
  filtersMachine,
  getItems,
  getProgress,
  isOutdated,
  listChips,
  MAX_PAGES,
  PAGE_SIZE,
  type Place,
  parseQuery,
  quoteKeyphrase,
  type RelaxedResponse,
  setKeyphrase,
  toPorts,
} from "@forecourt/filters-machine"
import { useFlow } from "@forecourt/flow-kit/use-flow"
import { type RefObject, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react"
import { type Actor, createActor, waitFor } from "xstate"
import { pushAddress, useFollowedAddress } from "../address/follow-address.ts"
import type { Market } from "../stock/market.ts"
import type { MonthlyKind } from "../stock/monthly-costs.ts"
import type { WordLanguages } from "./apply-search-words.ts"
import { createCachedSearch } from "./cached-search.ts"
import { getFirstState } from "./car-list.rules.ts"
import type { ListSituation } from "./car-list.select.ts"
import type { CarListActions, FoundCars, ListState } from "./car-list.types.ts"
import { CarSearchContext } from "./car-search.ts"
import { getChipKey } from "./chip-key.ts"
import { listAddress } from "./chosen.select.ts"
import { listChoices } from "./facets.select.ts"
import { LIST_FIELDS } from "./list-fields.ts"
import { type CarSearch, countWithout, createPageRequest, type ListStock, toRequest } from "./list-search.ts"
import { createRelaxedSearch } from "./relaxed-search.ts"
import { createUnitSearch } from "./search-in-units.ts"

/** The list as the server rendered it. */
export interface FirstList {
  readonly language: string
  readonly market: Market
  /** The address of the page. */
  readonly path: string
  /** The query of the address. */
  readonly query: FilterQuery
  /** The server's results; `null` when its search failed. */
  readonly results: FoundCars | null
  /** The filters that all cars of the list match. */
  readonly filters: readonly SearchFilter[]
  /** The kind of monthly cost on its cards. */
  readonly monthly: MonthlyKind | null
  /** The towns of the site's dealerships. */
  readonly places: readonly Place[]
}

type ListActor = Actor<typeof filtersMachine>

const NOTHING: FoundCars = { items: [], firstPage: 0, facets: [], total: 0 }

/**
 * The list in a browser: the filters' state machine with the site's own search. Each choice has an address and a
 * history entry, equal to the links without JavaScript; back and forward show the earlier results.
 */
export function useCarList(first: FirstList, top: RefObject<HTMLElement | null>) {
  const search = useContext(CarSearchContext)
  const [initial] = useState(first)
  const [stock] = useState(() => createListStock(search, initial))
  const running = useRef<ListActor>(null)
  /** True after the visitor has gone back or forward since the page was rendered. */
  const hasMoved = useRef(false)

  const open = useCallback(() => {
    const { foreign } = parseQuery(window.location.search, LIST_FIELDS)
    const query = { ...initial.query, foreign }
    const actor = createListActor({ ...initial, query }, stock)
    running.current = actor
    actor.on("queryChanged", ({ query, scrolls }) => {
      pushAddress(listAddress(initial.path, query))
      if (scrolls) scrollToTop(top.current)
    })
    // Words that the server resolved are filters in the address too, so that going back restores them.
    const address = listAddress(initial.path, query)
    const isElsewhere = getAddress(initial.path) !== address
    if (!hasMoved.current && query.page < MAX_PAGES && isElsewhere) window.history.replaceState(null, "", address)
    return { actor }
  }, [initial, stock, top])
  const { snapshot, send } = useFlow(open)

  // This runs with the island's own commit, before the flow is open, because the flow handles going back only from then
  // on.
  useFollowedAddress(initial.path, snapshot !== null && !snapshot.hasTag("busy"), (search) => {
    hasMoved.current = true
    send({ type: "SHOW", query: parseQuery(search, LIST_FIELDS) })
  })

  const situation = useWithout(toListSituation(snapshot, initial), stock)
  // They are stable, so that their receivers are rendered again only when their data changes.
  const actions = useMemo((): CarListActions => {
    const getNow = () => running.current?.getSnapshot()
    return {
      search: async (words) => {
        const { keyphrase, chips, sortName } = await parseSearchWords(
          words,
          { page: initial.language, stock: initial.market.language },
          stock,
        )
        send({ type: "LOOK_FOR", keyphrase, chips, sortName })
        return keyphrase
      },
      sort: (sort) => send({ type: "SORT", sortName: sort === LIST_FIELDS.sorts[0] ? null : sort }),
      choose: (facet, values) => send({ type: "CHOOSE", field: facet.name, choices: listChoices(facet, values) }),
      limit: ({ name, min, max, top = max }, range) => {
        const ends = { min: range?.from ?? null, max: range?.to ?? null }
        send({ type: "MOVE_RANGE", field: name, range: ends, bounds: { min, max: top } })
        send({ type: "RELEASE_RANGE" })
      },
      lookAround: (near) => send({ type: "NEAR", near }),
      leaveOut: (value) => send({ type: "EXCLUDE", ...value }),
      remove: (filter) => {
        const query = getNow()?.context.query ?? initial.query
        const chip = listChips(query, LIST_FIELDS).find((chip) => getChipKey(chip) === filter)
        if (chip !== undefined) send({ type: "REMOVE", chip })
      },
      insist: () => {
        const { keyphrase } = (getNow()?.context ?? initial).query
        send({ type: "LOOK_FOR", keyphrase: quoteKeyphrase(keyphrase) })
      },
      clear: () => send({ type: "CLEAR" }),
      retry: () => send({ type: "RETRY" }),
      loadMore: async () => {
        send(getNow()?.matches("failed") ? { type: "RETRY" } : { type: "SHOW_MORE" })
        const then = running.current && (await waitFor(running.current, (snapshot) => !snapshot.hasTag("busy")))
        if (then?.matches("failed")) throw new Error("car-list: no more cars came. The list offers to try again.")
      },
    }
  }, [initial, stock, send])
  return { situation, actions }
}

/** Creates the search of a visit, with the server's results in its cache. */
function createListStock(
  search: CarSearch,
  { language, market, query, results, filters, places, monthly }: FirstList,
): ListStock {
  const remembering = createCachedSearch(createUnitSearch(search, market))
  const { relaxed } = results ?? {}
  if (relaxed !== undefined) {
    const nothing = { content: [], facet: [], total_items: 0, limit: PAGE_SIZE, offset: 0 }
    remembering.remember(createPageRequest(query, 0, { filters, places, monthly }), nothing)
  }
  const known = relaxed === undefined ? query : setKeyphrase(query, relaxed.keyphrase)
  for (let page = results?.firstPage ?? 0; results !== null && page <= query.page; page++) {
    const at = (page - results.firstPage) * PAGE_SIZE
    const content = results.items.slice(at, at + PAGE_SIZE)
    const response = {
      content,
      facet: results.facets,
      total_items: results.total,
      limit: PAGE_SIZE,
      offset: page * PAGE_SIZE,
    }
    remembering.remember(createPageRequest(known, page, { filters, places, monthly }), response)
  }
  return { search: createRelaxedSearch(remembering.search, market.language ?? language), filters, places, monthly }
}

function createListActor({ query, results, places }: FirstList, { search, ...scope }: ListStock): ListActor {
  const actors = toPorts({
    search: async (input, options) => (await search(toRequest(input, scope), options)) as RelaxedResponse,
  })
  const machine = filtersMachine.provide({ actors })
  const actor = createActor(machine, { input: { fields: LIST_FIELDS, index: "", query, found: results, places } })
  actor.on("failure", ({ error }) => console.error(error))
  return actor
}

/** Resolves words to values of the stock; returns the words unchanged when the search fails. */
async function parseSearchWords(words: string, languages: WordLanguages, stock: ListStock) {
  try {
    const { applySearchWords: understand } = await import("./apply-search-words.ts")
    const query = await understand(setKeyphrase(EMPTY_QUERY, words), languages, stock)
    const chips = listChips(setKeyphrase(query, ""), LIST_FIELDS)
    return { keyphrase: query.keyphrase, chips, sortName: query.sortName }
  } catch {
    return { keyphrase: words, chips: [], sortName: null }
  }
}

/** Returns the page's address in the browser, in the list's own spelling. */
function getAddress(path: string): string {
  return listAddress(path, parseQuery(window.location.search, LIST_FIELDS))
}

/** Scrolls to the start of the list, unless it is in view. */
function scrollToTop(top: HTMLElement | null): void {
  if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView({ block: "start" })
}

function toListSituation(snapshot: FiltersSnapshot | null, { query, results }: FirstList): ListSituation {
  if (snapshot === null) return { query, results: results ?? NOTHING, state: getFirstState(query, results) }
  const { context } = snapshot
  const current = { ...context.found, items: getItems(snapshot) }
  const situation = { query: context.query, results: current, state: getListState(snapshot) }
  if (isOutdated(snapshot)) return situation
  return { ...situation, hasMore: snapshot.matches("failed") || getProgress(snapshot)?.hasMore === true }
}

/** Returns the content in place of the cars. Those of earlier pages stay, even when the next page fails. */
function getListState(snapshot: FiltersSnapshot): ListState {
  if (snapshot.matches("beyond")) return "beyond"
  if (isOutdated(snapshot)) return snapshot.matches("failed") ? "failed" : "loading"
  return snapshot.context.found.total === 0 ? "empty" : "ready"
}

/** Returns the number of cars without each of the chosen filters when nothing matches all of them. */
function useWithout(situation: ListSituation, stock: ListStock): ListSituation {
  const { query, results, state } = situation
  const key = state === "empty" ? listAddress("", query) : null
  const [counted, setCounted] = useState<{ readonly key: string; readonly counts: FoundCars["without"] }>()

  useEffect(() => {
    if (key === null) return
    const stop = new AbortController()
    countWithout(parseQuery(key, LIST_FIELDS), results.facets, stock, { signal: stop.signal }).then(
      (counts) => stop.signal.aborted || setCounted({ key, counts }),
      () => {},
    )
    return () => stop.abort()
  }, [key, stock, results.facets])

  const without = counted?.key === key ? counted?.counts : results.without
  return without === undefined ? situation : { ...situation, results: { ...results, without } }
}
