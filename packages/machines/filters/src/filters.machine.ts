import { assign, cancel, emit, enqueueActions, raise, setup } from "xstate"
import {
  addPage,
  FILLED,
  type Found,
  hasFurtherItems,
  isFilled,
  NO_REFILL,
  type PagedList,
  type RelaxedResponse,
} from "./add-page.ts"
import {
  addChips,
  type ChosenValue,
  type ChosenValues,
  clearQuery,
  excludeValue,
  removeChip,
  setChoices,
  setKeyphrase,
  setNear,
  setRange,
  setSort,
  showMore,
  toggleValue,
} from "./filter-rules.ts"
import { ports } from "./filters.ports.ts"
import type { Bounds, Chip, FilterFields, FilterQuery, Near, Place, Range } from "./filters.types.ts"
import { formatQuery } from "./query-address.ts"
import { RANGE_DELAY_MS } from "./range-rules.ts"
import { PAGE_SIZE, removeCounts, toSearchRequest } from "./search-request.ts"
import { getFirstPage, MAX_PAGES } from "./tidy.ts"

export interface FiltersInput {
  readonly fields: FilterFields
  /** The name of the index to search. */
  readonly index: string
  /** The query in the URL of the page. */
  readonly query: FilterQuery
  /** The places near which items can be searched for. @default none */
  readonly places?: readonly Place[]
  /** The result loaded by the server, or `null` when its search failed. */
  readonly found: Found | null
}

interface FiltersContext extends Omit<FiltersInput, "found">, Omit<PagedList, "query"> {
  /** A range that is being dragged and is not applied yet, or `null`. */
  readonly moving: { readonly field: string; readonly range: Range; readonly bounds: Bounds } | null
}

/** The events sent by a visitor. */
export type FiltersEvent =
  | ({ readonly type: "TOGGLE" } & ChosenValue)
  | ({ readonly type: "EXCLUDE" } & ChosenValue)
  /** Sets all selected values of a field at once. */
  | { readonly type: "CHOOSE"; readonly field: string; readonly choices: readonly ChosenValues[] }
  | { readonly type: "REMOVE"; readonly chip: Chip }
  | { readonly type: "CLEAR" }
  | { readonly type: "SORT"; readonly sortName: string | null }
  /** Searches for a key phrase, with the filters and the sort order that were recognised in the phrase. */
  | {
      readonly type: "LOOK_FOR"
      readonly keyphrase: string
      readonly chips?: readonly Chip[]
      /** @default the current order */
      readonly sortName?: string | null
    }
  /** Limits the list to items near a place, or removes the limit. */
  | { readonly type: "NEAR"; readonly near: Near | null }
  | { readonly type: "MOVE_RANGE"; readonly field: string; readonly range: Range; readonly bounds: Bounds }
  | { readonly type: "RELEASE_RANGE" }
  | { readonly type: "SHOW_MORE" }
  /** Shows a query from the browser's history or from a link. */
  | { readonly type: "SHOW"; readonly query: FilterQuery }
  | { readonly type: "RETRY" }

/** The events that the machine emits to its page. */
export type FiltersEmitted =
  /** The URL must be updated. A change to the search criteria scrolls to the list too. Spec 2 §2.1. */
  | { readonly type: "queryChanged"; readonly query: FilterQuery; readonly scrolls: boolean }
  | { readonly type: "failure"; readonly error: unknown }

const NOTHING: Found = { items: [], firstPage: 0, facets: [], total: 0 }

/** Returns the index of the page to fetch next. */
function getNextPage({ pages, query, refill }: FiltersContext): number {
  return pages > 0 ? (refill.pages[0] ?? pages) : getFirstPage(query.page)
}

/** Returns whether two queries find the same list, regardless of the page number. */
function isSameList(filterQuery: FilterQuery, other: FilterQuery, fields: FilterFields): boolean {
  return formatQuery({ ...filterQuery, page: 0 }, fields) === formatQuery({ ...other, page: 0 }, fields)
}

/** Returns the query including the range that is being dragged, so that another change does not discard that range. */
function applyMoving({ query, moving }: FiltersContext): FilterQuery {
  return moving === null ? query : setRange(query, moving.field, moving.range, moving.bounds)
}

/** Returns the query after an event. */
function applyEvent(query: FilterQuery, event: FiltersEvent): FilterQuery {
  switch (event.type) {
    case "TOGGLE":
      return toggleValue(query, event)
    case "EXCLUDE":
      return excludeValue(query, event)
    case "CHOOSE":
      return setChoices(query, event.field, event.choices)
    case "REMOVE":
      return removeChip(query, event.chip)
    case "CLEAR":
      return clearQuery(query)
    case "SORT":
      return setSort(query, event.sortName)
    case "LOOK_FOR":
      return addChips(
        setKeyphrase(setSort(query, event.sortName ?? query.sortName), event.keyphrase),
        event.chips ?? [],
      )
    case "NEAR":
      return setNear(query, event.near)
    default:
      return query
  }
}

