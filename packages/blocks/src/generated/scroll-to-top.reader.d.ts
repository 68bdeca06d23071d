// Generated from schemas/blocks/scroll-to-top/scroll-to-top.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ScrollToTop } from "./scroll-to-top.js"

export declare function readScrollToTop(raw: unknown): ScrollToTop | null
