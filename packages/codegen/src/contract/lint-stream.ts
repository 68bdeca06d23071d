import { isObject, toEntries, toStrings } from "../schema/json.ts"
import { quoteJson } from "../schema/lint-site.ts"
import { formatPointer } from "../schema/refs.ts"
import { buildParameters, type FoundOperation } from "./build-contract.ts"
import { findSchemaFile, getEvents, resolvePart } from "./contract-nodes.ts"
import type { Place } from "./lint-place.ts"

/**
 * The maximum interval between heartbeats in seconds. Proxies close a connection after a minute without data, so at
 * this interval one heartbeat may be lost.
 */
const LONGEST_HEARTBEAT_SECONDS = 25

export function checkStream({ operation, method, pointer }: FoundOperation, name: string, place: Place): void {
  const { schemas, file, report } = place
  const responses = isObject(operation.responses) ? operation.responses : {}
  for (const [status, part] of Object.entries(responses)) {
    const { content } = resolvePart(file, part)
    const said = getEvents(content)
    if (said === null) continue
    const at = formatPointer(pointer, "responses", status, "content")
    const reportStream = (message: string, cure: string) => report(at, "stream", `${name} ${message}`, cure)
    if (method !== "GET" || status !== "200") reportStream("emits events, and is no GET with 200.", "Make it one.")
    if (isObject(content) && Object.keys(content).length > 1)
      reportStream("has a stream and another response.", "Give the other one a separate call.")
    const { heartbeat } = said
    if (!Number.isInteger(heartbeat) || Number(heartbeat) < 1 || Number(heartbeat) > LONGEST_HEARTBEAT_SECONDS)
      reportStream(
        `has a heartbeat that is ${quoteJson(heartbeat)}.`,
        `Write "heartbeat" in whole seconds up to ${LONGEST_HEARTBEAT_SECONDS} into its "x-stream".`,
      )
    const events = toEntries(said.events)
    if (events.length === 0)
      reportStream("emits no events.", `Write them as "x-stream": { "events": { "done": { "$ref": … } } }.`)
    for (const [event, schema] of events) {
      if (!/^[a-z][A-Za-z0-9]*$/.test(event))
        reportStream(`has an event "${event}".`, `Write its name as "orderTaken".`)
      if (findSchemaFile(schemas, file, schema) === null)
        reportStream(`has an event "${event}" that is no schema file.`, `Refer to one: { "$ref": "….schema.json" }.`)
    }
    for (const last of toStrings(said.last).filter((string) => !events.some(([event]) => event === string)))
      reportStream(`ends with "${last}", which it does not emit.`, `Name one of its events in "last".`)
    if (buildParameters(schemas, file, operation).some(({ wire }) => wire.toLowerCase() === "last-event-id"))
      reportStream("describes Last-Event-ID, which every stream has.", "Leave it out.")
  }
}
