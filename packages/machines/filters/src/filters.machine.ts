import { assign, cancel, emit, enqueueActions, raise, setup } from "xstate"
import {
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
import type { Bounds, Chip, FilterFields, FilterQuery, Near, Range } from "./filters.types.ts"
import type { Found, FoundList } from "./found.types.ts"
import { formatQuery } from "./query-address.ts"
import { RANGE_DELAY_MS } from "./range-rules.ts"
import { MAX_PAGES } from "./tidy.ts"

export interface FiltersInput {
  readonly fields: FilterFields
  readonly query: FilterQuery
  /** The search result loaded by the server, or `null` if the search failed. */
  readonly found: Found | null
}

interface FiltersContext extends Pick<FiltersInput, "fields" | "query"> {
  readonly found: Found
  /** The query that produced `found`, or `null` if there is no result yet. */
  readonly shown: FilterQuery | null
  /**
   * The range that the visitor is currently dragging with a slider, or `null` if there is none. It is not part of the
   * query yet.
   */
  readonly moving: { readonly field: string; readonly range: Range; readonly bounds: Bounds } | null
}

/** The events that a visitor's actions send to the machine. */
export type FiltersEvent =
  | ({ readonly type: "TOGGLE" } & ChosenValue)
  | ({ readonly type: "EXCLUDE" } & ChosenValue)
  | { readonly type: "CHOOSE"; readonly field: string; readonly choices: readonly ChosenValues[] }
  | { readonly type: "REMOVE"; readonly chip: Chip }
  | { readonly type: "CLEAR" }
  | { readonly type: "SORT"; readonly sortName: string | null }
  /** Searches for a key phrase. The server may convert some of its words to filters. */
  | { readonly type: "LOOK_FOR"; readonly keyphrase: string }
  | { readonly type: "NEAR"; readonly near: Near | null }
  | { readonly type: "MOVE_RANGE"; readonly field: string; readonly range: Range; readonly bounds: Bounds }
  | { readonly type: "RELEASE_RANGE" }
  | { readonly type: "SHOW_MORE" }
  /** Applies a query from a history entry or a link. */
  | { readonly type: "SHOW"; readonly query: FilterQuery }
  | { readonly type: "RETRY" }

/** The events that the machine emits to its page. */
export type FiltersEmitted =
  /**
   * The query has changed, and the page must update its URL. If `scrolls` is true, the page also scrolls to the list.
   * Spec 2 §2.1.
   */
  | { readonly type: "queryChanged"; readonly query: FilterQuery; readonly scrolls: boolean }
  /**
   * The server has changed the query, for example by converting words to filters. The page must replace the current
   * URL.
   */
  | { readonly type: "queryResolved"; readonly query: FilterQuery }
  | { readonly type: "failure"; readonly error: unknown }

const NOTHING: Found = { firstPage: 0, shown: 0, hasMore: false, facets: [], total: 0 }

export function isSameList(filterQuery: FilterQuery, other: FilterQuery, fields: FilterFields): boolean {
  return isSameQuery({ ...filterQuery, page: 0 }, { ...other, page: 0 }, fields)
}

function isSameQuery(filterQuery: FilterQuery, other: FilterQuery, fields: FilterFields): boolean {
  return formatQuery(filterQuery, fields) === formatQuery(other, fields)
}

/** Returns the query with the range that is being dragged, so that another change does not discard the range. */
function applyMoving({ query, moving }: FiltersContext): FilterQuery {
  return moving === null ? query : setRange(query, moving.field, moving.range, moving.bounds)
}

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
      return setKeyphrase(query, event.keyphrase)
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
    isFetched: ({ context: { query, shown, fields } }) => shown !== null && isSameQuery(query, shown, fields),
    isMoving: ({ context }) => context.moving !== null,
    hasMore: ({ context: { query, found: results } }) => results.hasMore && query.page < MAX_PAGES - 1,
  },
  actions: {
    change: enqueueActions(({ enqueue, context, event }) => {
      const query = applyEvent(applyMoving(context), event)
      enqueue.cancel("range")
      enqueue.assign({ query, moving: null })
      if (isSameQuery(query, context.query, context.fields)) return
      enqueue.emit({ type: "queryChanged", query, scrolls: true })
    }),
    takeList: enqueueActions(({ enqueue, context: { query: current, fields } }, list: FoundList) => {
      const query = { ...list.query, foreign: current.foreign }
      enqueue.assign({ query, shown: query, found: list.found })
      if (!isSameQuery(query, current, fields)) enqueue.emit({ type: "queryResolved", query })
    }),
  },
})

const CHANGE = { target: ".deciding", actions: "change" } as const

/** The state machine of a filterable list. Spec 2 §2.1, §4. */
export const filtersMachine = filtersSetup.createMachine({
  id: "filters",
  context: ({ input: { fields, query, found: results } }) => ({
    fields,
    query,
    found: results ?? NOTHING,
    shown: results === null ? null : query,
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
      actions: [cancel("range"), assign({ query: ({ event }) => event.query, moving: null })],
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
        src: "find",
        input: ({ context }) => context.query,
        onDone: { target: "deciding", actions: { type: "takeList", params: ({ event }) => event.output } },
        onError: { target: "failed", actions: emit(({ event }) => ({ type: "failure" as const, error: event.error })) },
      },
    },
    shown: {
      on: {
        SHOW_MORE: {
          guard: "hasMore",
          target: "deciding",
          actions: [
            assign({ query: ({ context }) => showMore(context.query) }),
            emit(({ context: { query } }) => ({ type: "queryChanged" as const, query, scrolls: false })),
          ],
        },
      },
    },
    failed: { on: { RETRY: "looking" } },
    /** The state in which the requested page number does not exist. Spec 2 §8. */
    beyond: {},
  },
})
