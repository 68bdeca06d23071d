"use client"

import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { isClosedByForm } from "../behaviour/is-closed-by-form.ts"
import { isEscapeFor } from "../behaviour/is-escape-for.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import { useCloseName } from "../behaviour/use-close-name.ts"
import { useClosingByWindow } from "../behaviour/use-closing-by-window.ts"
import { type OpenableProps, useOpenable } from "../behaviour/use-openable.ts"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./drawer.module.css"
import { type DrawerEffect, type DrawerEvent, type DrawerReason, type DrawerState, drawerNext } from "./drawer-core.ts"

const part = anatomy("drawer", css)

export interface DrawerLabels {
  /** The accessible name of the close button. Defaults to the message `dialog.close`. */
  readonly close?: string
}

export interface DrawerRootProps extends OpenableProps<DrawerReason> {
  /** True when the drawer is initially open. @default false */
  readonly defaultOpen?: boolean
  /**
   * The minimum window width, in pixels, at which the drawer is always closed. Set it if wider windows render the
   * content of the drawer elsewhere.
   */
  readonly closeFromPx?: number
  readonly labels?: DrawerLabels
  readonly children?: ReactNode
}

interface Drawer {
  readonly state: DrawerState
  readonly id: string
  readonly titleId: string
  readonly labels: DrawerLabels
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly content: RefObject<HTMLDialogElement | null>
  readonly send: Send<DrawerEvent>
}

const [DrawerContext, useDrawer] = createPartContext<Drawer>("Drawer")

/**
 * A modal dialog that slides in from an edge of the window. It is a native `<dialog>`: it is in the top layer, the page
 * behind it is inert, the focus stays inside, Escape closes it, and the focus returns afterwards. Its content is in the
 * HTML while it is closed, and its trigger works before hydration and without JavaScript, so it can contain the
 * navigation of a site.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Root({
  open,
  defaultOpen = false,
  onOpenChange,
  closeFromPx,
  labels = {},
  children,
}: DrawerRootProps): ReactNode {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDialogElement>(null)

  const [state, send] = useOpenable<DrawerState, DrawerEvent, DrawerReason, DrawerEffect>({
    next: drawerNext,
    initial: { isOpen: false },
    getReason: (event) => ("reason" in event ? event.reason : null),
    open,
    onOpenChange,
    run: ({ type }) => {
      if (type === "show") openDialog(content.current)
      else closeDialog(content.current, trigger.current)
    },
  })

  useLayoutEffect(() => {
    if (content.current?.open) send({ type: "synchronise", isOpen: true })
    else if (defaultOpen) send({ type: "set", isOpen: true })
  }, [defaultOpen, send])

  useClosingByWindow(state.isOpen, closeFromPx, (reason, event) => send({ type: "close", reason }, event))

  const drawer = { state, id: `${id}-dialog`, titleId: `${id}-title`, labels, trigger, content, send }
  return <DrawerContext value={drawer}>{children}</DrawerContext>
}

/** The button that opens the drawer. */
export function Trigger(props: PartProps<"button", DrawerState>): ReactNode {
  const { state, id, trigger, send } = useDrawer()
  const ownProps = {
    ref: trigger,
    type: "button",
    "aria-haspopup": "dialog",
    "aria-expanded": state.isOpen,
    "aria-controls": id,
    // Opens it also before hydration.
    command: "show-modal",
    commandfor: id,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      send({ type: "open", reason: "trigger" }, event.nativeEvent)
    },
  }
  return renderPart("button", part("trigger", { open: state.isOpen }), ownProps, props, state)
}

export interface DrawerContentProps extends PartProps<"dialog", DrawerState> {
  /** The edge from which the drawer slides in, in the reading direction. @default "end" */
  readonly side?: "start" | "end" | "bottom"
  /** True to close the drawer when a link inside is followed, so that it does not cover the next page. @default true */
  readonly closesOnLink?: boolean
  /** True to close the drawer on a press outside. @default true */
  readonly closesOnOutsidePress?: boolean
}

