import { FINANCE_QUOTE_CALLS, type FinanceQuoteCalls } from "@forecourt/contracts/finance-quote"
import {
  type DepositFault,
  type FinancedCar,
  type FoundFinance,
  type FoundQuote,
  financeQuoteMachine,
  type QuoteWish,
  toPorts,
} from "@forecourt/finance-quote-machine"
import { createLazyCalls } from "@forecourt/flow-kit/lazy-calls"
import { useFlow } from "@forecourt/flow-kit/use-flow"
import { createContext, useCallback, useContext, useState } from "react"
import { type ActorOptions, createActor, type SnapshotFrom } from "xstate"

type Machine = typeof financeQuoteMachine

export interface FinanceWorld extends Pick<ActorOptions<Machine>, "clock"> {
  readonly calls: FinanceQuoteCalls
}

/** The React context with the service calls and the clock. Storybook replaces them. */
export const FinanceWorldContext = createContext((language: string): FinanceWorld => {
  // The client of the service is loaded with the first call.
  const openQuote = async () => {
    const { createFinanceQuoteHttp, financeQuoteClient } = await import("@forecourt/api-clients/finance-quote")
    return financeQuoteClient(createFinanceQuoteHttp({ url: location.origin, language }))
  }
  return { calls: createLazyCalls<FinanceQuoteCalls>(FINANCE_QUOTE_CALLS, openQuote) }
})

export interface FinanceQuoteBegin {
  readonly financedCar: FinancedCar
  /** The results loaded by the server, or `null` when the lender did not respond. */
  readonly found: FoundFinance | null
  readonly language: string
}

export type FinanceQuoteShown =
  | { readonly state: "loading" | "error" | "hidden" }
  | {
      readonly state: "loaded"
      readonly isBusy: boolean
      readonly products: FoundFinance["products"]
      readonly wish: QuoteWish
      /** The quote, or `null` while there is none for the chosen deposit. */
      readonly quote: FoundQuote | null
      readonly fault: DepositFault | null
    }

export function useFinanceQuote({ financedCar, found: finance, language }: FinanceQuoteBegin) {
  const openWorld = useContext(FinanceWorldContext)
  const [input] = useState({ financedCar, found: finance })
  const openQuote = useCallback(() => {
    const { calls, ...options } = openWorld(language)
    const machine = financeQuoteMachine.provide({ actors: toPorts(calls) })
    const actor = createActor(machine, { input, ...options })
    actor.on("failure", ({ reason }) => console.error(`finance-quote: there is no quote (${reason}).`))
    return { actor }
  }, [openWorld, language, input])
  const { snapshot, send } = useFlow<Machine>(openQuote)
  return { shown: snapshot === null ? toShown(input.found) : getShown(snapshot), send }
}

function toShown(finance: FoundFinance | null): FinanceQuoteShown {
  return finance === null ? { state: "loading" } : { state: "loaded", isBusy: false, ...finance }
}

function getShown(snapshot: SnapshotFrom<Machine>): FinanceQuoteShown {
  const { products, wish, quote, fault } = snapshot.context
  if (snapshot.matches("loaded") && wish !== null)
    return { state: "loaded", isBusy: snapshot.hasTag("busy"), products, wish, quote, fault }
  if (snapshot.matches("error")) return { state: "error" }
  return { state: snapshot.matches("hidden") ? "hidden" : "loading" }
}
