// Generated from schemas/blocks/footer/footer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Footer } from "./footer.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const footerSchema: Schema<Footer>

export declare function explainFooter(value: unknown, options?: DescribeOptions): Issue[]
