"use client"

import { type ReactNode, useLayoutEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { requestChange } from "../behaviour/request-change.ts"
import { useTimedBehaviour } from "../behaviour/use-timed-behaviour.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
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
  /** The accessible name of the bar's region. Defaults to the message `alert.label`. */
  readonly region?: string
  /** The accessible name of the dismiss button. Defaults to the message `alert.dismiss`. */
  readonly dismiss?: string
}

export interface AlertBarRootProps extends PartProps<"section", { readonly state: AlertState }> {
  /** True to let visitors dismiss the bar. A bar that cannot be dismissed ignores the cookie. @default true */
  readonly isDismissible?: boolean
  readonly labels?: AlertBarLabels
  /** The name of the cookie that stores the dismissal. @default "hideAlert" */
  readonly cookie?: string
  /** The lifetime of the cookie in days. @default 1 */
  readonly days?: number
  /** Called when a visitor dismisses the bar. `details.cancel()` prevents the dismissal. */
  readonly onDismiss?: (details: ChangeDetails<"dismiss-button">) => void
  readonly clock?: Clock
}

interface Alert {
  readonly state: AlertState
  readonly isDismissible: boolean
  readonly labels: AlertBarLabels
  readonly dismiss: (event: Event) => void
}

const [AlertContext, useAlert] = createPartContext<Alert>("AlertBar")

/**
 * A message bar that visitors can dismiss for a day. It is a region rather than an alert, because screen readers need
 * not announce it when the page loads. Set `data-hide-alert` on `<html>` before the first paint, so that a dismissed
 * bar does not flash.
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

  const handleChange = (_state: AlertState, details: ChangeDetails<"dismiss-button">) => onDismiss?.(details)
  const [state, send] = useTimedBehaviour<AlertState, AlertEvent, AlertEffect>({
    next: createAlertNext(isDismissible),
    initial: "shown",
    clock,
    decide: (after, previous, event, cause) =>
      event.type !== "dismiss" || requestChange(handleChange, after, "dismiss-button", cause) ? after : previous,
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
    // Without a transition there is no `transitionend` event.
    const duration = root.current ? getComputedStyle(root.current).transitionDuration : ""
    if (/^[0s., ]*$/.test(duration)) send({ type: "collapsed" })
  }

  const ownProps = {
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
      {renderPart("section", part("root", states), ownProps, props, { state })}
    </AlertContext>
  )
}

/** The message. It keeps its size while the bar collapses. */
export function Content(props: PartProps<"div">): ReactNode {
  return renderPart("div", part("content"), {}, props, {})
}

/** The dismiss button. It is not rendered if the bar cannot be dismissed. */
export function Dismiss(props: PartProps<"button">): ReactNode {
  const { isDismissible, labels, dismiss } = useAlert()
  const text = useText()
  if (!isDismissible) return null
  const ownProps = {
    type: "button",
    "aria-label": text("alert.dismiss", labels.dismiss),
    onClick: (event: { nativeEvent: Event; preventDefault: () => void }) => {
      // Informs a host that handles clicks before hydration that this one is handled.
      event.preventDefault()
      dismiss(event.nativeEvent)
    },
  }
  return renderPart("button", part("dismiss"), ownProps, props, {})
}
