import { basename } from "node:path"
import brand from "@forecourt/schemas/services/search/brand.schema.json" with { type: "json" }
import calculatorOption from "@forecourt/schemas/services/search/calculator-option.schema.json" with { type: "json" }
import campaign from "@forecourt/schemas/services/search/campaign.schema.json" with { type: "json" }
import carImage from "@forecourt/schemas/services/search/car-image.schema.json" with { type: "json" }
import contractDuration from "@forecourt/schemas/services/search/contract-duration.schema.json" with { type: "json" }
import department from "@forecourt/schemas/services/search/department.schema.json" with { type: "json" }
import departmentUser from "@forecourt/schemas/services/search/department-user.schema.json" with { type: "json" }
import facetChoice from "@forecourt/schemas/services/search/facet-choice.schema.json" with { type: "json" }
import facetRequest from "@forecourt/schemas/services/search/facet-request.schema.json" with { type: "json" }
import leasingOption from "@forecourt/schemas/services/search/leasing-option.schema.json" with { type: "json" }
import loanOption from "@forecourt/schemas/services/search/loan-option.schema.json" with { type: "json" }
import mappingColumn from "@forecourt/schemas/services/search/mapping-column.schema.json" with { type: "json" }
import openingSchedule from "@forecourt/schemas/services/search/opening-schedule.schema.json" with { type: "json" }
import primaryImage from "@forecourt/schemas/services/search/primary-image.schema.json" with { type: "json" }
import searchFilter from "@forecourt/schemas/services/search/search-filter.schema.json" with { type: "json" }
import seller from "@forecourt/schemas/services/search/seller.schema.json" with { type: "json" }
import vehicleMedia from "@forecourt/schemas/services/search/vehicle-media.schema.json" with { type: "json" }

const ALL = [
  brand,
  calculatorOption,
  campaign,
  carImage,
  contractDuration,
  department,
  departmentUser,
  facetChoice,
  facetRequest,
  leasingOption,
  loanOption,
  mappingColumn,
  openingSchedule,
  primaryImage,
  searchFilter,
  seller,
  vehicleMedia,
]

const SCHEMAS = new Map<string, Readonly<Record<string, unknown>>>(ALL.map((schema) => [basename(schema.$id), schema]))

/**
 * Returns the schema to which a `$ref` refers. For an unknown reference, returns an empty schema, which allows any
 * value.
 */
export function getSchema(reference: string): Readonly<Record<string, unknown>> {
  return SCHEMAS.get(reference) ?? {}
}
