import { randomUUID } from "node:crypto"
import { getDayInZone } from "@forecourt/calendar"
import type {
  FinanceDefaults,
  FinanceDefaultsRequest,
  FinanceQuotation,
  FinanceQuotes,
  FinanceQuotesRequest,
  QuoteTerms,
} from "@forecourt/contracts/finance-quote"
import { ServiceError } from "@forecourt/service-kit/errors"
import type { ServiceTools } from "@forecourt/service-kit/service"
import type { FinanceQuoteConfig } from "./finance-quote.config.ts"
import { toPence } from "./money.ts"
import { listProducts, toProductView } from "./products.ts"
import { createQuotation, toQuotation } from "./quotation.ts"
import { deleteQuotesBefore, findTerms, insertQuote } from "./storage/quotes.ts"
import { formatTerms } from "./terms-text.ts"

export interface FinanceQuoteContext extends ServiceTools, Pick<FinanceQuoteConfig, "applyUrl" | "organisations"> {}

const ZONE = "Europe/London"
/** The time in milliseconds for which quotes are kept, so that visitors can return to them. */
const QUOTES_ARE_KEPT_MS = 30 * 86_400_000

export async function fetchFinanceDefaults(
  context: FinanceQuoteContext,
  { PhysicalVehicle, OrganisationIdentifier }: FinanceDefaultsRequest,
): Promise<FinanceDefaults> {
  if (!isKnown(context, OrganisationIdentifier.Value)) throw new ServiceError("OrganisationUnknown")
  const products = listProducts(PhysicalVehicle, getToday(context))
  if (products.length === 0) throw new ServiceError("VehicleNotFinanced")
  return { Products: products.map((product) => toProductView(product, toPence(PhysicalVehicle.OnTheRoadPrice))) }
}

export async function createQuotes(
  context: FinanceQuoteContext,
  { VehicleRequests }: FinanceQuotesRequest,
): Promise<FinanceQuotes> {
  const vehicles = VehicleRequests.map(async (request) => {
    const keys = request.Parameters.FinanceProductFamilyKeys
    const quotations = await Promise.all(keys.map((key) => createProductQuote(context, request, key)))
    const [first] = quotations
    const hasError = quotations.every(({ HasError }) => HasError)
    return {
      Id: request.Id,
      HasError: hasError,
      ...(hasError && first?.Error && { Error: first.Error }),
      FinanceQuotations: quotations,
    }
  })
  return { Vehicles: await Promise.all(vehicles) }
}

type VehicleRequest = FinanceQuotesRequest["VehicleRequests"][number]

async function createProductQuote(
  context: FinanceQuoteContext,
  { PhysicalVehicle: vehicle, Parameters: parameters }: VehicleRequest,
  key: string,
): Promise<FinanceQuotation> {
  const dealer = parameters.OrganisationIdentifier.Value
  if (!isKnown(context, dealer))
    return createFailedQuotation("OrganisationUnknown", "There is no finance from this dealer.")
  const product = listProducts(vehicle, getToday(context)).find(({ familyKey }) => familyKey === key)
  if (product === undefined)
    return createFailedQuotation("ProductNotOffered", "This vehicle cannot be financed in this way.")
  const outcome = createQuotation(product, toPence(vehicle.OnTheRoadPrice), parameters)
  if ("error" in outcome) return { HasError: true, Error: outcome.error }
  const { agreement, adjustment } = outcome
  const reference = randomUUID()
  await insertQuote(context.storage, { reference, terms: formatTerms(agreement, dealer), now: context.now() })
  return toQuotation(agreement, { reference, applyUrl: context.applyUrl, adjustment })
}

function createFailedQuotation(Code: string, UserMessage: string): FinanceQuotation {
  return { HasError: true, Error: { Code, UserMessage } }
}

export async function findQuoteTerms({ storage }: FinanceQuoteContext, quoteRef: string): Promise<QuoteTerms | null> {
  const terms = await findTerms(storage, quoteRef)
  return terms === null ? null : { TermsAndConditions: terms }
}

export async function removeOldQuotes({ storage, now }: FinanceQuoteContext): Promise<void> {
  await deleteQuotesBefore(storage, now() - QUOTES_ARE_KEPT_MS)
}

function isKnown({ organisations }: FinanceQuoteContext, dealer: string): boolean {
  return organisations.length === 0 || organisations.includes(dealer)
}

function getToday({ now }: FinanceQuoteContext): string {
  return getDayInZone(ZONE, now())
}
