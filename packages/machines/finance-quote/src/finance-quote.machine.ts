import type { FinanceDefaults } from "@forecourt/contracts/finance-quote"
import { describeFailure } from "@forecourt/flow-kit/refusal"
import { assign, emit, setup } from "xstate"
import { ports } from "./finance-quote.ports.ts"
import { createWish, findDepositFault, QUOTE_DELAY_MS, toWishWithin } from "./finance-quote.rules.ts"
import type { DepositFault, FinancedCar, FoundFinance, FoundQuote, QuoteWish } from "./finance-quote.types.ts"
import { applyQuote, getProduct } from "./find-finance.ts"

export interface FinanceQuoteInput {
  readonly financedCar: FinancedCar
  /** The data that the server loaded for the page, or `null` if loading failed. */
  readonly found: FoundFinance | null
}

interface FinanceQuoteContext {
  readonly financedCar: FinancedCar
  readonly products: FoundFinance["products"]
  /** The visitor's current choices, or `null` until the products are loaded. */
  readonly wish: QuoteWish | null
  /** The most recent quote. It stays visible until the next quote has been loaded or the deposit has a fault. */
  readonly quote: FoundQuote | null
  /** The reason why the chosen deposit cannot be quoted. */
  readonly fault: DepositFault | null
}

/** The events that a visitor sends. Each of them causes a new quote to be fetched. Spec 2 §4. */
export type FinanceQuoteEvent =
  | { readonly type: "CHANGE_PRODUCT"; readonly familyKey: QuoteWish["familyKey"] }
  | { readonly type: "CHANGE_TERM"; readonly term: number }
  | { readonly type: "CHANGE_DEPOSIT"; readonly deposit: number }
  | { readonly type: "CHANGE_PART_EXCHANGE"; readonly partExchange: number }
  | { readonly type: "CHANGE_SETTLEMENT"; readonly settlement: number }
  | { readonly type: "CHANGE_PAYMENT"; readonly payment: number }
  | { readonly type: "CHANGE_MILEAGE"; readonly annualMileage: number }
  | { readonly type: "RETRY" }

/** The events that the state machine emits. */
export type FinanceQuoteEmitted =
  | { readonly type: "quoted"; readonly wish: QuoteWish }
  /** A call has failed. `reason` describes the failure for the log. */
  | { readonly type: "failure"; readonly reason: string }

const financeQuoteSetup = setup({
  types: {
    input: {} as FinanceQuoteInput,
    context: {} as FinanceQuoteContext,
    events: {} as FinanceQuoteEvent,
    emitted: {} as FinanceQuoteEmitted,
    tags: {} as "busy",
  },
  actors: ports,
  delays: { quoteDelay: QUOTE_DELAY_MS },
  guards: {
    isFound: ({ context }) => context.quote !== null,
    isShared: ({ context: { quote } }) => quote !== null && quote.quotation.Finance.Quote.QuoteReference === undefined,
    isRefused: ({ context }) => context.fault !== null,
    hasWish: ({ context }) => context.wish !== null,
    hasProducts: (_, { Products }: FinanceDefaults) => Products.length > 0,
  },
  actions: {
    takeProducts: assign((_, { Products }: FinanceDefaults) => ({
      products: Products,
      wish: createWish(getProduct(Products)),
    })),
    takeQuote: assign(({ context: { wish } }, quote: FoundQuote | null) =>
      wish === null || quote === null ? {} : applyQuote(wish, quote),
    ),
    change: assign(({ context: { wish, products, quote }, event }) => {
      if (wish === null) return {}
      const next = updateWish(wish, products, event)
      const fault = findDepositFault(next, getProduct(products, next.familyKey))
      return { wish: next, fault, quote: fault === null ? quote : null }
    }),
  },
})

interface Quoted {
  readonly event: { readonly output: FoundQuote | null }
}

interface Refused extends Quoted {
  readonly context: FinanceQuoteContext
}

const TAKE_QUOTE = { type: "takeQuote", params: ({ event }: Quoted) => event.output } as const

const HIDE_WITHOUT_QUOTE = {
  guard: ({ event }: Quoted) => event.output === null,
  target: "#financeQuote.hidden",
} as const

const REFUSE_PAYMENT = {
  guard: ({ context: { wish }, event: { output } }: Refused) =>
    wish !== null && output !== null && applyQuote(wish, output).fault !== null,
  target: "#financeQuote.loaded.refused",
  actions: TAKE_QUOTE,
} as const

const CHANGE = { target: ".pausing", actions: "change" } as const

