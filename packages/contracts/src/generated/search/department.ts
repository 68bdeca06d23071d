// Generated from schemas/services/search/department.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DepartmentUser } from "./department-user.ts"
import type { OpeningSchedule } from "./opening-schedule.ts"

export { parseDepartment } from "./department.parser.js"

/** A department of a dealership. Spec 2 §3. */
export interface Department {
  /**
   * The name of the department.
   *
   * @minLength 1
   */
  name: string
  /** The name shown to visitors, if it differs. */
  official_name?: string
  /** The phone number. */
  phone?: string
  /** The e-mail address. */
  email?: string
  /** The type of work that the department does. */
  department_type?: string
  /** The heading under which the department is listed. */
  group?: "New cars" | "Parts" | "Workshop" | "Body work" | "other"
  /** The identifier in the ERP, in the form company.department. */
  erp_id?: string
  /** The brands that the department serves. */
  brands?: {
    /**
     * The code of the brand.
     *
     * @minLength 1
     */
    brand_code: string
    /** The name of the brand, if the stock data contains it. */
    name?: string
  }[]
  /** The people who work in the department. */
  users?: DepartmentUser[]
  /** The opening hours. */
  openingschedule?: OpeningSchedule
}
