import { parseCar } from "@forecourt/contracts/search/car"
import { parseDealership } from "@forecourt/contracts/search/dealership"
import car from "@forecourt/schemas/services/search/car.schema.json" with { type: "json" }
import dealership from "@forecourt/schemas/services/search/dealership.schema.json" with { type: "json" }
import { type Fields, readFields, type SearchSchema } from "@forecourt/search-engine/rules"
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
  readonly parse: (value: unknown) => object | null
}

export interface Fault {
  /** The path of the invalid field, or an empty string if the whole document is invalid. */
  readonly field: string
  readonly reason: string
}

const KINDS: Readonly<Record<KindName, Kind>> = {
  car: createKind("car", car, parseCar, ["car_price", "car_campaign_price"], "car_lowest_price"),
  dealership: createKind("dealership", dealership, parseDealership, [], null),
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

function createKind(
  name: KindName,
  schema: SearchSchema,
  parse: Kind["parse"],
  prices: readonly string[],
  lowestPrice: string | null,
): Kind {
  return { name, schema, fields: readFields(schema), parse, prices, lowestPrice }
}
