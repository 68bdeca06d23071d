// Generated from schemas/services/search/department-user.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseDepartmentUser } from "./department-user.parser.js"

/** A person who works in a department. Spec 2 §3. */
export interface DepartmentUser {
  /** The first name. */
  first_name?: string
  /** The last name. */
  last_name?: string
  /** The job title. */
  title?: string
  /** The phone number. */
  phone?: string
  /** The e-mail address. */
  email?: string
}
