import type { FacetChoice, FacetRequest, SearchRequestInput } from "@forecourt/contracts/search"
import { listTypes, type Property, type Schema } from "./schema.ts"

export class OracleError extends Error {
  readonly code: "BadRequest" | "FieldUnknown"

  constructor(code: "BadRequest" | "FieldUnknown", message: string) {
    super(message)
    this.code = code
  }
}

export function checkRequest(
  { properties }: Schema,
  { filters = [], facets = [], sort_name }: SearchRequestInput,
): void {
  const getOwnProperty = (name = "") => (Object.hasOwn(properties, name) ? properties[name] : undefined)
  for (const { name } of [...filters, ...facets]) checkField(name, getOwnProperty(name))
  for (const facet of facets) checkFacet(facet, getOwnProperty(facet.name), getOwnProperty(facet.child_name))
  if (new Set(facets.map(({ name }) => name)).size < facets.length) throw createError("a facet is asked for twice.")

  const sortable = Object.keys(properties).filter((name) => properties[name]?.["x-search"]?.sort)
  const sort = sort_name?.replace(/_(asc|desc)$/, "")
  if (sort !== undefined && !sortable.includes(sort)) throw createError(`sort by one of ${sortable.join(", ")}.`)
}

const SCALAR_TYPES = ["string", "number", "integer", "boolean"]

function checkField(name: string, property: Property | undefined): void {
  const types = listTypes(property)
  if (types.length === 0 || types.some((type) => !SCALAR_TYPES.includes(type)))
    throw new OracleError("FieldUnknown", `search: ${name} is no field of these documents.`)
}

function checkFacet(request: FacetRequest, property: Property | undefined, child: Property | undefined): void {
  const { name, child_name, type, filters = [] } = request
  const facet = property?.["x-search"]?.facet
  if (facet === undefined) throw createError(`${name} is no facet.`)
  if (type !== undefined && type !== facet) throw createError(`${name} is a facet of type ${facet}.`)
  if (child_name !== undefined && child?.["x-search"]?.parent !== name)
    throw createError(`${child_name} is not below ${name}.`)
  for (const choice of filters) {
    if (facet === "range") checkRange(name, choice)
    else checkValue(name, choice)
    if (choice.children?.length && child_name === undefined)
      throw createError(`${name} has no child_name for its children.`)
  }
}

function checkValue(name: string, { value, min, max }: FacetChoice): void {
  if (value === undefined || min !== undefined || max !== undefined)
    throw createError(`what is chosen of ${name} has a value and no bounds.`)
}

function checkRange(name: string, { value, min, max }: FacetChoice): void {
  if (value !== undefined) throw createError(`${name} is a range: give min, max or both.`)
  if (min === undefined && max === undefined) throw createError(`what is chosen of ${name} has neither min nor max.`)
  if (min !== undefined && max !== undefined && min > max) throw createError(`min of ${name} is above its max.`)
}

function createError(message: string): OracleError {
  return new OracleError("BadRequest", `search: ${message}`)
}
