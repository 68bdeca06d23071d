"use client"

import { FloatingFocusManager, type OpenChangeReason, useClick, useDismiss, useInteractions } from "@floating-ui/react"
import { type MouseEvent, type ReactNode, type RefObject, useId } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { useCloseName } from "../behaviour/use-close-name.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import type { OpenableProps } from "../behaviour/use-openable.ts"
import floating from "../floating/floating.module.css"
import { type Anchored, type FloatingSide, useAnchored } from "../floating/use-anchored.ts"
import { usePopoverHandover } from "../floating/use-popover-handover.ts"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./popover.module.css"

const part = anatomy("popover", floating, css)

/**
 * The reason for a change. `focus-out` means that the focus moved to an element outside, which the popover could cover.
 */
export type PopoverReason = "trigger" | "close-button" | "escape" | "outside-press" | "focus-out"

export interface PopoverState {
  readonly isOpen: boolean
}

export interface PopoverLabels {
  /** The accessible name of the close button. Defaults to the message `dialog.close`. */
  readonly close?: string
}

export interface PopoverRootProps extends OpenableProps<PopoverReason> {
  /** True when the popover is initially open. @default false */
  readonly defaultOpen?: boolean
  /** The preferred side, in the reading direction. @default "bottom" */
  readonly side?: FloatingSide
  readonly labels?: PopoverLabels
  readonly children?: ReactNode
}

interface Popover extends Anchored, Pick<ReturnType<typeof useInteractions>, "getReferenceProps"> {
  readonly state: PopoverState
  readonly id: string
  readonly titleId: string
  /** True after hydration. From then on, React opens and closes the popover instead of the browser. */
  readonly isReady: boolean
  readonly labels: PopoverLabels
  readonly change: Change<boolean, PopoverReason>
}

const [PopoverContext, usePopover] = createPartContext<Popover>("Popover")

/**
 * A small window next to its button, for example for a few settings. The surrounding page remains usable: Escape, an
 * outside press and moving the focus out close it. Before hydration and without JavaScript, the native popover of the
 * browser opens.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function Root({
  open,
  defaultOpen = false,
  onOpenChange,
  side = "bottom",
  labels = {},
  children,
}: PopoverRootProps): ReactNode {
  const id = useId()
  const [isOpen, change] = useControlled(open, defaultOpen, onOpenChange)
  const isReady = usePopoverHandover(id, () => change(true, "trigger", undefined))
  const anchored = useAnchored({
    name: "popover",
    isOpen: isReady && isOpen,
    side,
    onOpenChange: (to, event, cause) => change(to, getReason(cause), event),
  })
  const { getReferenceProps } = useInteractions([
    useClick(anchored.context, { event: "click" }),
    useDismiss(anchored.context, { capture: { escapeKey: true } }),
  ])
  const popover = { ...anchored, getReferenceProps, state: { isOpen }, id, titleId: `${id}title`, isReady }
  return <PopoverContext value={{ ...popover, labels, change }}>{children}</PopoverContext>
}

function getReason(cause: OpenChangeReason | undefined): PopoverReason {
  if (cause === "escape-key") return "escape"
  return cause === "outside-press" || cause === "focus-out" ? cause : "trigger"
}

/** The button that opens and closes the popover. */
export function Trigger(props: PartProps<"button", PopoverState>): ReactNode {
  const { state, id, isReady, setAnchor, getReferenceProps } = usePopover()
  const ownProps = {
    ref: setAnchor,
    type: "button",
    "aria-haspopup": "dialog",
    "aria-expanded": state.isOpen,
    "aria-controls": id,
    popoverTarget: isReady ? undefined : id,
    ...getReferenceProps(),
  }
  return renderPart("button", part("trigger", { open: state.isOpen }), ownProps, props, state)
}

export interface PopoverContentProps extends PartProps<"div", PopoverState> {
  /** The element to focus when the popover opens. @default the first focusable element inside */
  readonly initialFocus?: RefObject<HTMLElement | null>
}

/** The popover, which is always in the HTML. Its accessible name is its `Title` or an `aria-label`. */
export function Content({ initialFocus, ...props }: PopoverContentProps): ReactNode {
  const { context, state, isReady } = usePopover()
  return (
    <FloatingFocusManager
      context={context}
      disabled={!isReady || !state.isOpen}
      modal={false}
      {...(initialFocus && { initialFocus })}
    >
      <SmallWindow {...props} />
    </FloatingFocusManager>
  )
}

function SmallWindow(props: PartProps<"div", PopoverState>): ReactNode {
  const { state, id, titleId, isReady, side, setFloating } = usePopover()
  const ownProps = {
    ref: setFloating,
    id,
    role: "dialog",
    "aria-labelledby": props["aria-label"] ? undefined : titleId,
    popover: isReady ? "manual" : "auto",
    tabIndex: -1,
  }
  return renderPart("div", part("content", { open: state.isOpen, side }), ownProps, props, state)
}

/** The title of the popover, which is also its accessible name. */
export function Title(props: PartProps<"h2">): ReactNode {
  const { titleId } = usePopover()
  return renderPart("h2", part("title"), { id: titleId }, props, {})
}

/** The button that closes the popover. Without children, it is a cross with an accessible name. */
export function Close({ children, ...props }: PartProps<"button">): ReactNode {
  const { id, isReady, labels, change } = usePopover()
  const ownProps = {
    type: "button",
    "aria-label": useCloseName(children, labels.close),
    popoverTarget: isReady ? undefined : id,
    children,
    onClick: ({ nativeEvent }: MouseEvent) => change(false, "close-button", nativeEvent),
  }
  return renderPart("button", part("close"), ownProps, props, {})
}
