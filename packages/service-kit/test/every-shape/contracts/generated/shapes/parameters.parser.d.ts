// Generated from schemas/services/shapes/shapes.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.
import type { FindCarParameters, PutPictureParameters, WatchOrderParameters } from "./parameters.js"

export declare function parseFindCarParameters(value: unknown): FindCarParameters | null
export declare function parsePutPictureParameters(value: unknown): PutPictureParameters | null
export declare function parseWatchOrderParameters(value: unknown): WatchOrderParameters | null
