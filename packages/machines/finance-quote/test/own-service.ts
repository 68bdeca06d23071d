import { type FinancedCar, financeQuoteMachine, toPorts } from "@forecourt/finance-quote-machine"
import { createActor, waitFor } from "xstate"

const financedCar: FinancedCar = {
  vehicle: {
    Type: "Car",
    SourceVehicleId: "30000001",
    Vin: "WBA00000000000001",
    Status: "PreOwned",
    OnTheRoadPrice: 12_000,
    Mileage: 21_400,
    Registration: { RegistrationNumber: "AB24 CDE", CountryCode: "GB" },
  },
  organisation: { Type: "AssociatedDealerKey", Value: "Norrvik Leeds Ltd" },
}

// Functions over any source: here a lender without interest.
const actors = toPorts({
  async fetchFinanceDefaults() {
    const Term = { Default: 48, Min: 12, Max: 60, Values: [12, 24, 36, 48, 60] }
    const Deposit = { Default: 2400, Min: 0, Max: 6000 }
    return {
      Products: [
        { FamilyKey: "HP", Name: "Hire Purchase", Term, Deposit, Payment: { Default: 200, Min: 100, Max: 1000 } },
      ],
    }
  },
  async quoteFinance({ VehicleRequests }) {
    const Vehicles = VehicleRequests.map(({ Id, Parameters, PhysicalVehicle: { OnTheRoadPrice } }) => {
      const { Term, CashDeposit, RegularPayment = 0 } = Parameters
      const TotalDeposit = CashDeposit ?? OnTheRoadPrice - Term * RegularPayment
      const TotalRegularPayment = (OnTheRoadPrice - TotalDeposit) / Term
      // A quote without these amounts is hidden, because the law requires them next to a monthly payment.
      const required = {
        TotalNumberOfRegularPayments: Term,
        TotalAmountPayable: OnTheRoadPrice,
        Apr: 0,
        RateOfInterest: 0,
        RateIsFixed: true,
        CashPrice: OnTheRoadPrice,
        AmountOfCredit: OnTheRoadPrice - TotalDeposit,
        AgreementDuration: Term,
        Fees: [],
      }
      const Quote = { QuoteReference: "1", TotalDeposit, TotalRegularPayment, Term, ...required, QuoteActions: {} }
      const Product = { FamilyKey: "HP" as const, Name: "Hire Purchase", Lender: "Example" }
      const Finance = { Product, Notifications: [], Quote }
      return { Id, HasError: false, FinanceQuotations: [{ HasError: false, Finance }] }
    })
    return { Vehicles }
  },
  findQuoteTerms: async () => ({ TermsAndConditions: "Credit is subject to status." }),
})

const quote = createActor(financeQuoteMachine.provide({ actors }), { input: { financedCar, found: null } }).start()
await waitFor(quote, (now) => now.matches({ loaded: "resting" }))
quote.send({ type: "CHANGE_PAYMENT", payment: 150 })
await waitFor(quote, (now) => now.matches({ loaded: "resting" }))

export const deposit = quote.getSnapshot().context.wish?.deposit // 4800
