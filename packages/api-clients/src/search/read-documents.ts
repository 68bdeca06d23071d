import { type Car, parseCar } from "@forecourt/contracts/search/car"
import { type Dealership, parseDealership } from "@forecourt/contracts/search/dealership"

/** A document from a search index, with only the requested fields. */
export type StockDocument = Readonly<Record<string, unknown>>

interface Kind<Document> {
  readonly parse: (value: unknown) => Document | null
  /**
   * The valid placeholder values for a document's required fields. They make it possible to validate one field without
   * the other fields of the document.
   */
  readonly required: StockDocument
}

const CAR: Kind<Car> = {
  parse: parseCar,
  required: { car_id: "1", slug: "-", car_brand: "-", car_model: "-" },
}
const DEALERSHIP: Kind<Dealership> = {
  parse: parseDealership,
  required: { site_id: "-", slug: "-", site_official_name: "-" },
}

type OnLeftOut = (field: string) => void

const ignore = () => {}

/**
 * Returns a copy of a car without fields that violate the contract. If a field is a list, only its invalid items are
 * removed.
 */
export const toValidCar = (document: StockDocument, onLeftOut?: OnLeftOut) => parseDocument(CAR, document, onLeftOut)

/** Returns a copy of a dealership without fields that violate the contract. */
export const toValidDealership = (document: StockDocument, onLeftOut?: OnLeftOut) =>
  parseDocument(DEALERSHIP, document, onLeftOut)

/**
 * Parses a car from a search response. A missing brand or model becomes an empty string. Returns `null` if the
 * identifier or the slug is missing.
 */
export function readCar(document: unknown): Car | null {
  return readDocument(CAR, ["car_brand", "car_model"], document)
}

/**
 * Parses a dealership from a search response. A missing name becomes an empty string. Returns `null` if the identifier
 * or the slug is missing.
 */
export function readDealership(document: unknown): Dealership | null {
  return readDocument(DEALERSHIP, ["site_official_name"], document)
}

function parseDocument(
  { parse, required }: Kind<object>,
  document: StockDocument,
  onLeftOut: OnLeftOut = ignore,
): StockDocument {
  const isValid = (fields: StockDocument) => parse({ ...required, ...fields }) !== null
  if (isValid(document)) return document
  const fields = Object.entries(document).flatMap(([name, value]): [string, unknown][] => {
    if (isValid({ [name]: value })) return [[name, value]]
    onLeftOut(name)
    const items = Array.isArray(value) ? value.filter((item) => isValid({ [name]: [item] })) : []
    return items.length > 0 ? [[name, items]] : []
  })
  return Object.fromEntries(fields)
}

function readDocument<Document extends object>(
  kind: Kind<Document>,
  names: readonly (keyof Document & string)[],
  document: unknown,
): Document | null {
  if (typeof document !== "object" || document === null) return null
  const fields = parseDocument(kind, { ...document })
  const missing = names.filter((name) => fields[name] === undefined)
  const known = kind.parse({ ...fields, ...Object.fromEntries(missing.map((name) => [name, "-"])) })
  return known && { ...known, ...Object.fromEntries(missing.map((name) => [name, ""])) }
}
