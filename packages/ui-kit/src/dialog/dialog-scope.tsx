"use client"

import * as Engine from "radix-ui/dialog"
import { type MouseEvent, type ReactNode, type RefObject, type SubmitEvent, useLayoutEffect, useRef } from "react"
import type { Anatomy } from "../anatomy/anatomy.ts"
import { isClosedByForm } from "../behaviour/is-closed-by-form.ts"
import { type Causes, useCause } from "../behaviour/use-cause.ts"
import { useCloseName } from "../behaviour/use-close-name.ts"
import { useClosingByWindow, type WindowReason } from "../behaviour/use-closing-by-window.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import type { OpenableProps } from "../behaviour/use-openable.ts"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"

/** The reason for a change. `action` means that the visitor pressed the button that confirms an alert dialog. */
export type DialogReason =
  | "trigger"
  | "close-button"
  | "action"
  | "escape"
  | "outside-press"
  | "link"
  | "form"
  | WindowReason

export interface DialogState {
  readonly isOpen: boolean
}

export interface DialogLabels {
  /** The accessible name of the close button. Defaults to the message `dialog.close`. */
  readonly close?: string
}

export interface DialogRootProps extends OpenableProps<DialogReason> {
  /** True when the dialog is initially open. @default false */
  readonly defaultOpen?: boolean
  /**
   * The minimum window width, in pixels, at which the dialog is always closed. Set it if wider windows render the
   * content of the dialog elsewhere.
   */
  readonly closeFromPx?: number
  readonly labels?: DialogLabels
  readonly children?: ReactNode
}

/** An element to focus, as a ref or a function that is called just before the focus moves. */
export type FocusTarget = RefObject<HTMLElement | null> | (() => HTMLElement | null)

export interface DialogContentProps extends PartProps<"div", DialogState> {
  /** True to close the dialog when a link inside is followed, so that it does not cover the next page. @default true */
  readonly closesOnLink?: boolean
  /** True to close the dialog on a press outside. @default true */
  readonly closesOnOutsidePress?: boolean
  /** The element to focus when the dialog opens. @default the element with `autoFocus`, or the first focusable one */
  readonly initialFocus?: FocusTarget
  /** The element to focus when the dialog closes. @default the previously focused element */
  readonly finalFocus?: FocusTarget
}

export interface DialogScopeValue {
  readonly state: DialogState
  readonly part: Anatomy
  readonly labels: DialogLabels
  readonly previousFocus: RefObject<HTMLElement | null>
  readonly because: Causes<DialogReason>["because"]
  readonly change: Change<boolean, DialogReason>
}

export const [DialogContext, useDialog] = createPartContext<DialogScopeValue>("Dialog")

/**
 * Renders the dialog of a component that is based on `Dialog`, such as `AlertDialog`. `part` sets the name of that
 * component in the attributes of the parts.
 */
export function DialogScope({
  part,
  open,
  defaultOpen = false,
  onOpenChange,
  closeFromPx,
  labels = {},
  children,
}: DialogRootProps & { readonly part: Anatomy }): ReactNode {
  const [isOpen, change] = useControlled(open, defaultOpen, onOpenChange)
  const { because, take } = useCause<DialogReason>()
  const previousFocus = useFocusBefore(isOpen)
  useClosingByWindow(isOpen, closeFromPx, (reason, event) => change(false, reason, event))

  return (
    <DialogContext value={{ state: { isOpen }, part, labels, previousFocus, because, change }}>
      <Engine.Root
        open={isOpen}
        onOpenChange={(to) => {
          const { reason, event } = take(to ? "trigger" : "escape")
          if (reason !== "escape" || !isCovered()) change(to, reason, event)
        }}
      >
        {children}
      </Engine.Root>
    </DialogContext>
  )
}

/** The button that opens the dialog. */
export function Trigger(props: PartProps<"button", DialogState>): ReactNode {
  const { state, part, previousFocus, because } = useDialog()
  const ownProps = {
    type: "button",
    onClick: (event: MouseEvent<HTMLElement>) => {
      // A press does not focus a button in every browser.
      previousFocus.current = event.currentTarget
      because("trigger")(event)
    },
  }
  return (
    <Engine.Trigger asChild>
      {renderPart("button", part("trigger", { open: state.isOpen }), ownProps, props, state)}
    </Engine.Trigger>
  )
}

