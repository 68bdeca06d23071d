// Generated from schemas/blocks/car-list/car-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a car list in the content platform. */
export const carListWire: Wire = {
  Title: { prop: "title", kind: "text" },
  TitleTag: {
    prop: "titleTag",
    kind: "choice",
    choices: { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" },
  },
  Only: {
    prop: "only",
    kind: "list",
    of: {
      Facet: {
        prop: "facet",
        kind: "choice",
        choices: {
          car_brand: "car_brand",
          car_condition: "car_condition",
          car_fuel: "car_fuel",
          car_body: "car_body",
          car_gearbox: "car_gearbox",
          car_drive: "car_drive",
          car_vehicle_type_code: "car_vehicle_type_code",
          car_site_city: "car_site_city",
          car_site_region: "car_site_region",
          car_has_campaign_price: "car_has_campaign_price",
          car_has_privateleasing: "car_has_privateleasing",
          car_has_companyleasing: "car_has_companyleasing",
        },
      },
      Value: { prop: "value", kind: "string" },
    },
  },
  Monthly: {
    prop: "monthly",
    kind: "choice",
    choices: { none: "None", loan: "Loan", privateleasing: "PrivateLeasing", companyleasing: "CompanyLeasing" },
  },
  Note: { prop: "note", kind: "text" },
  ContactLink: { prop: "contactLink", kind: "link" },
}
