import { addMonths } from "@forecourt/calendar"
import type { FinanceOption, FinanceProduct, PhysicalVehicle } from "@forecourt/contracts/finance-quote"
import { createAgreement, getDepositLimits } from "./agreement.ts"
import { MAX_VEHICLE_MILES, MIN_CREDIT, PRODUCTS, type ProductTerms } from "./lender.ts"
import { type Pence, toPence, toPounds } from "./money.ts"

export function listProducts(vehicle: PhysicalVehicle, today: string): readonly ProductTerms[] {
  if (vehicle.Mileage > MAX_VEHICLE_MILES || toPence(vehicle.OnTheRoadPrice) < MIN_CREDIT) return []
  return PRODUCTS.flatMap((product) => {
    const terms = product.terms.filter((term) => isYoungEnough(vehicle, product, addMonths(today, term)))
    return terms.length > 0 ? [{ ...product, terms, defaultTerm: findNearest(terms, product.defaultTerm) }] : []
  })
}

/** Returns true if the vehicle does not exceed the maximum age on `day`, or if its registration date is unknown. */
function isYoungEnough({ Registration }: PhysicalVehicle, { oldestAtEnd }: ProductTerms, day: string): boolean {
  const { DateRegisteredWithDvla: registered } = Registration
  return registered === undefined || day <= addMonths(registered, oldestAtEnd)
}

function findNearest(terms: readonly number[], wanted: number): number {
  return terms.includes(wanted) ? wanted : Math.max(...terms)
}

export function toProductView(product: ProductTerms, price: Pence): FinanceProduct {
  const { familyKey, name, terms, defaultTerm, contract } = product
  const { min, max } = getDepositLimits(product, price)
  const deposit = Math.min(Math.round((price * product.defaultDepositPercent) / 10_000) * 100, max)
  const calculatePayment = (term: number, paid: Pence, annualMileage?: number) =>
    createAgreement(product, { price, term, ...(annualMileage !== undefined && { annualMileage }) }, paid).payment
  // A shorter term is dearer a month, and more miles are, for less is left at the end.
  const all = terms.flatMap((term) =>
    (contract?.mileages ?? [undefined]).flatMap((miles) => [
      calculatePayment(term, min, miles),
      calculatePayment(term, max, miles),
    ]),
  )
  return {
    FamilyKey: familyKey,
    Name: name,
    Term: listOption(terms, defaultTerm),
    Deposit: { Default: toPounds(deposit), Min: toPounds(min), Max: toPounds(max) },
    Payment: {
      Default: toPounds(calculatePayment(defaultTerm, deposit, contract?.defaultMileage)),
      Min: Math.floor(toPounds(Math.min(...all))),
      Max: Math.ceil(toPounds(Math.max(...all))),
    },
    ...(contract && { AnnualMileage: listOption(contract.mileages, contract.defaultMileage) }),
  }
}

function listOption(values: readonly number[], standard: number): FinanceOption {
  return { Default: standard, Min: Math.min(...values), Max: Math.max(...values), Values: [...values] }
}
