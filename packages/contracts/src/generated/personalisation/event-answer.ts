// Generated from schemas/services/personalisation/event-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseEventResponse } from "./event-answer.parser.js"

/** What the personalisation service says about an event that it took. */
export interface EventResponse {
  /** Whether the event was taken. */
  status: "OK"
  /** Name that the service gave the event. */
  ref?: string
  /** Version of the service's interface. */
  version?: string
  /** Key that the event was counted under. */
  client_key?: string | null
}
