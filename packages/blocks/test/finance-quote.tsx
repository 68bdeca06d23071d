import type { FinanceQuoteCalls, FinanceQuotesRequest, QuoteParameters } from "@forecourt/contracts/finance-quote"
import type { FinancedCar, FoundFinance, QuoteWish } from "@forecourt/finance-quote-machine"
import type { SiteContext } from "@forecourt/renderer"
import type { PropsWithChildren } from "react"
import { toPence } from "../../services/finance-quote/src/money.ts"
import { listProducts, toProductView } from "../../services/finance-quote/src/products.ts"
import { createQuotation, toQuotation } from "../../services/finance-quote/src/quotation.ts"
import { formatTerms } from "../../services/finance-quote/src/terms-text.ts"
import type { FinanceQuoteProps } from "../src/car-page/finance-quote.client.tsx"
import { createFinanceQuoteTexts } from "../src/car-page/finance-quote.texts.ts"
import { type FinanceWorld, FinanceWorldContext } from "../src/car-page/use-finance-quote.ts"

const TODAY = "2027-03-01"

export const FINANCED_CAR: FinancedCar = {
  vehicle: {
    Type: "Car",
    SourceVehicleId: "41284",
    Vin: "0FXAA000000000001",
    Status: "PreOwned",
    OnTheRoadPrice: 16_995,
    Mileage: 21_480,
    Registration: { RegistrationNumber: "AB73 CDE", CountryCode: "GB", DateRegisteredWithDvla: "2023-09-23" },
  },
  organisation: { Type: "AssociatedDealerKey", Value: "Norrvik Leeds Ltd" },
}

function quote(parameters: QuoteParameters, { vehicle }: FinancedCar = FINANCED_CAR) {
  const [key] = parameters.FinanceProductFamilyKeys
  const product = listProducts(vehicle, TODAY).find(({ familyKey }) => familyKey === key)
  const outcome = product && createQuotation(product, toPence(vehicle.OnTheRoadPrice), parameters)
  if (outcome === undefined || "error" in outcome) return null
  const { agreement, adjustment } = outcome
  const reference = `quote-${agreement.product.familyKey}-${agreement.term}-${agreement.deposit}`
  const quotation = toQuotation(agreement, { reference, applyUrl: "https://finance.example/apply", adjustment })
  return { quotation, terms: formatTerms(agreement, FINANCED_CAR.organisation.Value) }
}

const products = listProducts(FINANCED_CAR.vehicle, TODAY).map((product) =>
  toProductView(product, toPence(FINANCED_CAR.vehicle.OnTheRoadPrice)),
)

export function createFoundFinance(): FoundFinance {
  const [product] = products
  const { Term, Deposit, AnnualMileage } = product ?? {}
  const parameters: QuoteParameters = {
    Term: Term?.Default ?? 0,
    CashDeposit: Deposit?.Default ?? 0,
    AnnualMileage: AnnualMileage?.Default ?? 0,
    FinanceProductFamilyKeys: ["PCP"],
    CalculationType: "ToRegularPayment",
    OrganisationIdentifier: FINANCED_CAR.organisation,
  }
  const result = quote(parameters)
  const { Finance, Blocks = [] } = result?.quotation ?? {}
  if (Finance === undefined || result === null) throw new Error("There is no quote to begin with.")
  const wish: QuoteWish = {
    familyKey: "PCP",
    term: Finance.Quote.Term,
    deposit: Finance.Quote.TotalDeposit,
    partExchange: 0,
    settlement: 0,
    payment: Finance.Quote.TotalRegularPayment,
    annualMileage: Finance.Quote.AnnualMileage ?? null,
    chosenMileage: Finance.Quote.AnnualMileage ?? null,
    calculation: "ToRegularPayment",
  }
  const { AnnualMileage: _, ...others } = parameters
  const compared = quote({ ...others, FinanceProductFamilyKeys: ["HP"] })?.quotation.Finance?.Quote
  if (compared === undefined) throw new Error("There is no quote to compare with.")
  const { QuoteReference: __, QuoteActions: ___, ...amounts } = compared
  return {
    products,
    wish,
    quote: { quotation: { Finance, Blocks }, terms: result.terms, compared: [{ familyKey: "HP", amounts }] },
    fault: null,
  }
}

export function financeQuote(
  site: Pick<SiteContext, "text">,
  changes: Partial<FinanceQuoteProps> = {},
): FinanceQuoteProps {
  return {
    carId: "41284",
    financedCar: FINANCED_CAR,
    found: createFoundFinance(),
    texts: createFinanceQuoteTexts(site),
    language: "en",
    locale: "en-GB",
    path: "/buy-car/used-cars/41284/volkswagen-id3",
    links: {
      reserve: "https://finance.example/reserve?site=uk",
      partExchange: "https://finance.example/part-exchange",
    },
    ...changes,
  }
}

/** The lender's behaviour. With `gone once`, the first call fails and all later calls get no response. */
export type Lender = "answers" | "never" | "gone" | "gone once" | "refuses"

export function financeWorld(lender: Lender = "answers", clock?: FinanceWorld["clock"]) {
  const requests: FinanceQuotesRequest[] = []
  const quoted = new Map<string, string>()
  let calledTimes = 0
  async function respond<Body>(body: () => Body): Promise<Body> {
    calledTimes += 1
    if (lender === "never" || (lender === "gone once" && calledTimes > 1)) return new Promise(() => {})
    if (lender === "gone" || lender === "gone once")
      throw Object.assign(new Error("gone"), { status: 502, code: "ServiceFailed" })
    return body()
  }
  const calls: FinanceQuoteCalls = {
    fetchFinanceDefaults: () => respond(() => ({ Products: products })),
    quoteFinance: (request) =>
      respond(() => {
        requests.push(request)
        return {
          Vehicles: request.VehicleRequests.map(({ Id, Parameters }) => {
            const result = lender === "refuses" ? null : quote(Parameters)
            if (result === null) return { Id, HasError: true, FinanceQuotations: [] }
            quoted.set(result.quotation.Finance?.Quote.QuoteReference ?? "", result.terms)
            return { Id, HasError: false, FinanceQuotations: [result.quotation] }
          }),
        }
      }),
    async findQuoteTerms({ quoteRef }) {
      const terms = quoted.get(quoteRef)
      return terms === undefined ? null : { TermsAndConditions: terms }
    },
  }
  const world: FinanceWorld = { calls, ...(clock && { clock }) }
  const Around = ({ children }: PropsWithChildren) => (
    <FinanceWorldContext value={() => world}>{children}</FinanceWorldContext>
  )
  return { requests, world, Around }
}
