import type { ActionRefusal } from "@forecourt/service-kit/staff"
import type { Flash } from "../pages/view.types.ts"

const REFUSALS: Readonly<Record<ActionRefusal, string>> = {
  unknown: "Message: it is no longer in the outbox. It may have been delivered meanwhile.",
  "being delivered": "Message: it is being delivered now. Try again in a minute.",
  expired: "Message: it has expired and is worthless. Drop it.",
}

export function toFlash(text: string, refusal: ActionRefusal | null): Flash {
  return refusal === null ? { text, isError: false } : { text: REFUSALS[refusal], isError: true }
}
