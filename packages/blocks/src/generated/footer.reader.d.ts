// Generated from schemas/blocks/footer/footer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Footer } from "./footer.js"

export declare function readFooter(raw: unknown): Footer | null
