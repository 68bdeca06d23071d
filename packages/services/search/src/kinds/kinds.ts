import { listBudgetCodes } from "@forecourt/api-clients/car-offers"
import { parseCar } from "@forecourt/contracts/search/car"
import { parseDealership } from "@forecourt/contracts/search/dealership"
import car from "@forecourt/schemas/services/search/car.schema.json" with { type: "json" }
import dealership from "@forecourt/schemas/services/search/dealership.schema.json" with { type: "json" }
import { type Fields, readFields, type SearchSchema } from "@forecourt/search-engine/rules"
import type { SearchDocument } from "../engine.types.ts"
import { findFault } from "./explain.ts"

export const KIND_NAMES = ["car", "dealership"] as const
export type KindName = (typeof KIND_NAMES)[number]

export interface Kind {
  readonly name: KindName
  readonly schema: SearchSchema
  readonly fields: Fields
  /**
   * The names of the fields that contain prices, at most two. Each change of such a price is recorded in the price
   * history.
   */
  readonly prices: readonly string[]
  /**
   * The name of the result field for the lowest earlier price: the lowest value that the first field in `prices` had in
   * the thirty days before it got its current value. `null` if the kind has no such field.
   */
  readonly lowestPrice: string | null
  /** The functions that calculate fields from a document. Values of these fields in imported data are ignored. */
  readonly calculated: Readonly<Record<string, (document: SearchDocument) => unknown>>
  readonly parse: (value: unknown) => object | null
}

export interface Fault {
  /** The path of the invalid field, or an empty string if the whole document is invalid. */
  readonly field: string
  readonly reason: string
}

const KINDS: Readonly<Record<KindName, Kind>> = {
  car: {
    name: "car",
    schema: car,
    fields: readFields(car),
    parse: parseCar,
    prices: ["car_price", "car_campaign_price"],
    lowestPrice: "car_lowest_price",
    calculated: { car_loan_budgets: listBudgetCodes },
  },
  dealership: {
    name: "dealership",
    schema: dealership,
    fields: readFields(dealership),
    parse: parseDealership,
    prices: [],
    lowestPrice: null,
    calculated: {},
  },
}

export function getKind(name: KindName): Kind {
  return KINDS[name]
}

export function findKind(name: unknown): Kind | null {
  const kindName = KIND_NAMES.find((item) => item === name)
  return kindName === undefined ? null : KINDS[kindName]
}

export function findDocumentFault({ parse, schema }: Kind, document: unknown): Fault | null {
  if (parse(document) !== null) return null
  return findFault(schema, document) ?? { field: "", reason: "does not fit the schema" }
}
