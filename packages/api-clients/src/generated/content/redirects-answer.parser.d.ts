// Generated from schemas/services/content/redirects-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { RedirectsAnswer } from "./redirects-answer.js"

export declare function parseRedirectsAnswer(value: unknown): RedirectsAnswer | null
