"use client"

import { createContext, type ReactNode, useMemo } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { useTimedBehaviour } from "../behaviour/use-timed-behaviour.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./status-region.module.css"
import {
  createStatusNext,
  type StatusEvent,
  type StatusState,
  type StatusUrgency,
  statusSilent,
} from "./status-region-core.ts"

const part = anatomy("status-region", css)

/** Has a message read out; the same one again is read out again, and none is lost when several come at once. */
export type Announce = (message: string, urgency?: StatusUrgency) => void

export interface StatusRegionRootProps {
  /** How long a message stays. @default 7000 */
  readonly clearMs?: number
  readonly clock?: Clock
  readonly children?: ReactNode
}

// Two contexts: who speaks is not rendered again when something is said.
const StatusContext = createContext<StatusState | null>(null)
const AnnounceContext = createContext<Announce | null>(null)

/**
 * Gives everything inside a voice: `useAnnounce()` has a message read out without moving the focus. Renders nothing
 * itself: put a `Messages` inside, once, where it stays while the page lives.
 *
 * A live region is heard only when it was there before its words, so the places are in the HTML from the start.
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

/** The two regions that are read out. Seen by nobody unless a class shows them. */
export function Messages(props: PartProps<"div", StatusState>): ReactNode {
  const state = usePartContext(StatusContext, "StatusRegion")
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
    // Only what is new: the roles alone would have all of it read again.
    <div {...part("region", { urgency })} role={role} aria-live={urgency} aria-atomic="false" aria-relevant="additions">
      {state.messages.map((one) =>
        one.urgency === urgency ? (
          <p key={one.id} {...part("message")}>
            {one.message}
          </p>
        ) : null,
      )}
    </div>
  )
}

/** The voice of the nearest `StatusRegion.Root`. Stays the same, so it may stand in lists of dependencies. */
export function useAnnounce(): Announce {
  return usePartContext(AnnounceContext, "StatusRegion")
}
