import type { LoadProps } from "@forecourt/renderer"

export type PostedOutcome = "sent" | "failed" | "wrong"

const OUTCOMES: readonly PostedOutcome[] = ["sent", "failed", "wrong"]

/**
 * Returns the outcome of a form that was submitted without JavaScript, or `undefined` if no such form was submitted.
 * The server adds the outcome to the query string of the page to which it redirects.
 */
export function getPostedOutcome({ choices }: LoadProps<object, unknown>["page"]): PostedOutcome | undefined {
  return OUTCOMES.find((item) => choices.message?.includes(item))
}
