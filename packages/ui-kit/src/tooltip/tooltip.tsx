"use client"

import {
  FloatingDelayGroup,
  type OpenChangeReason,
  useDelayGroup,
  useDismiss,
  useFocus,
  useHover,
  useInteractions,
} from "@floating-ui/react"
import { type ReactNode, useId } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { useControlled } from "../behaviour/use-controlled.ts"
import type { OpenableProps } from "../behaviour/use-openable.ts"
import floating from "../floating/floating.module.css"
import { type Anchored, type FloatingSide, useAnchored } from "../floating/use-anchored.ts"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./tooltip.module.css"
import { truncate } from "./truncate.ts"

const part = anatomy("tooltip", { content: `${floating.content} ${floating.note}` }, css)

const OPEN_DELAY_MS = 500

/**
 * The time in which the pointer can move onto the tooltip before the tooltip closes, in milliseconds (WCAG 1.4.13).
 */
const CLOSE_DELAY_MS = 200

/**
 * The time after a tooltip has closed in which other tooltips of the group appear without a delay, in milliseconds.
 */
const SKIP_DELAY_MS = 300

/** The reason for a change. `replaced` means that another tooltip of the group opened. */
export type TooltipReason = "hover" | "focus" | "leave" | "blur" | "press" | "escape" | "replaced"

export interface TooltipView {
  readonly isOpen: boolean
}

interface TooltipTimes {
  /**
   * The delay before the tooltip appears on hover, in milliseconds. Inside a group, the delay of the group applies.
   * @default 500
   */
  readonly openDelayMs?: number
  /**
   * The delay before the tooltip is hidden after the pointer has left, in milliseconds. Inside a group, the delay of
   * the group applies. @default 200
   */
  readonly closeDelayMs?: number
}

export interface TooltipGroupProps extends TooltipTimes {
  /**
   * The time in milliseconds after a tooltip has closed during which the next one appears without a delay. @default 300
   */
  readonly skipDelayMs?: number
  readonly children?: ReactNode
}

/**
 * The optional group of tooltips. Only one tooltip of a group is open at a time, and only the first one appears with a
 * delay.
 */
export function Group({
  openDelayMs = OPEN_DELAY_MS,
  closeDelayMs = CLOSE_DELAY_MS,
  skipDelayMs = SKIP_DELAY_MS,
  children,
}: TooltipGroupProps): ReactNode {
  return (
    <FloatingDelayGroup delay={{ open: openDelayMs, close: closeDelayMs }} timeoutMs={skipDelayMs}>
      {children}
    </FloatingDelayGroup>
  )
}

export interface TooltipRootProps extends OpenableProps<TooltipReason>, TooltipTimes {
  /** True when the tooltip is initially open. @default false */
  readonly defaultOpen?: boolean
  /** The side of the control on which the tooltip preferably appears, in the reading direction. @default "top" */
  readonly side?: FloatingSide
  readonly children?: ReactNode
}

interface Tooltip extends Anchored, Pick<ReturnType<typeof useInteractions>, "getReferenceProps"> {
  readonly view: TooltipView
  readonly id: string
}

const [TooltipContext, useTooltip] = createPartContext<Tooltip>("Tooltip")

/**
 * A short description that is visible while a control is hovered or focused. It can be hovered itself, Escape hides it
 * without moving the focus, and it remains inside the window, above everything. Touch does not open it: if the text is
 * essential on touch screens, use the toggletip. Without JavaScript, the text is next to the control.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/
 */
export function Root({
  open,
  defaultOpen = false,
  onOpenChange,
  openDelayMs = OPEN_DELAY_MS,
  closeDelayMs = CLOSE_DELAY_MS,
  side = "top",
  children,
}: TooltipRootProps): ReactNode {
  const id = useId()
  const [isOpen, change] = useControlled(open, defaultOpen, onOpenChange)
  const anchored = useAnchored({
    name: "tooltip",
    isOpen,
    side,
    onOpenChange: (to, event, cause) => {
      const reason = getReason(to, cause)
      // The keyboard focus is still on it when the pointer leaves.
      if (reason !== "leave" || !anchored.context.elements.domReference?.matches(":focus-visible")) {
        change(to, reason, event)
      }
    },
  })
  const { context } = anchored
  const { delay } = useDelayGroup(context, { id })
  const { getReferenceProps } = useInteractions([
    useHover(context, {
      delay: delay || { open: openDelayMs, close: closeDelayMs },
      mouseOnly: true,
      move: false,
    }),
    useFocus(context),
    useDismiss(context, {
      capture: { escapeKey: true },
      outsidePress: false,
      referencePress: true,
    }),
  ])
  return <TooltipContext value={{ ...anchored, getReferenceProps, view: { isOpen }, id }}>{children}</TooltipContext>
}

function getReason(isOpening: boolean, cause: OpenChangeReason | undefined): TooltipReason {
  switch (cause) {
    case "focus":
      return isOpening ? "focus" : "blur"
    case "escape-key":
      return "escape"
    case "reference-press":
      return "press"
    case "hover":
      return isOpening ? "hover" : "leave"
    default:
      return "replaced"
  }
}

/** The control that the tooltip describes. It must have an accessible name. */
export function Trigger(props: PartProps<"button", TooltipView>): ReactNode {
  const { view, id, setAnchor, getReferenceProps } = useTooltip()
  const ownProps = { ref: setAnchor, type: "button", "aria-describedby": id, ...getReferenceProps() }
  return renderPart("button", part("trigger", { open: view.isOpen }), ownProps, props, view)
}

export interface TooltipContentProps extends PartProps<"span", TooltipView> {
  /** The maximum number of characters, if the content is a single string. @default 288 */
  readonly maxLength?: number
}

/** The text of the tooltip. It is always in the HTML and must not contain controls. */
export function Content({ maxLength, children, ...props }: TooltipContentProps): ReactNode {
  const { view, id, side, setFloating } = useTooltip()
  const ownProps = {
    ref: setFloating,
    id,
    role: "tooltip",
    popover: "manual",
    children: typeof children === "string" ? truncate(children, maxLength) : children,
  }
  return renderPart("span", part("content", { open: view.isOpen, side }), ownProps, props, view)
}