const filtersSetup = setup({
  types: {
    input: {} as FiltersInput,
    context: {} as FiltersContext,
    events: {} as FiltersEvent,
    emitted: {} as FiltersEmitted,
    tags: {} as "busy",
  },
  actors: ports,
  delays: { rangeDelay: RANGE_DELAY_MS },
  guards: {
    isBeyond: ({ context }) => context.query.page >= MAX_PAGES,
    isFetched: ({ context }) => isFilled(context),
    isMoving: ({ context }) => context.moving !== null,
    hasMore: ({ context }) => hasFurtherItems(context) && context.query.page < MAX_PAGES - 1,
  },
  actions: {
    /** Starts a new query, for which there are no results yet. */
    change: enqueueActions(({ enqueue, context, event }) => {
      const query = applyEvent(applyMoving(context), event)
      enqueue.cancel("range")
      enqueue.assign({ query, moving: null })
      if (formatQuery(query, context.fields) === formatQuery(context.query, context.fields)) return
      enqueue.assign({ pages: 0, refill: NO_REFILL })
      enqueue.emit({ type: "queryChanged", query, scrolls: true })
    }),
    takePage: assign(({ context }, response: RelaxedResponse) => {
      const { pages, query, fields } = context
      const page = getNextPage(context)
      const lastPage = Math.max(0, Math.ceil(response.total_items / PAGE_SIZE) - 1)
      // The list ends before the pages of its address: they are those at its end.
      if (pages === 0 && page > lastPage) return { query: { ...query, page: lastPage } }
      const { found: results, pages: nextPages, refill } = addPage(context, page, response, fields.id)
      return { found: results, pages: nextPages, refill }
    }),
  },
})

const CHANGE = { target: ".deciding", actions: "change" } as const

/** The state machine of a list and its filters. Spec 2 §2.1, §4. */
export const filtersMachine = filtersSetup.createMachine({
  id: "filters",
  context: ({ input: { found: results, ...input } }) => ({
    ...input,
    found: results ?? NOTHING,
    pages: results === null ? 0 : input.query.page + 1,
    refill: results === null ? NO_REFILL : FILLED,
    moving: null,
  }),
  initial: "deciding",
  on: {
    TOGGLE: CHANGE,
    EXCLUDE: CHANGE,
    CHOOSE: CHANGE,
    REMOVE: CHANGE,
    CLEAR: CHANGE,
    SORT: CHANGE,
    LOOK_FOR: CHANGE,
    NEAR: CHANGE,
    SHOW: {
      target: ".deciding",
      actions: [
        cancel("range"),
        assign(({ context: { query, fields, pages, found: results }, event }) => ({
          query: event.query,
          moving: null,
          pages: isSameList(query, event.query, fields) && event.query.page >= results.firstPage ? pages : 0,
          refill: NO_REFILL,
        })),
      ],
    },
    MOVE_RANGE: {
      actions: [
        assign({ moving: ({ event: { field, range, bounds } }) => ({ field, range, bounds }) }),
        cancel("range"),
        raise({ type: "RELEASE_RANGE" }, { id: "range", delay: "rangeDelay" }),
      ],
    },
    RELEASE_RANGE: { guard: "isMoving", ...CHANGE },
  },
  states: {
    deciding: {
      always: [{ guard: "isBeyond", target: "beyond" }, { guard: "isFetched", target: "shown" }, { target: "looking" }],
    },
    looking: {
      tags: "busy",
      invoke: {
        src: "search",
        input: ({ context }) => {
          const { query, fields, index, places, refill } = context
          const request = toSearchRequest(query, fields, {
            index,
            page: getNextPage(context),
            ...(places && { places }),
          })
          return refill.pages.length > 0 ? removeCounts(request) : request
        },
        onDone: {
          target: "deciding",
          actions: { type: "takePage", params: ({ event }) => event.output },
        },
        onError: { target: "failed", actions: emit(({ event }) => ({ type: "failure" as const, error: event.error })) },
      },
    },
    shown: {
      on: {
        SHOW_MORE: {
          guard: "hasMore",
          target: "deciding",
          actions: [
            assign({ query: ({ context }) => showMore(context.query), refill: NO_REFILL }),
            emit(({ context: { query } }) => ({ type: "queryChanged" as const, query, scrolls: false })),
          ],
        },
      },
    },
    failed: { on: { RETRY: "looking" } },
    /** The requested page number does not exist. Spec 2 §8. */
    beyond: {},
  },
})
