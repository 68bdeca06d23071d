"use client"

import * as Engine from "radix-ui/dialog"
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useLayoutEffect,
  useRef,
} from "react"
import type { Anatomy } from "../anatomy/anatomy.ts"
import { isClosedByForm } from "../behaviour/is-closed-by-form.ts"
import { type Causes, useCause } from "../behaviour/use-cause.ts"
import { useCloseName } from "../behaviour/use-close-name.ts"
import { useClosingByWindow, type WindowReason } from "../behaviour/use-closing-by-window.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import type { OpenableProps } from "../behaviour/use-openable.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"

/** `action`: what an alert dialog asks about was confirmed. */
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

/** What gets the focus; a function is asked at that moment. */
export type FocusTarget = RefObject<HTMLElement | null> | (() => HTMLElement | null)

export interface DialogContentProps extends PartProps<"div", DialogState> {
  /** Closes when a link inside is followed, so that the page it leads to is not covered. @default true */
  readonly closesOnLink?: boolean
  /** Closes on a press beside it. @default true */
  readonly closesOnOutsidePress?: boolean
  /** What has the focus first. @default what has `autoFocus`, else the first that can have it */
  readonly initialFocus?: FocusTarget
  /** What has the focus when it has closed. @default what had it before */
  readonly finalFocus?: FocusTarget
}

export interface DialogScopeValue {
  readonly state: DialogState
  readonly part: Anatomy
  readonly labels: DialogLabels
  /** What had the focus before it opened. */
  readonly before: RefObject<HTMLElement | null>
  readonly because: Causes<DialogReason>["because"]
  readonly change: Change<boolean, DialogReason>
}

const DialogContext = createContext<DialogScopeValue | null>(null)

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
  const [isOpen, change] = useControlled(open, defaultOpen, onOpenChange)
  const { because, take } = useCause<DialogReason>()
  const before = useFocusBefore(isOpen)
  useClosingByWindow(isOpen, closeFromPx, (reason, event) => change(false, reason, event))

  return (
    <DialogContext value={{ state: { isOpen }, part, labels, before, because, change }}>
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

/** Opens the dialog. */
export function Trigger(props: PartProps<"button", DialogState>): ReactNode {
  const { state, part, before, because } = useDialog()
  const own = {
    type: "button",
    onClick: (event: MouseEvent<HTMLElement>) => {
      // A press does not focus a button in every browser.
      before.current = event.currentTarget
      because("trigger")(event)
    },
  }
  return (
    <Engine.Trigger asChild>
      {renderPart("button", part("trigger", { open: state.isOpen }), own, props, state)}
    </Engine.Trigger>
  )
}

/** The dialog itself, at the end of the page while it is open. Named by the title inside, else give it an `aria-label`. */
export function Content({
  closesOnLink = true,
  closesOnOutsidePress = true,
  initialFocus,
  finalFocus,
  ...props
}: DialogContentProps): ReactNode {
  const { state, part, before, because, change } = useDialog()
  const { isOpen } = state
  const isRepeated = useRef(false)

  const own = {
    // While it fades away it is out of reach.
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
      // The second press of two in one place was meant for what opened it.
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
          setFocusInstead(event, resolveTarget(finalFocus) ?? before.current)
          before.current = null
        }}
      >
        {renderPart("div", part("content", { open: isOpen }), own, props, state)}
      </Engine.Content>
    </Engine.Portal>
  )
}

/** Names the dialog. */
export function Title(props: PartProps<"h2">): ReactNode {
  const { part } = useDialog()
  return <Engine.Title asChild>{renderPart("h2", part("title"), {}, props, {})}</Engine.Title>
}

/** Describes the dialog: read out after its name. Short; what is longer is read by the visitor. */
export function Description(props: PartProps<"p">): ReactNode {
  const { part } = useDialog()
  return <Engine.Description asChild>{renderPart("p", part("description"), {}, props, {})}</Engine.Description>
}

/** Closes the dialog. Called what it says; with nothing to read in it, by its label. The skin shows a cross when it is empty. */
export function Close({ children, ...props }: PartProps<"button">): ReactNode {
  const { part, labels, because } = useDialog()
  const own = {
    type: "button",
    "aria-label": useCloseName(children, labels.close),
    children,
    onClick: because("close-button"),
  }
  return <Engine.Close asChild>{renderPart("button", part("close"), own, props, {})}</Engine.Close>
}

/** What had the focus when it opened: a button that was pressed says so itself. */
function useFocusBefore(isOpen: boolean): RefObject<HTMLElement | null> {
  const before = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (isOpen && activeElement !== body) before.current ??= activeElement as HTMLElement | null
  }, [isOpen])
  return before
}

function resolveTarget(target: FocusTarget | undefined): HTMLElement | null | undefined {
  return typeof target === "function" ? target() : target?.current
}

/** Puts the focus where it is wanted instead of where the engine would. */
function setFocusInstead(event: Event, element: HTMLElement | null | undefined): void {
  if (!element?.isConnected) return
  event.preventDefault()
  element.focus({ preventScroll: true })
}

/** Whether Escape belongs to something that lies over the dialog: a tooltip, a drawer. */
function isCovered(): boolean {
  return document.querySelector("dialog:modal, :popover-open") !== null
}

/** React also tells of what happens in a dialog within this one, which stands elsewhere in the page. */
function isWithin({ currentTarget, target }: MouseEvent<HTMLElement> | SubmitEvent<HTMLElement>): boolean {
  return currentTarget.contains(target as Node)
}

/** For primitives that are dialogs and more. */
export function useDialog(): DialogScopeValue {
  return usePartContext(DialogContext, "Dialog")
}
