// Generated from schemas/services/workshop-booking/nearer-workshop.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseWorkshopBookingNearerWorkshop } from "./nearer-workshop.parser.js"

/**
 * A workshop close to the visitor that provides all requested services but one, while the closest one that
 * provides all of them is far away.
 */
export interface WorkshopBookingNearerWorkshop {
  /** The identifier of the workshop in calls. */
  departmentId: string
  /** The name of the workshop. */
  siteName: string
  /** The service that the workshop does not provide. */
  code: string
}
