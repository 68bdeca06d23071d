const MAX_HEIGHT_PX = 10_000

export type JotformMessage = { readonly type: "submitted" } | { readonly type: "height"; readonly px: number }

/** Returns `null` for a message about neither the form's height nor its submission. */
export function readMessage(data: unknown): JotformMessage | null {
  if (typeof data === "string") {
    const px = Number(/^setHeight:(\d+)/.exec(data)?.[1])
    return px > 0 ? { type: "height", px: Math.min(px, MAX_HEIGHT_PX) } : null
  }
  const isSubmitted =
    typeof data === "object" && data !== null && "action" in data && data.action === "submission-completed"
  return isSubmitted ? { type: "submitted" } : null
}
