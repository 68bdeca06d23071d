// Generated from schemas/services/search/department-user.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseDepartmentUser } from "./department-user.parser.js"

/** Who works in a department. Spec 2 §3. */
export interface DepartmentUser {
  /** First name. */
  first_name?: string
  /** Last name. */
  last_name?: string
  /** What they do. */
  title?: string
  /** Phone number. */
  phone?: string
  /** E-mail address. */
  email?: string
}
