// Generated from schemas/services/search/department.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Department } from "./department.js"

export declare function parseDepartment(value: unknown): Department | null
