"use client"

import { type OpenChangeReason, useClick, useDismiss, useInteractions } from "@floating-ui/react"
import { type FocusEvent, type ReactNode, useId, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { useControlled } from "../behaviour/use-controlled.ts"
import type { OpenableProps } from "../behaviour/use-openable.ts"
import floating from "../floating/floating.module.css"
import { type Anchored, type FloatingSide, useAnchored } from "../floating/use-anchored.ts"
import { usePopoverHandover } from "../floating/use-popover-handover.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./toggletip.module.css"

const part = anatomy("toggletip", { content: `${floating.content} ${floating.note}` }, css)

/**
 * The reason for a change. `focus-out` means that the focus moved to an element outside, which the note could cover.
 */
export type ToggletipReason = "trigger" | "escape" | "outside-press" | "focus-out"

export interface ToggletipState {
  readonly isOpen: boolean
}

export interface ToggletipLabels {
  /**
   * The accessible name of the button, which should mention the subject of the note, such as "About the price".
   * Defaults to the message `toggletip.label`.
   */
  readonly trigger?: string
}

export interface ToggletipRootProps extends PartProps<"span", ToggletipState>, OpenableProps<ToggletipReason> {
  /** True when the note is initially open. @default false */
  readonly defaultOpen?: boolean
  /** The preferred side, in the reading direction. @default "top" */
  readonly side?: FloatingSide
  readonly labels?: ToggletipLabels
}

interface Toggletip extends Anchored, Pick<ReturnType<typeof useInteractions>, "getReferenceProps"> {
  readonly state: ToggletipState
  readonly id: string
  /** True after hydration. From then on, React opens and closes the note instead of the browser. */
  readonly isReady: boolean
  readonly labels: ToggletipLabels
}

const [ToggletipContext, useToggletip] = createPartContext<Toggletip>("Toggletip")

/**
 * A button that shows a note, for touch, pointer and keyboard. Use it instead of a tooltip if the text is essential.
 * Enter and Space toggle the note, which is announced each time it is shown. Escape, an outside press and moving the
 * focus out hide it. Before hydration and without JavaScript, the native popover of the browser opens.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function Root({
  open,
  defaultOpen = false,
  onOpenChange,
  side = "top",
  labels = {},
  ...props
}: ToggletipRootProps): ReactNode {
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const [isOpen, change] = useControlled(open, defaultOpen, onOpenChange)
  const isReady = usePopoverHandover(id, () => change(true, "trigger", undefined))
  const anchored = useAnchored({
    name: "toggletip",
    isOpen: isReady && isOpen,
    side,
    onOpenChange: (to, event, cause) => {
      change(to, getReason(cause), event)
      if (cause === "escape-key") setFocusOnAnchor(anchored)
    },
  })
  const { context } = anchored
  const { getReferenceProps } = useInteractions([
    useClick(context, { event: "click" }),
    useDismiss(context, { capture: { escapeKey: true } }),
  ])

  const ownProps = {
    ref: root,
    onBlur: ({ relatedTarget, nativeEvent }: FocusEvent) => {
      // A press on nothing focusable has no `relatedTarget` and is handled as an outside press.
      if (relatedTarget && !root.current?.contains(relatedTarget)) change(false, "focus-out", nativeEvent)
    },
  }
  const state = { isOpen }
  return (
    <ToggletipContext value={{ ...anchored, getReferenceProps, state, id, isReady, labels }}>
      {renderPart("span", part("root", { open: isOpen }), ownProps, props, state)}
    </ToggletipContext>
  )
}

function getReason(cause: OpenChangeReason | undefined): ToggletipReason {
  return cause === "escape-key" ? "escape" : cause === "outside-press" ? "outside-press" : "trigger"
}

function setFocusOnAnchor({ context }: Anchored): void {
  const anchor = context.elements.domReference
  if (anchor instanceof HTMLElement) anchor.focus({ preventScroll: true })
}

/** The button that shows the note. Its accessible name is its label. */
export function Trigger(props: PartProps<"button", ToggletipState>): ReactNode {
  const { state, id, isReady, labels, setAnchor, getReferenceProps } = useToggletip()
  const text = useText()
  const ownProps = {
    ref: setAnchor,
    type: "button",
    "aria-label": props["aria-label"] ?? text("toggletip.label", labels.trigger),
    "aria-expanded": state.isOpen,
    "aria-controls": id,
    popoverTarget: isReady ? undefined : id,
    ...getReferenceProps(),
  }
  return renderPart("button", part("trigger", { open: state.isOpen }), ownProps, props, state)
}

/** The note. It is inside a live region, so that screen readers announce it. */
export function Content(props: PartProps<"span", ToggletipState>): ReactNode {
  const { state, id, isReady, side, setFloating } = useToggletip()
  const ownProps = { ref: setFloating, id, popover: isReady ? "manual" : "auto" }
  return (
    <span {...part("status")} role="status">
      {renderPart("span", part("content", { open: state.isOpen, side }), ownProps, props, state)}
    </span>
  )
}
