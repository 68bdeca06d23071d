// Generated from schemas/services/content/navigation-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { NavigationAnswer } from "./navigation-answer.js"

export declare function parseNavigationAnswer(value: unknown): NavigationAnswer | null
