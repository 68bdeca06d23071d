"use client"

import * as Engine from "radix-ui/toast"
import { createContext, type ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Causes, useCause } from "../behaviour/use-cause.ts"
import { useCloseName } from "../behaviour/use-close-name.ts"
import { useControlled } from "../behaviour/use-controlled.ts"
import { useIsHydrated } from "../behaviour/use-is-hydrated.ts"
import type { OpenableProps } from "../behaviour/use-openable.ts"
import { useKit, useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./toast.module.css"

const part = anatomy("toast", css)

/** How long a toast stays, unless told otherwise. It waits while it is pointed at, focused, or the window is away. */
const DURATION_MS = 5000

export type ToastReason = "time" | "close-button" | "action" | "escape" | "swipe"

export interface ToastState {
  readonly isOpen: boolean
}

export interface ToastLabels {
  /** Name of the place where toasts stand. Message `toast.region`. */
  readonly region?: string
  /** Read out before each. Message `toast.label`. */
  readonly label?: string
}

export interface ToastProviderProps {
  /** How long each stays, in milliseconds. `Infinity`: until it is closed. @default 5000 */
  readonly durationMs?: number
  readonly labels?: ToastLabels
  readonly children?: ReactNode
}

interface Region {
  readonly label: string
}

const RegionContext = createContext<Region | null>(null)

/** Holds the toasts of a page. Once, around what may send one. Renders nothing. */
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

/** Where toasts stand: a list in a corner of the window, which F8 leads to. */
export function Viewport(props: PartProps<"ol">): ReactNode {
  const { label } = usePartContext(RegionContext, "Toast")
  const isHydrated = useIsHydrated()
  if (!isHydrated) return null
  return (
    <Engine.Viewport asChild label={`${label} ({hotkey})`}>
      {renderPart("ol", part("viewport"), {}, props, {})}
    </Engine.Viewport>
  )
}

export interface ToastRootProps extends PartProps<"li", ToastState>, OpenableProps<ToastReason> {
  /** Shown on first render. @default true */
  readonly defaultOpen?: boolean
  /** How long this one stays, in milliseconds. */
  readonly durationMs?: number
  /** Read out at once, over what is being said: an error, what the visitor waits for. @default false */
  readonly isUrgent?: boolean
}

const ToastContext = createContext<Causes<ToastReason>["because"] | null>(null)

/**
 * A message that comes and goes without taking the focus, for example that a car was kept. It is read out. What must be
 * acted on belongs in the page or in an alert dialog: a toast is gone when its time is over.
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

/** What happened, in a few words. */
export function Title(props: PartProps<"p">): ReactNode {
  return <Engine.Title asChild>{renderPart("p", part("title"), {}, props, {})}</Engine.Title>
}

/** What else is worth knowing. */
export function Description(props: PartProps<"p">): ReactNode {
  return <Engine.Description asChild>{renderPart("p", part("description"), {}, props, {})}</Engine.Description>
}

export interface ToastActionProps extends PartProps<"button"> {
  /** How the same is done elsewhere, for those who hear the message and do not find the button in time. */
  readonly otherWay: string
}

/** Does something about it, and closes it. */
export function Action({ otherWay, ...props }: ToastActionProps): ReactNode {
  const because = useToast()
  const own = { type: "button", onClick: because("action") }
  return (
    <Engine.Action asChild altText={otherWay}>
      {renderPart("button", part("action"), own, props, {})}
    </Engine.Action>
  )
}

/** Closes it. Called what it says; with nothing to read in it, by its label. The skin shows a cross when it is empty. */
export function Close({ children, ...props }: PartProps<"button">): ReactNode {
  const because = useToast()
  const own = {
    type: "button",
    "aria-label": useCloseName(children, undefined),
    children,
    onClick: because("close-button"),
  }
  return <Engine.Close asChild>{renderPart("button", part("close"), own, props, {})}</Engine.Close>
}

function useToast(): Causes<ToastReason>["because"] {
  return usePartContext(ToastContext, "Toast")
}
