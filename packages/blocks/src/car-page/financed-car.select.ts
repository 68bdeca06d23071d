import { readPrice } from "@forecourt/api-clients/search"
import { readNumber } from "@forecourt/contracts/read-number"
import type { Car, Dealership } from "@forecourt/contracts/search"
import type { FinancedCar, QuoteWish } from "@forecourt/finance-quote-machine"
import type { PageItem } from "@forecourt/renderer"

/**
 * Creates the data with which the lender calculates a quote. Returns `null` for a car that cannot be financed, such as
 * a sold car or one priced without VAT. Spec 2 §7.
 */
export function createFinancedCar(car: Car, dealership: Dealership | null): FinancedCar | null {
  const { car_regno: mark, car_chassino: vin, car_mileage: miles = 0, car_firstregistration: registered } = car
  const { price, campaignPrice, isWithoutVat } = readPrice(car)
  const amount = campaignPrice ?? price
  const isForSale = !car.car_is_sold && !car.car_is_sample && car.car_price_currency === "GBP" && !isWithoutVat
  if (!isForSale || amount === null || mark === undefined || vin === undefined || dealership === null) return null
  return {
    vehicle: {
      Type: "Car",
      SourceVehicleId: car.car_id,
      Vin: vin,
      Status: "PreOwned",
      OnTheRoadPrice: amount,
      Mileage: Math.round(miles),
      Registration: {
        RegistrationNumber: mark,
        CountryCode: "GB",
        ...(registered !== undefined && { DateRegisteredWithDvla: registered }),
      },
    },
    organisation: { Type: "AssociatedDealerKey", Value: getLegalName(dealership) },
  }
}

function getLegalName({ site_legal_name, site_official_name }: Dealership): string {
  return site_legal_name ?? site_official_name
}

/**
 * Parses the quote options in the page's URL. The URL contains them after the form was submitted without JavaScript.
 */
export function readWish(choices: PageItem["choices"] = {}): Partial<QuoteWish> {
  // Without JavaScript, the visitor types the amounts about the old car, for example `£4,500`.
  const readAmount = (name: string) => {
    const [value = ""] = choices[name] ?? []
    const amount = readNumber(value, "en-GB")
    return amount === null ? undefined : Math.round(amount)
  }
  const [familyKey] = choices.financeProduct ?? []
  const [by] = choices.financeBy ?? []
  const wish = {
    familyKey: familyKey === "PCP" || familyKey === "HP" ? familyKey : undefined,
    term: readAmount("financeTerm"),
    deposit: readAmount("financeDeposit"),
    partExchange: readAmount("financePartExchange"),
    settlement: readAmount("financeSettlement"),
    payment: readAmount("financePayment"),
    annualMileage: readAmount("financeMileage"),
    calculation: by === "payment" ? "ToCashDeposit" : undefined,
  }
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as Partial<QuoteWish>
}
