import type { LoadProps } from "@forecourt/renderer"

export type PostedOutcome = "sent" | "failed" | "wrong"

const OUTCOMES: readonly PostedOutcome[] = ["sent", "failed", "wrong"]

/** Returns the outcome from the query of the page to which the server redirects a form without JavaScript. */
export function getPostedOutcome({ choices }: LoadProps<object, unknown>["page"]): PostedOutcome | undefined {
  return OUTCOMES.find((item) => choices.message?.includes(item))
}