/** The dialog, which is rendered only while it is open. Its accessible name is its `Title` or an `aria-label`. */
export function Content({
  closesOnLink = true,
  closesOnOutsidePress = true,
  initialFocus,
  finalFocus,
  ...props
}: DialogContentProps): ReactNode {
  const { state, part, previousFocus, because, change } = useDialog()
  const { isOpen } = state
  const isRepeated = useRef(false)

  const ownProps = {
    // Inert during the exit animation.
    inert: !isOpen,
    ...(props["aria-label"] && { "aria-labelledby": undefined }),
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isWithin(event) || !(event.target as Element).closest("a[href]")) return
      if (closesOnLink) change(false, "link", event.nativeEvent)
    },
    onSubmit: (event: SubmitEvent<HTMLElement>) => {
      const { submitter } = event.nativeEvent as globalThis.SubmitEvent
      if (event.defaultPrevented || !isWithin(event)) return
      if (!isClosedByForm(event.target as HTMLFormElement, submitter)) return
      event.preventDefault()
      change(false, "form", event.nativeEvent)
    },
  }
  const backdrop = {
    onClick: ({ detail }: MouseEvent) => {
      // The second press of a double click was meant for the button that opened the dialog.
      isRepeated.current = detail > 1
    },
  }
  return (
    <Engine.Portal>
      {renderPart("div", part("backdrop", { open: isOpen }), backdrop, {}, {})}
      <Engine.Content
        asChild
        onEscapeKeyDown={because("escape")}
        onPointerDownOutside={(event) => {
          because("outside-press")(event.detail.originalEvent)
          if (!closesOnOutsidePress || isRepeated.current) event.preventDefault()
        }}
        onOpenAutoFocus={(event) => setFocusInstead(event, resolveTarget(initialFocus))}
        onCloseAutoFocus={(event) => {
          setFocusInstead(event, resolveTarget(finalFocus) ?? previousFocus.current)
          previousFocus.current = null
        }}
      >
        {renderPart("div", part("content", { open: isOpen }), ownProps, props, state)}
      </Engine.Content>
    </Engine.Portal>
  )
}

/** The title of the dialog, which is also its accessible name. */
export function Title(props: PartProps<"h2">): ReactNode {
  const { part } = useDialog()
  return <Engine.Title asChild>{renderPart("h2", part("title"), {}, props, {})}</Engine.Title>
}

/** A short description, which screen readers read after the name of the dialog. */
export function Description(props: PartProps<"p">): ReactNode {
  const { part } = useDialog()
  return <Engine.Description asChild>{renderPart("p", part("description"), {}, props, {})}</Engine.Description>
}

/** The button that closes the dialog. Without children, it is a cross with an accessible name. */
export function Close({ children, ...props }: PartProps<"button">): ReactNode {
  const { part, labels, because } = useDialog()
  const ownProps = {
    type: "button",
    "aria-label": useCloseName(children, labels.close),
    children,
    onClick: because("close-button"),
  }
  return <Engine.Close asChild>{renderPart("button", part("close"), ownProps, props, {})}</Engine.Close>
}

/** Returns a ref to the element that was focused before the dialog opened. */
function useFocusBefore(isOpen: boolean): RefObject<HTMLElement | null> {
  const previous = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (isOpen && activeElement !== body) previous.current ??= activeElement as HTMLElement | null
  }, [isOpen])
  return previous
}

function resolveTarget(target: FocusTarget | undefined): HTMLElement | null | undefined {
  return typeof target === "function" ? target() : target?.current
}

function setFocusInstead(event: Event, element: HTMLElement | null | undefined): void {
  if (!element?.isConnected) return
  event.preventDefault()
  element.focus({ preventScroll: true })
}

/** Returns true if another open layer is above the dialog. Escape then closes that layer instead of the dialog. */
function isCovered(): boolean {
  return document.querySelector("dialog:modal, :popover-open") !== null
}

/**
 * Returns true if the target of an event is inside the dialog. React events also bubble from nested dialogs that are
 * elsewhere in the document.
 */
function isWithin({ currentTarget, target }: MouseEvent<HTMLElement> | SubmitEvent<HTMLElement>): boolean {
  return currentTarget.contains(target as Node)
}
