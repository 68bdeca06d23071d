import { type RowOf, type Statements, sql } from "@forecourt/service-kit/storage"

const OFFERING_ROW = {
  category: "text",
  categoryName: "text",
  icon: "text",
  selectionType: "text?",
  code: "text",
  name: "text",
  description: "text",
  notKnownPriceText: "text",
  priceDiscount: "number",
  allowUserInput: "number",
  minimum: "number",
  maximum: "number",
  unit: "text",
  unitAbbreviation: "text",
  postfix: "text",
} as const

export type OfferingRow = RowOf<typeof OFFERING_ROW>

const TERMS_ROW = {
  code: "text",
  name: "text",
  unitAbbreviation: "text",
  kind: "text",
  category: "text",
  selectionType: "text?",
  minutes: "number",
  allowUserInput: "number",
  minimum: "number",
  maximum: "number",
} as const

export type OfferingTerms = Omit<RowOf<typeof TERMS_ROW>, "kind"> & { readonly kind: "service" | "addon" }

export function listOfferings(storage: Statements, kind: "service" | "addon"): Promise<OfferingRow[]> {
  return sql`select category, categories.name as "categoryName", icon, selection_type as "selectionType", code,
    offerings.name, description, not_known_price_text as "notKnownPriceText", price_discount as "priceDiscount",
    allow_user_input as "allowUserInput", unit_minimum as minimum, unit_maximum as maximum, unit,
    unit_abbreviation as "unitAbbreviation", unit_postfix as postfix from offerings
    join categories on categories.id = offerings.category where kind = ${kind}
    order by categories.place, categories.id, offerings.place, code`.all(storage, OFFERING_ROW)
}

export async function listTerms(storage: Statements, codes: readonly string[]): Promise<OfferingTerms[]> {
  const rows =
    await sql`select code, offerings.name, unit_abbreviation as "unitAbbreviation", kind, category, selection_type as "selectionType", minutes,
    allow_user_input as "allowUserInput", unit_minimum as minimum, unit_maximum as maximum from offerings
    join categories on categories.id = offerings.category where code in (${codes})`.all(storage, TERMS_ROW)
  return rows.map((row) => ({ ...row, kind: row.kind === "addon" ? "addon" : "service" }))
}

const CONDITION_ROW = {
  code: "text",
  powerTrains: "text",
  brand: "text",
  models: "text",
  fromAge: "number?",
  toAge: "number?",
  fromMileage: "number?",
  toMileage: "number?",
} as const

export type OfferingConditionRow = RowOf<typeof CONDITION_ROW>

export function listConditions(storage: Statements, codes: readonly string[]): Promise<OfferingConditionRow[]> {
  return sql`select code, power_trains as "powerTrains", brand, models, from_age as "fromAge", to_age as "toAge",
    from_mileage as "fromMileage", to_mileage as "toMileage" from offering_conditions
    where code in (${codes})`.all(storage, CONDITION_ROW)
}
