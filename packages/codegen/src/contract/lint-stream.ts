import { entriesOf, isObject, stringsOf } from "../schema/json.ts"
import { quoteJson } from "../schema/lint-site.ts"
import { pointerTo } from "../schema/refs.ts"
import { type FoundOperation, parametersOf } from "./build-contract.ts"
import { eventsIn, followed, schemaFileOf } from "./contract-nodes.ts"
import type { Place } from "./lint-place.ts"

/** Servers on the way cut what is silent for a minute, and one heartbeat may be lost. */
const LONGEST_HEARTBEAT_SECONDS = 25

/** Whether a response that goes on event by event can be sent, and read. */
export function lintStream({ operation, method, pointer }: FoundOperation, name: string, place: Place): void {
  const { schemas, file, report } = place
  const responses = isObject(operation.responses) ? operation.responses : {}
  for (const [status, part] of Object.entries(responses)) {
    const { content } = followed(file, part)
    const said = eventsIn(content)
    if (said === null) continue
    const at = pointerTo(pointer, "responses", status, "content")
    const say = (message: string, cure: string) => report(at, "stream", `${name} ${message}`, cure)
    if (method !== "GET" || status !== "200") say("emits events, and is no GET with 200.", "Make it one.")
    if (isObject(content) && Object.keys(content).length > 1)
      say("has a stream and another response.", "Give the other one a call of its own.")
    const { heartbeat } = said
    if (!Number.isInteger(heartbeat) || Number(heartbeat) < 1 || Number(heartbeat) > LONGEST_HEARTBEAT_SECONDS)
      say(
        `has a heartbeat that is ${quoteJson(heartbeat)}.`,
        `Write "heartbeat" in whole seconds up to ${LONGEST_HEARTBEAT_SECONDS} into its "x-stream".`,
      )
    const events = entriesOf(said.events)
    if (events.length === 0)
      say("emits no events.", `Write them as "x-stream": { "events": { "done": { "$ref": … } } }.`)
    for (const [event, schema] of events) {
      if (!/^[a-z][A-Za-z0-9]*$/.test(event)) say(`has an event "${event}".`, `Write its name as "orderTaken".`)
      if (schemaFileOf(schemas, file, schema) === null)
        say(`has an event "${event}" that is no schema file.`, `Refer to one: { "$ref": "….schema.json" }.`)
    }
    for (const last of stringsOf(said.last).filter((one) => !events.some(([event]) => event === one)))
      say(`ends with "${last}", which it does not emit.`, `Name one of its events in "last".`)
    if (parametersOf(schemas, file, operation).some(({ wire }) => wire.toLowerCase() === "last-event-id"))
      say("describes Last-Event-ID, which every stream has.", "Leave it out.")
  }
}
