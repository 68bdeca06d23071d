// Generated from schemas/services/content/settings-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SettingsAnswer } from "./settings-answer.js"

export declare function parseSettingsAnswer(value: unknown): SettingsAnswer | null
