// Generated from schemas/blocks/breadcrumb/breadcrumb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Breadcrumb } from "./breadcrumb.ts"

/** The default values of a breadcrumb. */
export const breadcrumbDefaults = {} satisfies Partial<Breadcrumb>