/** The drawer. Its accessible name is its `Title` or an `aria-label`. */
export function Content({
  side = "end",
  closesOnLink = true,
  closesOnOutsidePress = true,
  ...props
}: DrawerContentProps): ReactNode {
  const { state, id, titleId, content, send } = useDrawer()
  const pressedBeside = useRef(false)
  useEscape(state.isOpen, content, send)

  const ownProps = {
    ref: content,
    id,
    // It may have been opened before hydration.
    suppressHydrationWarning: true,
    "aria-labelledby": props["aria-label"] ? undefined : titleId,
    // Closing without a key event: the back gesture of a phone, or assistive technology.
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      send({ type: "close", reason: "escape" }, event.nativeEvent)
    },
    onToggle: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) send({ type: "synchronise", isOpen: event.currentTarget.open })
    },
    // The browser would close it without consulting the caller, and a controlled drawer could never open again.
    onSubmit: (event: SubmitEvent<HTMLDialogElement>) => {
      const { submitter } = event.nativeEvent as globalThis.SubmitEvent
      const form = event.target as HTMLFormElement
      if (event.defaultPrevented || form.closest("dialog") !== event.currentTarget) return
      if (!isClosedByForm(form, submitter)) return
      event.preventDefault()
      if (submitter instanceof HTMLButtonElement) event.currentTarget.returnValue = submitter.value
      send({ type: "close", reason: "form" }, event.nativeEvent)
    },
    onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedBeside.current = isBeside(event)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // The second press of a double click was meant for the button that opened the drawer.
      const isRepeated = event.detail > 1
      if (closesOnOutsidePress && !isRepeated && pressedBeside.current && isBeside(event)) {
        send({ type: "close", reason: "outside-press" }, event.nativeEvent)
      } else if (closesOnLink && event.target instanceof Element && event.target.closest("a[href]")) {
        send({ type: "close", reason: "link" }, event.nativeEvent)
      }
      pressedBeside.current = false
    },
  }
  return renderPart("dialog", part("content", { open: state.isOpen, side }), ownProps, props, state)
}

/** The title of the drawer, which is also its accessible name. */
export function Title(props: PartProps<"h2">): ReactNode {
  const { titleId } = useDrawer()
  return renderPart("h2", part("title"), { id: titleId }, props, {})
}

/** The button that closes the drawer. Without children, it is a cross with an accessible name. */
export function Close({ children, ...props }: PartProps<"button">): ReactNode {
  const { id, labels, send } = useDrawer()
  const ownProps = {
    type: "button",
    "aria-label": useCloseName(children, labels.close),
    command: "close",
    commandfor: id,
    children,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      send({ type: "close", reason: "close-button" }, event.nativeEvent)
    },
  }
  return renderPart("button", part("close"), ownProps, props, {})
}

/**
 * Closes the drawer on Escape in a `keydown` handler, because browsers close a dialog on the third Escape even if
 * `cancel` is prevented.
 */
function useEscape(isOpen: boolean, content: RefObject<HTMLDialogElement | null>, send: Send<DrawerEvent>): void {
  useEffect(() => {
    if (!isOpen) return
    const handleKey = (event: KeyboardEvent) => {
      if (!content.current?.open || event.defaultPrevented || !isEscapeFor(content.current, event)) return
      event.preventDefault()
      send({ type: "close", reason: "escape" }, event)
    }
    addEventListener("keydown", handleKey)
    return () => removeEventListener("keydown", handleKey)
  }, [isOpen, content, send])
}

function openDialog(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal()
}

/**
 * Closes the dialog and restores the focus. Safari does not restore the focus if the trigger was pressed with the
 * pointer.
 */
function closeDialog(dialog: HTMLDialogElement | null, trigger: HTMLElement | null): void {
  if (dialog?.open) dialog.close()
  if (document.activeElement === document.body) trigger?.focus({ preventScroll: true })
}

/**
 * Returns true if a press is on the backdrop. The event target of such a press is the dialog, so the coordinates are
 * compared with its box.
 */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false
  const box = currentTarget.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}
