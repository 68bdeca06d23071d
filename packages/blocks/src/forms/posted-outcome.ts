import type { LoadProps } from "@forecourt/renderer"

/** What became of a form that was sent without a script. */
export type PostedOutcome = "sent" | "failed" | "wrong"

const OUTCOMES: readonly PostedOutcome[] = ["sent", "failed", "wrong"]

/** What the page's address says of a form that led back to it. */
export function getPostedOutcome({ choices }: LoadProps<object, unknown>["page"]): {
  readonly outcome?: PostedOutcome
} {
  const outcome = OUTCOMES.find((one) => choices.message?.includes(one))
  return outcome === undefined ? {} : { outcome }
}
