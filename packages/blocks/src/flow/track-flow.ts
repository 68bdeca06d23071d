import { track } from "@forecourt/api-clients/analytics"
import type { FlowEvent } from "@forecourt/contracts/analytics/analytics-event"

type Told =
  | { readonly type: "flowStep"; readonly step: number }
  | { readonly type: "purchase"; readonly bookingId: string; readonly currency: "SEK"; readonly value: 0 }
  | { readonly type: "failure"; readonly call: string; readonly error: unknown }

/** Reports an event of a flow to analytics, without personal data. Spec 3 §7.1, §7.3. */
export function trackFlow(flow: FlowEvent["flow_name"], event: Told): void {
  if (event.type === "flowStep") track({ event: "flow_interaction", flow_name: flow, flow_step: event.step })
  if (event.type === "purchase")
    track({ event: "purchase", transaction_id: event.bookingId, currency: event.currency, value: event.value })
  if (event.type === "failure") {
    // The error names a call and a status; the service's words for the visitor are not part of it.
    console.error(event.error)
    track({ event: "event_error", flow_name: flow, error_call: event.call })
  }
}
