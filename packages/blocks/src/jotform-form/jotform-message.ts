const MAX_HEIGHT_PX = 10_000

export type JotformMessage = { readonly type: "submitted" } | { readonly type: "height"; readonly px: number }

/** Parses a message from Jotform. Returns `null` if the message is not about the form's height or its submission. */
export function readMessage(data: unknown): JotformMessage | null {
  if (typeof data === "string") {
    const px = Number(/^setHeight:(\d+)/.exec(data)?.[1])
    return px > 0 ? { type: "height", px: Math.min(px, MAX_HEIGHT_PX) } : null
  }
  const isSubmitted =
    typeof data === "object" && data !== null && "action" in data && data.action === "submission-completed"
  return isSubmitted ? { type: "submitted" } : null
}
