// Generated from schemas/services/personalisation/event-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseEventResponse } from "./event-answer.parser.js"

/** The response of the personalisation service to an event that it accepted. */
export interface EventResponse {
  /** The status of the event. */
  status: "OK"
  /** The name that the service assigned to the event. */
  ref?: string
  /** The version of the service's interface. */
  version?: string
  /** The key under which the event was counted. */
  client_key?: string | null
}
