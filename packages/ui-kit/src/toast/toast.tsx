"use client"

import * as Engine from "radix-ui/toast"
import type { ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Causes, useCause } from "../behaviour/use-cause.ts"
import { useCloseName } from "../behaviour/use-close-name.ts"
import { useControlled } from "../behaviour/use-controlled.ts"
import { useIsHydrated } from "../behaviour/use-is-hydrated.ts"
import type { OpenableProps } from "../behaviour/use-openable.ts"
import { useKit, useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./toast.module.css"

const part = anatomy("toast", css)

/** The time for which a toast is displayed, in milliseconds. It is paused while the toast is hovered or focused. */
const DURATION_MS = 5000

export type ToastReason = "time" | "close-button" | "action" | "escape" | "swipe"

export interface ToastState {
  readonly isOpen: boolean
}

export interface ToastLabels {
  /** The accessible name of the region that contains all toasts. Defaults to the message `toast.region`. */
  readonly region?: string
  /** The text that screen readers announce before each toast. Defaults to the message `toast.label`. */
  readonly label?: string
}

export interface ToastProviderProps {
  /**
   * The time for which each toast is displayed, in milliseconds. With `Infinity`, a toast remains until it is closed.
   * @default 5000
   */
  readonly durationMs?: number
  readonly labels?: ToastLabels
  readonly children?: ReactNode
}

interface Region {
  readonly label: string
}

const [RegionContext, useRegion] = createPartContext<Region>("Toast")

/** The provider around all components that display toasts. */
export function Provider({ durationMs = DURATION_MS, labels = {}, children }: ToastProviderProps): ReactNode {
  const text = useText()
  const { dir } = useKit()
  return (
    <RegionContext value={{ label: text("toast.region", labels.region) }}>
      <Engine.Provider
        duration={durationMs}
        label={text("toast.label", labels.label)}
        swipeDirection={dir === "rtl" ? "left" : "right"}
      >
        {children}
      </Engine.Provider>
    </RegionContext>
  )
}

/** The list of toasts. The key F8 moves the focus to it. */
export function Viewport(props: PartProps<"ol">): ReactNode {
  const { label } = useRegion()
  const isHydrated = useIsHydrated()
  if (!isHydrated) return null
  return (
    <Engine.Viewport asChild label={`${label} ({hotkey})`}>
      {renderPart("ol", part("viewport"), {}, props, {})}
    </Engine.Viewport>
  )
}

export interface ToastRootProps extends PartProps<"li", ToastState>, OpenableProps<ToastReason> {
  /** True when the toast is initially open. @default true */
  readonly defaultOpen?: boolean
  /** The time for which this toast is displayed, in milliseconds. @default the time set on the provider */
  readonly durationMs?: number
  /**
   * True to announce the toast immediately, interrupting other announcements, for an error or a result for which the
   * visitor is waiting.
   * @default false
   */
  readonly isUrgent?: boolean
}

const [ToastContext, useToast] = createPartContext<Causes<ToastReason>["because"]>("Toast")

/**
 * A message that appears temporarily without taking the focus, for example that a car was saved. It is announced. A
 * message that requires an action belongs in the page or in an alert dialog, since a toast disappears when its time is
 * over.
 * @see https://www.w3.org/TR/WCAG22/#status-messages
 */
export function Root({
  open,
  defaultOpen = true,
  onOpenChange,
  durationMs,
  isUrgent = false,
  ...props
}: ToastRootProps): ReactNode {
  const [isOpen, change] = useControlled(open, defaultOpen, onOpenChange)
  const { because, take } = useCause<ToastReason>()
  return (
    <ToastContext value={because}>
      <Engine.Root
        asChild
        open={isOpen}
        {...(durationMs !== undefined && { duration: durationMs })}
        type={isUrgent ? "foreground" : "background"}
        onEscapeKeyDown={because("escape")}
        onSwipeEnd={because("swipe")}
        onOpenChange={(to) => {
          const { reason, event } = take("time")
          change(to, reason, event)
        }}
      >
        {renderPart("li", part("root", { open: isOpen, urgent: isUrgent }), {}, props, { isOpen })}
      </Engine.Root>
    </ToastContext>
  )
}

/** The title, which says in a few words what has happened. */
export function Title(props: PartProps<"p">): ReactNode {
  return <Engine.Title asChild>{renderPart("p", part("title"), {}, props, {})}</Engine.Title>
}

/** The details of what has happened. */
export function Description(props: PartProps<"p">): ReactNode {
  return <Engine.Description asChild>{renderPart("p", part("description"), {}, props, {})}</Engine.Description>
}

export interface ToastActionProps extends PartProps<"button"> {
  /**
   * A description of another way to perform the action. It is announced to visitors who hear the message but may not
   * reach the button in time.
   */
  readonly otherWay: string
}

/** The button that performs an action and closes the toast. */
export function Action({ otherWay, ...props }: ToastActionProps): ReactNode {
  const because = useToast()
  const ownProps = { type: "button", onClick: because("action") }
  return (
    <Engine.Action asChild altText={otherWay}>
      {renderPart("button", part("action"), ownProps, props, {})}
    </Engine.Action>
  )
}

/** The button that closes the toast. Without children, it is a cross with an accessible name. */
export function Close({ children, ...props }: PartProps<"button">): ReactNode {
  const because = useToast()
  const ownProps = {
    type: "button",
    "aria-label": useCloseName(children, undefined),
    children,
    onClick: because("close-button"),
  }
  return <Engine.Close asChild>{renderPart("button", part("close"), ownProps, props, {})}</Engine.Close>
}
