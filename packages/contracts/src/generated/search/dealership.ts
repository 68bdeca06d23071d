// Generated from schemas/services/search/dealership.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Department } from "./department.ts"
import type { PrimaryImage } from "./primary-image.ts"

export { parseDealership } from "./dealership.parser.js"

/** A dealership: what the specification calls a site. Spec 2 §3. */
export interface Dealership {
  /**
   * Identifier.
   *
   * @minLength 1
   */
  site_id: string
  /**
   * Last segment of its address.
   *
   * @pattern ^[^\s/?#]{1,200}$
   */
  slug: string
  /**
   * Name towards visitors.
   *
   * @minLength 1
   */
  site_official_name: string
  /**
   * Name of the company that runs it, as contracts and lenders have it.
   *
   * @minLength 1
   */
  site_legal_name?: string
  /** Street. */
  site_street?: string
  /** Postcode. */
  site_zip?: string
  /** Town. */
  site_city?: string
  /** Phone number. */
  site_phone?: string
  /** E-mail address. */
  site_email?: string
  /** Region. */
  site_region?: string
  /**
   * Where it is: latitude,longitude in degrees.
   *
   * @pattern ^-?[0-9.]+,-?[0-9.]+$
   */
  site_geocoord?: string
  /** Address of its picture. */
  site_image_url?: string
  /** Its picture. */
  site_primary_image?: PrimaryImage
  /** Brands that are sold or served there. */
  site_brands?: string[]
  /** Groups of its departments. */
  site_department_groups?: string[]
  /** Town that the site lists it under. */
  website_city?: string
  /** Its place in lists. */
  website_sort_order?: number
  /** Departments. */
  site_departments?: Department[]
}