/** The state machine of a finance quote that a visitor can change. Spec 2 §4, §8. */
export const financeQuoteMachine = financeQuoteSetup.createMachine({
  id: "financeQuote",
  context: ({ input: { financedCar, found: initial } }) => ({
    financedCar,
    products: initial?.products ?? [],
    wish: initial?.wish ?? null,
    quote: initial?.quote ?? null,
    fault: initial?.fault ?? null,
  }),
  initial: "deciding",
  states: {
    deciding: {
      always: [
        { guard: "isRefused", target: "loaded.refused" },
        { guard: "isShared", target: "loaded.identifying" },
        { guard: "isFound", target: "loaded" },
        { target: "loading" },
      ],
    },
    loading: {
      tags: "busy",
      initial: "products",
      states: {
        products: {
          invoke: {
            src: "fetchFinanceDefaults",
            input: ({ context: { financedCar } }) => ({
              PhysicalVehicle: financedCar.vehicle,
              OrganisationIdentifier: financedCar.organisation,
            }),
            onDone: [
              {
                guard: { type: "hasProducts", params: ({ event }) => event.output },
                target: "quote",
                actions: { type: "takeProducts", params: ({ event }) => event.output },
              },
              { target: "#financeQuote.hidden" },
            ],
            onError: { target: "#financeQuote.error", actions: emit(({ event }) => createFailure(event.error)) },
          },
        },
        quote: {
          invoke: {
            src: "findQuote",
            input: getQuoteInput,
            onDone: [HIDE_WITHOUT_QUOTE, REFUSE_PAYMENT, { target: "#financeQuote.loaded", actions: TAKE_QUOTE }],
            onError: { target: "#financeQuote.error", actions: emit(({ event }) => createFailure(event.error)) },
          },
        },
      },
    },
    loaded: {
      initial: "resting",
      on: {
        CHANGE_PRODUCT: CHANGE,
        CHANGE_TERM: CHANGE,
        CHANGE_DEPOSIT: CHANGE,
        CHANGE_PART_EXCHANGE: CHANGE,
        CHANGE_SETTLEMENT: CHANGE,
        CHANGE_PAYMENT: CHANGE,
        CHANGE_MILEAGE: CHANGE,
      },
      states: {
        resting: {},
        /** The chosen deposit cannot be quoted. The page shows the reason instead of a quote. */
        refused: {},
        /**
         * The page shows a quote without a reference, which is the same for all visitors, while a quote with a
         * reference for this visitor is being fetched. If the request fails, the shared quote remains visible.
         */
        identifying: {
          invoke: {
            src: "findQuote",
            input: getQuoteInput,
            onDone: [HIDE_WITHOUT_QUOTE, REFUSE_PAYMENT, { target: "resting", actions: TAKE_QUOTE }],
            onError: { target: "resting", actions: emit(({ event }) => createFailure(event.error)) },
          },
        },
        /**
         * Waits for the debounce delay after a change. A further change restarts the delay, and a request that is still
         * running is cancelled.
         */
        pausing: {
          tags: "busy",
          always: { guard: "isRefused", target: "refused" },
          after: { quoteDelay: "quoting" },
        },
        quoting: {
          tags: "busy",
          invoke: {
            src: "findQuote",
            input: getQuoteInput,
            onDone: [
              HIDE_WITHOUT_QUOTE,
              REFUSE_PAYMENT,
              {
                target: "resting",
                actions: [
                  TAKE_QUOTE,
                  emit(({ context: { wish } }) => ({ type: "quoted" as const, wish: getWish(wish) })),
                ],
              },
            ],
            onError: { target: "#financeQuote.error", actions: emit(({ event }) => createFailure(event.error)) },
          },
        },
      },
    },
    /** No quote could be loaded. The page shows an error with a retry button. Spec 2 §8. */
    error: {
      on: { RETRY: [{ guard: "hasWish", target: "loading.quote" }, { target: "loading" }] },
    },
    /** The service offers no products or reports an error in the quote. The page shows nothing. Spec 2 §8. */
    hidden: {},
  },
})

/**
 * Applies a visitor's change to the choices. After a change of the payment, the service calculates the deposit. After
 * any other change, it calculates the payment.
 */
function updateWish(wish: QuoteWish, products: FoundFinance["products"], event: FinanceQuoteEvent): QuoteWish {
  const fromDeposit = { ...wish, calculation: "ToRegularPayment" } as const
  switch (event.type) {
    case "CHANGE_PRODUCT":
      return toWishWithin(fromDeposit, getProduct(products, event.familyKey))
    case "CHANGE_TERM":
      return { ...fromDeposit, term: event.term }
    case "CHANGE_DEPOSIT":
      return { ...fromDeposit, deposit: event.deposit }
    case "CHANGE_PART_EXCHANGE":
      return toWishWithin({ ...fromDeposit, partExchange: event.partExchange }, getProduct(products, wish.familyKey))
    case "CHANGE_SETTLEMENT":
      return toWishWithin({ ...fromDeposit, settlement: event.settlement }, getProduct(products, wish.familyKey))
    case "CHANGE_PAYMENT":
      return { ...wish, payment: event.payment, calculation: "ToCashDeposit" }
    case "CHANGE_MILEAGE":
      return { ...fromDeposit, annualMileage: event.annualMileage }
    case "RETRY":
      return wish
  }
}

function getQuoteInput({ context: { financedCar, products, wish } }: { readonly context: FinanceQuoteContext }) {
  return { financedCar, products, wish: getWish(wish) }
}

function getWish(wish: QuoteWish | null): QuoteWish {
  if (wish === null) throw new Error("finance-quote: nothing is wished for yet. Wait for the products first.")
  return wish
}

function createFailure(error: unknown): FinanceQuoteEmitted {
  return { type: "failure", reason: describeFailure(error) }
}
