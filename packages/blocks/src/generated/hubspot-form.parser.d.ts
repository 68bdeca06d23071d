// Generated from schemas/blocks/hubspot-form/hubspot-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { HubspotForm } from "./hubspot-form.js"

export declare function parseHubspotForm(value: unknown): HubspotForm | null
