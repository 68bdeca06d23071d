"use client"

import { type ReactNode, useMemo } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { useTimedBehaviour } from "../behaviour/use-timed-behaviour.ts"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import hidden from "../visually-hidden/visually-hidden.module.css"
import {
  createStatusNext,
  type StatusEvent,
  type StatusState,
  type StatusUrgency,
  statusSilent,
} from "./status-region-core.ts"

const part = anatomy("status-region", { messages: hidden.root })

export type Announce = (message: string, urgency?: StatusUrgency) => void

export interface StatusRegionRootProps {
  /** The time for which a message remains, in milliseconds. @default 7000 */
  readonly clearMs?: number
  readonly clock?: Clock
  readonly children?: ReactNode
}

// Two contexts, so that a component that announces is not rendered again for each message.
const [StatusContext, useStatus] = createPartContext<StatusState>("StatusRegion")
/**
 * The context and the hook for announcements. The hook returns a function that announces messages in the nearest
 * `StatusRegion.Root`. The function never changes, so it can be listed in dependency arrays.
 */
const [AnnounceContext, useAnnounce] = createPartContext<Announce>("StatusRegion")

/**
 * Provides `useAnnounce()`, which announces a message without moving the focus. Renders nothing itself: place a single
 * `Messages` inside, where it remains mounted. A live region is only announced if it existed before its text, so the
 * regions are in the HTML from the start.
 * @see https://www.w3.org/TR/WCAG22/#status-messages
 */
export function Root({ clearMs, clock, children }: StatusRegionRootProps): ReactNode {
  const [state, send] = useTimedBehaviour<StatusState, StatusEvent>({
    next: createStatusNext(clearMs),
    initial: statusSilent,
    clock,
  })
  const announce = useMemo<Announce>(
    () =>
      (message, urgency = "polite") =>
        send({ type: "announce", message, urgency }),
    [send],
  )
  return (
    <AnnounceContext value={announce}>
      <StatusContext value={state}>{children}</StatusContext>
    </AnnounceContext>
  )
}

/** The two live regions. They are visually hidden by default. */
export function Messages(props: PartProps<"div", StatusState>): ReactNode {
  const state = useStatus()
  const children = (
    <>
      <Region urgency="polite" state={state} />
      <Region urgency="assertive" state={state} />
    </>
  )
  return renderPart("div", part("messages", { talking: state.messages.length > 0 }), { children }, props, state)
}

function Region({ urgency, state }: { readonly urgency: StatusUrgency; readonly state: StatusState }): ReactNode {
  const role = urgency === "polite" ? "status" : "alert"
  return (
    // Announces only what is new: the roles alone would announce the whole region.
    <div {...part("region", { urgency })} role={role} aria-live={urgency} aria-atomic="false" aria-relevant="additions">
      {state.messages.map((message) =>
        message.urgency === urgency ? (
          <p key={message.id} {...part("message")}>
            {message.message}
          </p>
        ) : null,
      )}
    </div>
  )
}

export { useAnnounce }
