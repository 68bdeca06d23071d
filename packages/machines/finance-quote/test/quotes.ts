import type {
  FinanceDefaults,
  FinanceQuoteCalls,
  FinanceQuotes,
  FinanceQuotesRequest,
} from "@forecourt/contracts/finance-quote"
import { createActor, SimulatedClock } from "xstate"
import {
  type FinancedCar,
  type FinanceQuoteEmitted,
  type FoundFinance,
  financeQuoteMachine,
  toPorts,
} from "../src/index.ts"

export const FINANCED_CAR: FinancedCar = {
  vehicle: {
    Type: "Car",
    SourceVehicleId: "30000001",
    Vin: "WBA00000000000001",
    Status: "PreOwned",
    OnTheRoadPrice: 12_000,
    Mileage: 21_400,
    Registration: { RegistrationNumber: "AB24 CDE", CountryCode: "GB", DateRegisteredWithDvla: "2024-03-01" },
  },
  organisation: { Type: "AssociatedDealerKey", Value: "Norrvik Leeds Ltd" },
}

export const DEFAULTS: FinanceDefaults = {
  Products: [
    {
      FamilyKey: "PCP",
      Name: "Personal Contract Purchase",
      Term: { Default: 48, Min: 24, Max: 48, Values: [24, 36, 48] },
      Deposit: { Default: 1200, Min: 0, Max: 4200 },
      Payment: { Default: 225, Min: 150, Max: 500 },
      AnnualMileage: { Default: 10_000, Min: 5000, Max: 20_000, Values: [5000, 10_000, 20_000] },
    },
    {
      FamilyKey: "HP",
      Name: "Hire Purchase",
      Term: { Default: 48, Min: 12, Max: 60, Values: [12, 24, 36, 48, 60] },
      Deposit: { Default: 1200, Min: 0, Max: 7200 },
      Payment: { Default: 225, Min: 80, Max: 1000 },
    },
  ],
}

export function quotesFor({ VehicleRequests }: FinanceQuotesRequest): FinanceQuotes {
  return {
    Vehicles: VehicleRequests.map(({ Id, Parameters, PhysicalVehicle }) => {
      const { Term, CashDeposit, RegularPayment = 0, AnnualMileage, CalculationType } = Parameters
      const [FamilyKey = "PCP"] = Parameters.FinanceProductFamilyKeys
      const price = PhysicalVehicle.OnTheRoadPrice
      const deposit = CalculationType === "ToCashDeposit" ? price - RegularPayment * Term : (CashDeposit ?? 0)
      const Quote = {
        QuoteReference: `${CalculationType}-${Term}-${deposit}-${AnnualMileage ?? "any"}`,
        TotalDeposit: deposit,
        TotalRegularPayment: (price - deposit) / Term,
        TotalNumberOfRegularPayments: Term,
        TotalAmountPayable: price,
        Apr: 0,
        RateOfInterest: 0,
        CashPrice: price,
        AmountOfCredit: price - deposit,
        AgreementDuration: Term,
        RateIsFixed: true,
        Fees: [],
        Term,
        ...(FamilyKey === "PCP" && { Residual: 0 }),
        ...(AnnualMileage !== undefined && { AnnualMileage }),
        QuoteActions: { Apply: "https://finance.example/apply" },
      }
      const Product = { FamilyKey, Name: "A product", Lender: "Example" }
      const Blocks = [{ Title: "Representative example", Items: [{ Label: "Deposit", Value: `£${deposit}` }] }]
      return {
        Id,
        HasError: false,
        FinanceQuotations: [{ HasError: false, Blocks, Finance: { Product, Notifications: [], Quote } }],
      }
    }),
  }
}

interface Options {
  readonly found?: FoundFinance | null
  readonly calls?: Partial<FinanceQuoteCalls>
}

export function openQuote({ found: initial = null, calls = {} }: Options = {}) {
  const clock = new SimulatedClock()
  const requests: FinanceQuotesRequest[] = []
  const signals: (AbortSignal | undefined)[] = []
  const { quoteFinance = async (request) => quotesFor(request), ...others } = calls
  const actors = toPorts({
    fetchFinanceDefaults: async () => DEFAULTS,
    findQuoteTerms: async ({ quoteRef }) => ({ TermsAndConditions: `Terms of ${quoteRef}.` }),
    ...others,
    quoteFinance(request, options) {
      requests.push(request)
      signals.push(options?.signal)
      return quoteFinance(request, options)
    },
  })
  const actor = createActor(financeQuoteMachine.provide({ actors }), {
    input: { financedCar: FINANCED_CAR, found: initial },
    clock,
  })
  const emitted: FinanceQuoteEmitted[] = []
  actor.on("*", (event) => void emitted.push(event))
  actor.start()
  return {
    actor,
    requests,
    signals,
    emitted,
    send: actor.send,
    now: () => actor.getSnapshot(),
    /** Returns the parameters of the last request for the chosen product. */
    lastParameters: () =>
      requests
        .flatMap(({ VehicleRequests }) => VehicleRequests.map(({ Parameters }) => Parameters))
        .findLast(({ FinanceProductFamilyKeys: [key] }) => key === actor.getSnapshot().context.wish?.familyKey),
    async pass(ms: number) {
      await settle()
      clock.increment(ms)
      await settle()
    },
  }
}

export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
