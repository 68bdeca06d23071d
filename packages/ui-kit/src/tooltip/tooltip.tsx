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
import { createContext, type ReactNode, useId } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { useControlled } from "../behaviour/use-controlled.ts"
import type { OpenableProps } from "../behaviour/use-openable.ts"
import floating from "../floating/floating.module.css"
import { type Anchored, type FloatingSide, useAnchored } from "../floating/use-anchored.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./tooltip.module.css"
import { truncate } from "./truncate.ts"

const part = anatomy("tooltip", { content: `${floating.content} ${floating.note}` }, css)

/** Rest that the pointer needs on the trigger before the tooltip shows. */
const OPEN_DELAY_MS = 500

/** How long it stays after the pointer has left: time to reach it, for it may be hovered itself (WCAG 1.4.13). */
const CLOSE_DELAY_MS = 200

/** The next tooltip of a group shows at once when the last one closed less than this long ago. */
const SKIP_DELAY_MS = 300

/** `replaced`: another tooltip of the group opened. */
export type TooltipReason = "hover" | "focus" | "leave" | "blur" | "press" | "escape" | "replaced"

/** What a part knows of its tooltip. */
export interface TooltipView {
  readonly isOpen: boolean
}

interface TooltipTimes {
  /** Rest that the pointer needs on the trigger. In a group it is the group's. @default 500 */
  readonly openDelayMs?: number
  /** How long it stays after the pointer has left. In a group it is the group's. @default 200 */
  readonly closeDelayMs?: number
}

export interface TooltipGroupProps extends TooltipTimes {
  /** After one has closed, the next shows at once within this time. @default 300 */
  readonly skipDelayMs?: number
  readonly children?: ReactNode
}

/** Tooltips that take turns: after the first, the next ones show without delay. Optional. Renders nothing. */
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
  /** Shown on first render. @default false */
  readonly defaultOpen?: boolean
  /** Side it prefers, in reading direction. @default "top" */
  readonly side?: FloatingSide
  readonly children?: ReactNode
}

interface Tooltip extends Anchored, Pick<ReturnType<typeof useInteractions>, "getReferenceProps"> {
  readonly view: TooltipView
  readonly id: string
}

const TooltipContext = createContext<Tooltip | null>(null)

/**
 * A short description that shows while the pointer rests on a control or the keyboard is on it.
 *
 * It may be hovered itself, Escape sends it away without moving the focus, and it stays inside the window, above
 * everything. A finger does not open it: where the words matter on touch, use the toggletip. Without JavaScript the
 * words stand beside the control.
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
      // The keyboard is still there when the pointer goes.
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

/** The control that the tooltip describes. It has a name of its own; the tooltip adds to it. */
export function Trigger(props: PartProps<"button", TooltipView>): ReactNode {
  const { view, id, setAnchor, getReferenceProps } = useTooltip()
  const own = { ref: setAnchor, type: "button", "aria-describedby": id, ...getReferenceProps() }
  return renderPart("button", part("trigger", { open: view.isOpen }), own, props, view)
}

export interface TooltipContentProps extends PartProps<"span", TooltipView> {
  /** The most characters shown, when the content is one text. @default 288 */
  readonly maxLength?: number
}

/** The description. Always in the HTML; only words, nothing to press. */
export function Content({ maxLength, children, ...props }: TooltipContentProps): ReactNode {
  const { view, id, side, setFloating } = useTooltip()
  const own = {
    ref: setFloating,
    id,
    role: "tooltip",
    popover: "manual",
    children: typeof children === "string" ? truncate(children, maxLength) : children,
  }
  return renderPart("span", part("content", { open: view.isOpen, side }), own, props, view)
}

function useTooltip(): Tooltip {
  return usePartContext(TooltipContext, "Tooltip")
}
