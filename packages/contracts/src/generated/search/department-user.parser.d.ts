// Generated from schemas/services/search/department-user.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DepartmentUser } from "./department-user.js"

export declare function parseDepartmentUser(value: unknown): DepartmentUser | null
