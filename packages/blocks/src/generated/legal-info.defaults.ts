// Generated from schemas/blocks/legal-info/legal-info.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LegalInfo } from "./legal-info.ts"

/** The default values of a legal info. */
export const legalInfoDefaults = { titleTag: "h2", isFolded: false } satisfies Partial<LegalInfo>
