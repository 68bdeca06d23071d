import type { TimedNext } from "../behaviour/behaviour.types.ts"

/** The time for which 'Copied' is displayed, in milliseconds. Spec 1 §9. */
export const COPIED_MS = 1000

/**
 * The time for which an error message is displayed, in milliseconds. It is long enough for the visitor to read the
 * instructions.
 */
export const FAILED_MS = 4000

export type CopyState = "idle" | "copying" | "copied" | "failed"

export type CopyEvent =
  | { readonly type: "copy" }
  | { readonly type: "written" }
  | { readonly type: "refused" }
  | { readonly type: "expired" }

export interface CopyEffect {
  readonly type: "write"
}

export interface CopyTimes {
  readonly copiedMs?: number | undefined
  readonly failedMs?: number | undefined
}

export function createCopyNext({
  copiedMs = COPIED_MS,
  failedMs = FAILED_MS,
}: CopyTimes = {}): TimedNext<CopyState, CopyEvent, CopyEffect> {
  return (state, event) => {
    switch (event.type) {
      case "copy":
        return state === "copying" ? [state, []] : ["copying", [{ type: "forget", name: "message" }, { type: "write" }]]
      case "written":
        return state === "copying" ? ["copied", [createExpiry(copiedMs)]] : [state, []]
      case "refused":
        return state === "copying" ? ["failed", [createExpiry(failedMs)]] : [state, []]
      case "expired":
        return state === "copying" ? [state, []] : ["idle", []]
    }
  }
}

function createExpiry(ms: number) {
  return { type: "wait", name: "message", ms, send: { type: "expired" } } as const
}
