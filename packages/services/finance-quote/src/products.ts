import { addMonths } from "@forecourt/calendar"
import type { FinanceOption, FinanceProduct, PhysicalVehicle } from "@forecourt/contracts/finance-quote"
import { agreementOf, depositLimits } from "./agreement.ts"
import { MAX_VEHICLE_MILES, MIN_CREDIT, PRODUCTS, type ProductTerms } from "./lender.ts"
import { type Pence, penceOf, poundsOf } from "./money.ts"

/** The products for a vehicle, with the terms that its age allows; none when nobody lends on it. */
export function productsFor(vehicle: PhysicalVehicle, today: string): readonly ProductTerms[] {
  if (vehicle.Mileage > MAX_VEHICLE_MILES || penceOf(vehicle.OnTheRoadPrice) < MIN_CREDIT) return []
  return PRODUCTS.flatMap((product) => {
    const terms = product.terms.filter((term) => isYoungEnough(vehicle, product, addMonths(today, term)))
    return terms.length > 0 ? [{ ...product, terms, defaultTerm: nearest(terms, product.defaultTerm) }] : []
  })
}

/** Whether it will not be too old on a day; one whose first day is not known is taken to be young. */
function isYoungEnough({ Registration }: PhysicalVehicle, { oldestAtEnd }: ProductTerms, day: string): boolean {
  const { DateRegisteredWithDvla: registered } = Registration
  return registered === undefined || day <= addMonths(registered, oldestAtEnd)
}

function nearest(terms: readonly number[], wanted: number): number {
  return terms.includes(wanted) ? wanted : Math.max(...terms)
}

/** A product as visitors may choose of it. Amounts are whole pounds, ends as well as what it begins with. */
export function productView(product: ProductTerms, price: Pence): FinanceProduct {
  const { familyKey, name, terms, defaultTerm, contract } = product
  const { min, max } = depositLimits(product, price)
  const deposit = Math.min(Math.round((price * product.defaultDepositPercent) / 10_000) * 100, max)
  const payment = (term: number, paid: Pence, annualMileage?: number) =>
    agreementOf(product, { price, term, ...(annualMileage !== undefined && { annualMileage }) }, paid).payment
  // A shorter term is dearer a month, and more miles are, for less is left at the end.
  const all = terms.flatMap((term) =>
    (contract?.mileages ?? [undefined]).flatMap((miles) => [payment(term, min, miles), payment(term, max, miles)]),
  )
  return {
    FamilyKey: familyKey,
    Name: name,
    Term: listOption(terms, defaultTerm),
    Deposit: { Default: poundsOf(deposit), Min: poundsOf(min), Max: poundsOf(max) },
    Payment: {
      Default: poundsOf(payment(defaultTerm, deposit, contract?.defaultMileage)),
      Min: Math.floor(poundsOf(Math.min(...all))),
      Max: Math.ceil(poundsOf(Math.max(...all))),
    },
    ...(contract && { AnnualMileage: listOption(contract.mileages, contract.defaultMileage) }),
  }
}

function listOption(values: readonly number[], standard: number): FinanceOption {
  return { Default: standard, Min: Math.min(...values), Max: Math.max(...values), Values: [...values] }
}
