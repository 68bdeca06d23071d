// Generated from schemas/fields by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Guide } from "./messages.js"

export declare const textFieldGuide: Guide
export declare const titleTagGuide: Guide
export declare const richTextFieldGuide: Guide
export declare const linkFieldGuide: Guide
export declare const imageFieldGuide: Guide
export declare const fileFieldGuide: Guide
export declare const dateFieldGuide: Guide
export declare const referenceGuide: Guide
export declare const referenceListGuide: Guide
export declare const fieldMetadataGuide: Guide
