"use client"

import { createContext, type ReactNode, useLayoutEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { useTimedBehaviour } from "../behaviour/use-timed-behaviour.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./alert-bar.module.css"
import {
  type AlertEffect,
  type AlertEvent,
  type AlertState,
  createAlertNext,
  HIDE_ALERT_COOKIE,
  HIDE_ALERT_DAYS,
} from "./alert-bar-core.ts"
import { focusAfter } from "./focus-after.ts"
import { hasCookie, setCookie } from "./hide-cookie.ts"

const part = anatomy("alert-bar", css)

export interface AlertBarLabels {
  /** Name of the region. Message `alert.label`. */
  readonly region?: string
  /** Name of the button. Message `alert.dismiss`. */
  readonly dismiss?: string
}

export interface AlertBarRootProps extends PartProps<"section", { readonly state: AlertState }> {
  /** Whether a visitor may put it away. A bar that stays ignores the cookie. @default true */
  readonly isDismissible?: boolean
  readonly labels?: AlertBarLabels
  /** Name of the cookie that remembers the dismissal. @default "hideAlert" */
  readonly cookie?: string
  /** How many days it remembers. @default 1 */
  readonly days?: number
  /** Called when a visitor dismisses the bar; `details.cancel()` keeps it. */
  readonly onDismiss?: (details: ChangeDetails<"dismiss-button">) => void
  readonly clock?: Clock
}

interface Alert {
  readonly state: AlertState
  readonly isDismissible: boolean
  readonly labels: AlertBarLabels
  readonly dismiss: (event: Event) => void
}

const AlertContext = createContext<Alert | null>(null)

/**
 * A message above the page, until it is dismissed for a day.
 *
 * A labelled region, not an alert: it is there from the start, so nothing is announced. After a dismissal the focus
 * goes to the next landmark. The server renders the bar for everyone; a host that reads the cookie puts
 * `data-hide-alert` on `<html>` and the bar never flashes, otherwise it goes at hydration.
 */
export function Root({
  isDismissible = true,
  labels = {},
  cookie = HIDE_ALERT_COOKIE,
  days = HIDE_ALERT_DAYS,
  onDismiss,
  clock,
  ...props
}: AlertBarRootProps): ReactNode {
  const text = useText()
  const root = useRef<HTMLElement>(null)

  const [state, send] = useTimedBehaviour<AlertState, AlertEvent, AlertEffect>({
    next: createAlertNext(isDismissible),
    initial: "shown",
    clock,
    decide: (after, before, event, cause) =>
      event.type !== "dismiss" || isApproved(onDismiss, cause) ? after : before,
    run: ({ type }) => {
      if (type === "remember") setCookie(cookie, days)
      else if (root.current) focusAfter(root.current)
    },
  })

  useLayoutEffect(() => {
    if (hasCookie(cookie)) send({ type: "remembered" })
  }, [cookie, send])

  function handleDismiss(event: Event) {
    send({ type: "dismiss" }, event)
    // Where nothing moves, nothing ends either.
    const duration = root.current ? getComputedStyle(root.current).transitionDuration : ""
    if (/^[0s., ]*$/.test(duration)) send({ type: "collapsed" })
  }

  const own = {
    ref: root,
    "aria-label": text("alert.label", labels.region),
    hidden: state === "gone",
    onTransitionEnd: (event: { target: unknown }) => {
      if (event.target === root.current) send({ type: "collapsed" })
    },
  }
  const states = { dismissible: isDismissible, collapsing: state !== "shown" }
  return (
    <AlertContext value={{ state, isDismissible, labels, dismiss: handleDismiss }}>
      {renderPart("section", part("root", states), own, props, { state })}
    </AlertContext>
  )
}

/** Holds the message; keeps its size while the bar around it collapses. */
export function Content(props: PartProps<"div">): ReactNode {
  return renderPart("div", part("content"), {}, props, {})
}

/** The button that puts the bar away; nothing when it has to stay. */
export function Dismiss(props: PartProps<"button">): ReactNode {
  const { isDismissible, labels, dismiss } = useAlert()
  const text = useText()
  if (!isDismissible) return null
  const own = {
    type: "button",
    "aria-label": text("alert.dismiss", labels.dismiss),
    onClick: (event: { nativeEvent: Event; preventDefault: () => void }) => {
      // A host that puts the bar away before hydration sees that it need not.
      event.preventDefault()
      dismiss(event.nativeEvent)
    },
  }
  return renderPart("button", part("dismiss"), own, props, {})
}

function isApproved(onDismiss: AlertBarRootProps["onDismiss"], event: Event | undefined): boolean {
  let isCancelled = false
  onDismiss?.({
    reason: "dismiss-button",
    event,
    cancel: () => {
      isCancelled = true
    },
  })
  return !isCancelled
}

function useAlert(): Alert {
  return usePartContext(AlertContext, "AlertBar")
}
