// Generated from schemas/services/search/dealership.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Department } from "./department.ts"
import type { PrimaryImage } from "./primary-image.ts"

export { parseDealership } from "./dealership.parser.js"

/** A dealership, which the specification calls a site. Spec 2 §3. */
export interface Dealership {
  /**
   * The identifier of the dealership.
   *
   * @minLength 1
   */
  site_id: string
  /**
   * The last segment of the dealership's address.
   *
   * @pattern ^[^\s/?#]{1,200}$
   */
  slug: string
  /**
   * The name shown to visitors.
   *
   * @minLength 1
   */
  site_official_name: string
  /**
   * The name of the company that runs the dealership, as contracts and lenders use it.
   *
   * @minLength 1
   */
  site_legal_name?: string
  /** The street address. */
  site_street?: string
  /** The postcode. */
  site_zip?: string
  /** The town. */
  site_city?: string
  /** The phone number. */
  site_phone?: string
  /** The e-mail address. */
  site_email?: string
  /** The region. */
  site_region?: string
  /**
   * The position of the dealership: latitude,longitude in degrees.
   *
   * @pattern ^-?[0-9.]+,-?[0-9.]+$
   */
  site_geocoord?: string
  /** The address of the picture. */
  site_image_url?: string
  /** The picture of the dealership. */
  site_primary_image?: PrimaryImage
  /** The brands that are sold or served at the dealership. */
  site_brands?: string[]
  /** The groups of departments. */
  site_department_groups?: string[]
  /** The town under which the web site lists the dealership. */
  website_city?: string
  /** The position of the dealership in lists. */
  website_sort_order?: number
  /** The departments. */
  site_departments?: Department[]
}
