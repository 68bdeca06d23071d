// Generated from schemas/services/content/redirects-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { RedirectsResponse } from "./redirects-response.js"

export declare function parseRedirectsResponse(value: unknown): RedirectsResponse | null
