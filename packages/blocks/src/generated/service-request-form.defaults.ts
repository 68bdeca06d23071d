// Generated from schemas/blocks/service-request-form/service-request-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ServiceRequestForm } from "./service-request-form.ts"

/** The default values of a service request form. */
export const serviceRequestFormDefaults = {
  titleTag: "h2",
  vehicle: "Cars",
  newsletterRequired: true,
  backgroundColor: "None",
} satisfies Partial<ServiceRequestForm>
