import { formatBudget } from "@forecourt/api-clients/car-offers"
import {
  type FilterQuery,
  type FiltersSnapshot,
  filtersMachine,
  isOutdated,
  MAX_PAGES,
  parseQuery,
  quoteKeyphrase,
  toPorts,
} from "@forecourt/filters-machine"
import { useFlow } from "@forecourt/flow-kit/use-flow"
import { type RefObject, useCallback, useContext, useMemo, useRef, useState } from "react"
import { type Actor, createActor, waitFor } from "xstate"
import { useFollowedAddress } from "../address/follow-address.ts"
import { addKnownCars } from "../stock/compare/known-cars.ts"
import { getFirstState } from "./car-list.rules.ts"
import type { ListSituation } from "./car-list.select.ts"
import type { CarListActions, ListResults, ListState } from "./car-list.types.ts"
import { getChipKey } from "./chip-key.ts"
import { listAddress } from "./chosen.select.ts"
import { listChoices } from "./facets.select.ts"
import { BUDGET, LIST_FIELDS } from "./list-fields.ts"
import { appendPage, readListPage, showCards, showExample } from "./list-page.ts"
import { createListPages, FetchListPageContext } from "./list-pages.ts"
import { listShownChips } from "./span.ts"

export interface FirstList {
  readonly id: string
  readonly path: string
  readonly query: FilterQuery
  /** The results of the server's search, or `null` if that search failed. */
  readonly results: ListResults | null
}

export interface ListElements {
  readonly top: RefObject<HTMLElement | null>
  readonly cards: RefObject<HTMLElement | null>
}

type ListActor = Actor<typeof filtersMachine>

const NOTHING: ListResults = { shown: 0, firstPage: 0, hasMore: false, facets: [], total: 0 }

/**
 * Runs the state machine of the filters. It fetches each list from the page at the list's URL, which is the same page
 * that a link opens without JavaScript.
 */
export function useCarList(first: FirstList, { top, cards }: ListElements) {
  const fetchPage = useContext(FetchListPageContext)
  const [initial] = useState(first)
  const running = useRef<ListActor>(null)
  /** True if the visitor has navigated back or forward since the page was rendered. */
  const hasMoved = useRef(false)

  const open = useCallback(() => {
    const { id, path, results } = initial
    const { foreign } = parseQuery(window.location.search, LIST_FIELDS)
    const query = { ...initial.query, foreign }
    const address = listAddress(path, query)
    const pages = createListPages(id, fetchPage)
    let shown = readListPage(document, id)
    if (shown !== null) pages.remember(address, shown)
    const find = async (query: FilterQuery, options?: { readonly signal?: AbortSignal }) => {
      const address = listAddress(path, query)
      const page = await pages.find(address, options)
      if (options?.signal?.aborted || cards.current === null) return page
      shown = shown !== null && isNextPage(query, shown.query) ? appendPage(shown, page) : page
      pages.remember(address, shown)
      addKnownCars(shown.cars)
      showCards(cards.current, shown.cards)
      showExample(id, shown.example)
      return shown
    }
    const machine = filtersMachine.provide({ actors: toPorts({ find }) })
    const actor = createActor(machine, { input: { fields: LIST_FIELDS, query, found: results } })
    running.current = actor
    actor.on("failure", ({ error }) => console.error(error))
    actor.on("queryResolved", ({ query }) => window.history.replaceState(null, "", listAddress(path, query)))
    actor.on("queryChanged", ({ query, scrolls }) => {
      window.history.pushState(null, "", listAddress(path, query))
      if (scrolls) scrollToTop(top.current)
    })
    // Words that the server resolved are filters in the address too, so that going back restores them.
    const isElsewhere = getAddress(path) !== address
    if (!hasMoved.current && query.page < MAX_PAGES && isElsewhere) window.history.replaceState(null, "", address)
    return { actor }
  }, [initial, top, cards, fetchPage])
  const { snapshot, send } = useFlow(open)

  useFollowedAddress(initial.path, snapshot !== null && !snapshot.hasTag("busy"), (search) => {
    hasMoved.current = true
    send({ type: "SHOW", query: parseQuery(search, LIST_FIELDS) })
  })

  // They are stable, so that their receivers are rendered again only when their data changes.
  const actions = useMemo((): CarListActions => {
    const getQuery = () => (running.current?.getSnapshot().context ?? initial).query
    return {
      search: (keyphrase) => send({ type: "LOOK_FOR", keyphrase }),
      sort: (sort) => send({ type: "SORT", sortName: sort === LIST_FIELDS.sorts[0] ? null : sort }),
      choose: (facet, values) => send({ type: "CHOOSE", field: facet.name, choices: listChoices(facet, values) }),
      limit: ({ name, min, max, top = max }, range) => {
        const ends = { min: range?.from ?? null, max: range?.to ?? null }
        send({ type: "MOVE_RANGE", field: name, range: ends, bounds: { min, max: top } })
        send({ type: "RELEASE_RANGE" })
      },
      lookAround: (near) => send({ type: "NEAR", near }),
      setBudget: (budget) => {
        const choices = budget === null ? [] : [{ value: formatBudget(budget), children: [] }]
        send({ type: "CHOOSE", field: BUDGET, choices })
      },
      leaveOut: (value) => send({ type: "EXCLUDE", ...value }),
      remove: (filter) => {
        const results = running.current?.getSnapshot().context.found ?? initial.results ?? NOTHING
        const chip = listShownChips(getQuery(), results).find((chip) => getChipKey(chip) === filter)
        if (chip !== undefined) send({ type: "REMOVE", chip })
      },
      insist: () => send({ type: "LOOK_FOR", keyphrase: quoteKeyphrase(getQuery().keyphrase) }),
      clear: () => send({ type: "CLEAR" }),
      retry: () => send({ type: "RETRY" }),
      loadMore: async () => {
        send(running.current?.getSnapshot().matches("failed") ? { type: "RETRY" } : { type: "SHOW_MORE" })
        const then = running.current && (await waitFor(running.current, (snapshot) => !snapshot.hasTag("busy")))
        if (then?.matches("failed")) throw new Error("car-list: no more cars came. The list offers to try again.")
      },
    }
  }, [initial, send])
  return { situation: toListSituation(snapshot, initial), actions }
}

function getAddress(path: string): string {
  return listAddress(path, parseQuery(window.location.search, LIST_FIELDS))
}

function scrollToTop(top: HTMLElement | null): void {
  if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView({ block: "start" })
}

function toListSituation(snapshot: FiltersSnapshot | null, { query, results }: FirstList): ListSituation {
  if (snapshot === null) return { query, results: results ?? NOTHING, state: getFirstState(query, results) }
  const { query: current, found } = snapshot.context
  return { query: current, results: found, state: getListState(snapshot) }
}

function isNextPage(query: FilterQuery, previous: FilterQuery): boolean {
  return (
    query.page === previous.page + 1 &&
    listAddress("", { ...query, page: 0 }) === listAddress("", { ...previous, page: 0 })
  )
}

/** Returns the state of the list. The cars of earlier pages remain visible even if the next page fails to load. */
function getListState(snapshot: FiltersSnapshot): ListState {
  if (snapshot.matches("beyond")) return "beyond"
  if (isOutdated(snapshot)) return snapshot.matches("failed") ? "failed" : "loading"
  return snapshot.context.found.total === 0 ? "empty" : "ready"
}
