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
  minutes: "number",
  allowUserInput: "number",
  minimum: "number",
  maximum: "number",
} as const

export type OfferingTerms = RowOf<typeof TERMS_ROW>

export function listOfferings(storage: Statements, kind: "service" | "addon"): Promise<OfferingRow[]> {
  return sql`select category, categories.name as "categoryName", icon, selection_type as "selectionType", code,
    offerings.name, description, not_known_price_text as "notKnownPriceText", price_discount as "priceDiscount",
    allow_user_input as "allowUserInput", unit_minimum as minimum, unit_maximum as maximum, unit,
    unit_abbreviation as "unitAbbreviation", unit_postfix as postfix from offerings
    join categories on categories.id = offerings.category where kind = ${kind}
    order by categories.place, categories.id, offerings.place, code`.all(storage, OFFERING_ROW)
}

export function listTerms(storage: Statements, codes: readonly string[]): Promise<OfferingTerms[]> {
  return sql`select code, minutes, allow_user_input as "allowUserInput", unit_minimum as minimum,
    unit_maximum as maximum from offerings where code in (${codes})`.all(storage, TERMS_ROW)
}
