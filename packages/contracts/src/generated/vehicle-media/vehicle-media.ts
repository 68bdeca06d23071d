// Generated from schemas/services/vehicle-media/vehicle-media.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseVehicleMediaResponse } from "./vehicle-media.parser.js"

/** What there is of a car beside pictures. Spec 2 §3. */
export interface VehicleMediaResponse {
  /** Address of the video. */
  videoUrl?: string
  /** Whether there is a video. */
  hasVideo?: boolean
  /** Whether there is a view all round. */
  has360?: boolean
  /** Whether there is a view from inside. */
  hasInternal360?: boolean
  /** Frames of the view all round, in order. */
  images360?: string[]
  /** Address of the view from inside. */
  internal360?: string
}
