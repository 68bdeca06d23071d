// Generated from schemas/services/content/settings-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SettingsResponse } from "./settings-response.js"

export declare function parseSettingsResponse(value: unknown): SettingsResponse | null
