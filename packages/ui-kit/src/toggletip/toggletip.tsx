"use client"

import {
  createContext,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import { type OpenableProps, useOpenable } from "../behaviour/use-openable.ts"
import {
  type DismissibleEffect,
  type DismissibleEvent,
  type DismissibleReason,
  type DismissibleState,
  dismissibleNext,
  dismissibleReason,
} from "../floating/dismissible-core.ts"
import { useDismissal } from "../floating/use-dismissal.ts"
import { type FloatingSide, useFloating } from "../floating/use-floating.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./toggletip.module.css"

const part = anatomy("toggletip", css)

export type ToggletipReason = DismissibleReason
export type ToggletipState = DismissibleState

export interface ToggletipLabels {
  /** Name of the button. Better say what it is about: "About the price". Message `toggletip.label`. */
  readonly trigger?: string
}

export interface ToggletipRootProps extends PartProps<"span", ToggletipState>, OpenableProps<ToggletipReason> {
  /** Shown on first render. @default false */
  readonly defaultOpen?: boolean
  /** Side it prefers, in reading direction. @default "top" */
  readonly side?: FloatingSide
  readonly labels?: ToggletipLabels
}

interface Toggletip {
  readonly state: ToggletipState
  readonly id: string
  /** The script has come: it opens and closes instead of the browser. */
  readonly isReady: boolean
  readonly labels: ToggletipLabels
  readonly trigger: RefObject<HTMLElement | null>
  readonly content: RefObject<HTMLElement | null>
  readonly send: Send<DismissibleEvent>
}

const ToggletipContext = createContext<Toggletip | null>(null)

/**
 * A button that shows a note, for every finger, pointer and keyboard: the tooltip's twin where the words matter.
 *
 * Enter and Space show the note and hide it again; it is read out each time it shows. Escape, a press elsewhere and a
 * focus that moves on hide it. Before the script and without it, the browser's own popover opens.
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
  const trigger = useRef<HTMLElement>(null)
  const content = useRef<HTMLElement>(null)
  /** Where the focus was when the script came. */
  const focused = useRef<HTMLElement>(null)
  const [isReady, setReady] = useState(false)

  const [state, send] = useOpenable<DismissibleState, DismissibleEvent, DismissibleReason, DismissibleEffect>({
    next: dismissibleNext,
    initial: { isOpen: open ?? defaultOpen },
    reasonOf: dismissibleReason,
    open,
    onOpenChange,
    run: () => trigger.current?.focus({ preventScroll: true }),
  })

  useLayoutEffect(() => {
    // A press before hydration has opened it already; taking it over closes it for a moment.
    if (content.current?.matches("[popover=auto]:popover-open")) {
      send({ type: "set", isOpen: true })
      focused.current = document.activeElement as HTMLElement | null
    }
    setReady(true)
  }, [send])

  useFloating({ name: "toggletip", isOpen: isReady && state.isOpen, side, anchor: trigger, floating: content })
  useLayoutEffect(() => {
    if (isReady) focused.current?.focus({ preventScroll: true })
  }, [isReady])
  useDismissal({
    isOpen: state.isOpen,
    inside: [root],
    onEscape: (event) => send({ type: "dismiss", reason: "escape" }, event),
    onOutsidePress: (event) => send({ type: "dismiss", reason: "outside-press" }, event),
  })

  const own = {
    ref: root,
    onBlur: ({ relatedTarget, nativeEvent }: FocusEvent) => {
      // A press on nothing takes the focus nowhere; that is the press's business.
      if (relatedTarget && !root.current?.contains(relatedTarget))
        send({ type: "dismiss", reason: "focus-out" }, nativeEvent)
    },
  }
  return (
    <ToggletipContext value={{ state, id, isReady, labels, trigger, content, send }}>
      {renderPart("span", part("root", { open: state.isOpen }), own, props, state)}
    </ToggletipContext>
  )
}

/** The button, named by its label. */
export function Trigger(props: PartProps<"button", ToggletipState>): ReactNode {
  const { state, id, labels, trigger, send } = useToggletip()
  const text = useText()
  const own = {
    ref: trigger,
    type: "button",
    "aria-label": props["aria-label"] ?? text("toggletip.label", labels.trigger),
    "aria-expanded": state.isOpen,
    "aria-controls": id,
    popoverTarget: id,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      send({ type: "toggle" }, event.nativeEvent)
    },
  }
  return renderPart("button", part("trigger", { open: state.isOpen }), own, props, state)
}

/** The note. Always in the HTML, inside a live region: what shows there is read out. */
export function Content(props: PartProps<"span", ToggletipState>): ReactNode {
  const { state, id, isReady, content } = useToggletip()
  const own = { ref: content, id, popover: isReady ? "manual" : "auto" }
  return (
    <span {...part("status")} role="status">
      {renderPart("span", part("content", { open: state.isOpen }), own, props, state)}
    </span>
  )
}

function useToggletip(): Toggletip {
  return usePartContext(ToggletipContext, "Toggletip")
}
