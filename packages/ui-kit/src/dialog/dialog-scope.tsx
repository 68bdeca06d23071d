"use client"

import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react"
import type { Anatomy } from "../anatomy/anatomy.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import { type OpenableProps, useOpenable } from "../behaviour/use-openable.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"
import { type DialogEffect, type DialogEvent, type DialogReason, type DialogState, dialogNext } from "./dialog-core.ts"

export interface DialogLabels {
  /** Name of the button that closes. Message `dialog.close`. */
  readonly close?: string
}

export interface DialogRootProps extends OpenableProps<DialogReason> {
  /** Open on first render. @default false */
  readonly defaultOpen?: boolean
  /** Closes when the window grows to this many pixels, where what is inside is shown otherwise. */
  readonly closeFromPx?: number
  readonly labels?: DialogLabels
  readonly children?: ReactNode
}

export interface Dialog {
  readonly state: DialogState
  readonly id: string
  readonly titleId: string
  readonly part: Anatomy
  readonly labels: DialogLabels
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly content: RefObject<HTMLDialogElement | null>
  readonly send: Send<DialogEvent>
}

const DialogContext = createContext<Dialog | null>(null)

/** The dialog's behaviour under the names of a primitive, which brings its looks. */
export function DialogScope({
  part,
  open,
  defaultOpen = false,
  onOpenChange,
  closeFromPx,
  labels = {},
  children,
}: DialogRootProps & { readonly part: Anatomy }): ReactNode {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDialogElement>(null)

  const [state, send] = useOpenable<DialogState, DialogEvent, DialogReason, DialogEffect>({
    next: dialogNext,
    initial: { isOpen: false },
    reasonOf: (event) => ("reason" in event ? event.reason : null),
    open,
    onOpenChange,
    run: ({ type }) => {
      if (type === "show") show(content.current)
      else hide(content.current, trigger.current)
    },
  })

  useLayoutEffect(() => {
    if (content.current?.open) send({ type: "synchronise", isOpen: true })
    else if (defaultOpen) send({ type: "set", isOpen: true })
  }, [defaultOpen, send])

  useClosingByWindow(state.isOpen, closeFromPx, send)

  const dialog = { state, id: `${id}-dialog`, titleId: `${id}-title`, part, labels, trigger, content, send }
  return <DialogContext value={dialog}>{children}</DialogContext>
}

/** Opens the dialog. */
export function Trigger(props: PartProps<"button", DialogState>): ReactNode {
  const { state, id, part, trigger, send } = useDialog()
  const own = {
    ref: trigger,
    type: "button",
    "aria-haspopup": "dialog",
    "aria-expanded": state.isOpen,
    "aria-controls": id,
    // Opens it before hydration, too.
    command: "show-modal",
    commandfor: id,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      send({ type: "open", reason: "trigger" }, event.nativeEvent)
    },
  }
  return renderPart("button", part("trigger", { open: state.isOpen }), own, props, state)
}

export interface DialogContentProps extends PartProps<"dialog", DialogState> {
  /** Closes when a link inside is followed, so that the page it leads to is not covered. @default true */
  readonly closesOnLink?: boolean
  /** Closes on a press beside it. @default true */
  readonly closesOnOutsidePress?: boolean
}

/** The dialog itself. Named by the title inside, else give it an `aria-label`. */
export function Content({ closesOnLink = true, closesOnOutsidePress = true, ...props }: DialogContentProps): ReactNode {
  const { state, id, titleId, part, content, send } = useDialog()
  const pressedBeside = useRef(false)

  const own = {
    ref: content,
    id,
    // It may have been opened before React came.
    suppressHydrationWarning: true,
    "aria-labelledby": props["aria-label"] ? undefined : titleId,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      send({ type: "close", reason: "escape" }, event.nativeEvent)
    },
    onToggle: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) send({ type: "synchronise", isOpen: event.currentTarget.open })
    },
    onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedBeside.current = isBeside(event)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // The second press of two in one place was meant for what opened it.
      const isRepeated = event.detail > 1
      if (closesOnOutsidePress && !isRepeated && pressedBeside.current && isBeside(event)) {
        send({ type: "close", reason: "outside-press" }, event.nativeEvent)
      } else if (closesOnLink && event.target instanceof Element && event.target.closest("a[href]")) {
        send({ type: "close", reason: "link" }, event.nativeEvent)
      }
      pressedBeside.current = false
    },
  }
  return renderPart("dialog", part("content", { open: state.isOpen }), own, props, state)
}

/** Names the dialog. */
export function Title(props: PartProps<"h2">): ReactNode {
  const { titleId, part } = useDialog()
  return renderPart("h2", part("title"), { id: titleId }, props, {})
}

/** Closes the dialog. */
export function Close({ children, ...props }: PartProps<"button">): ReactNode {
  const { id, part, labels, send } = useDialog()
  const text = useText()
  const own = {
    type: "button",
    "aria-label": text("dialog.close", labels.close),
    command: "close",
    commandfor: id,
    children,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      send({ type: "close", reason: "close-button" }, event.nativeEvent)
    },
  }
  return renderPart("button", part("close"), own, props, {})
}

/** Another page in the same document, the way back through the page cache, or a window grown wide. */
function useClosingByWindow(isOpen: boolean, closeFromPx: number | undefined, send: Send<DialogEvent>): void {
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const leave = (event: Event) => send({ type: "close", reason: "navigation" }, event)
    addEventListener("popstate", leave, { signal: stop.signal })
    addEventListener("pagehide", leave, { signal: stop.signal })
    // A framework that goes to another page by itself tells only the Navigation API.
    const { pathname } = location
    const follow = (event: Event) => {
      if (location.pathname !== pathname) leave(event)
    }
    globalThis.navigation?.addEventListener("currententrychange", follow, { signal: stop.signal })

    if (closeFromPx !== undefined) {
      const wide = matchMedia(`(min-width: ${closeFromPx}px)`)
      const grow = (event: Event) => {
        if (wide.matches) send({ type: "close", reason: "breakpoint" }, event)
      }
      wide.addEventListener("change", grow, { signal: stop.signal })
    }
    return () => stop.abort()
  }, [isOpen, closeFromPx, send])
}

function show(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal()
}

/** The browser gives the focus back; where a press does not focus a button (Safari), we do. */
function hide(dialog: HTMLDialogElement | null, trigger: HTMLElement | null): void {
  if (dialog?.open) dialog.close()
  if (document.activeElement === document.body) trigger?.focus({ preventScroll: true })
}

/** A press on the backdrop reaches the dialog itself, outside its box. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false
  const box = currentTarget.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}

/** For primitives that are dialogs and more. */
export function useDialog(): Dialog {
  return usePartContext(DialogContext, "Dialog or Drawer")
}
