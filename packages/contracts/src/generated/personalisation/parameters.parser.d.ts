// Generated from schemas/services/personalisation/personalisation.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SendPageViewParameters } from "./parameters.js"

export declare function parseSendPageViewParameters(value: unknown): SendPageViewParameters | null
