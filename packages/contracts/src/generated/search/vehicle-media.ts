// Generated from schemas/services/search/vehicle-media.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseVehicleMedia } from "./vehicle-media.parser.js"

/** The videos and 360-degree views of a car. UK. Spec 2 §3. */
export interface VehicleMedia {
  /** The address of the video. */
  videoUrl?: string
  /** True if a video is available. */
  hasVideo?: boolean
  /** True if a 360-degree exterior view is available. */
  has360?: boolean
  /** True if a 360-degree interior view is available. */
  hasInternal360?: boolean
  /** The frames of the 360-degree exterior view, in order. */
  images360?: string[]
  /** The address of the 360-degree interior view. */
  internal360?: string
}
