// Generated from schemas/services/search/department.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DepartmentUser } from "./department-user.ts"
import type { OpeningSchedule } from "./opening-schedule.ts"

export { parseDepartment } from "./department.parser.js"

/** A department of a dealership. Spec 2 §3. */
export interface Department {
  /**
   * Name.
   *
   * @minLength 1
   */
  name: string
  /** Name towards visitors, where it is another. */
  official_name?: string
  /** Phone number. */
  phone?: string
  /** E-mail address. */
  email?: string
  /** What it does. */
  department_type?: string
  /** Heading that it stands under. */
  group?: "New cars" | "Parts" | "Workshop" | "Body work" | "other"
  /** company.department in the ERP. */
  erp_id?: string
  /** Brands that it serves. */
  brands?: {
    /**
     * Code of the brand.
     *
     * @minLength 1
     */
    brand_code: string
    /** Name of the brand, where the stock has it. */
    name?: string
  }[]
  /** Who works there. */
  users?: DepartmentUser[]
  /** When it is open. */
  openingschedule?: OpeningSchedule
}
