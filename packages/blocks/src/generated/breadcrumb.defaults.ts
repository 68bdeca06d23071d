// Generated from schemas/blocks/breadcrumb/breadcrumb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Breadcrumb } from "./breadcrumb.ts"

/** What a breadcrumb has where its editor chose nothing. */
export const breadcrumbDefaults = {} satisfies Partial<Breadcrumb>
