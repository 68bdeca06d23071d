// Generated from schemas/blocks/breadcrumb/breadcrumb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Breadcrumb } from "./breadcrumb.js"

export declare function readBreadcrumb(raw: unknown): Breadcrumb | null
