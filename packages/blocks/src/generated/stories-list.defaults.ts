// Generated from schemas/blocks/stories-list/stories-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StoriesList } from "./stories-list.ts"

/** The default values of a stories list. */
export const storiesListDefaults = { titleTag: "h1" } satisfies Partial<StoriesList>
