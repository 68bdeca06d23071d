"use client"

import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Send, useBehaviour } from "../behaviour/use-behaviour.ts"
import { useCloseName } from "../behaviour/use-close-name.ts"
import { useClosingByWindow } from "../behaviour/use-closing-by-window.ts"
import { useControlled } from "../behaviour/use-controlled.ts"
import { useModalInPlace } from "../behaviour/use-modal-in-place.ts"
import { createControlledDecision, type OpenableProps } from "../behaviour/use-openable.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import { BREAKPOINTS_PX } from "../tokens/generated/breakpoints.ts"
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx"
import css from "./filter-drawer.module.css"
import {
  createFilterDrawerState,
  type FilterDrawerEvent,
  type FilterDrawerReason,
  type FilterMode,
  type FilterPresentation,
  type FilterDrawerState as FilterState,
  filterDrawerNext,
  getFilterDrawerReason,
  getPresentation,
} from "./filter-drawer-core.ts"
import { readMode, writeMode } from "./stored-mode.ts"
import { useRoom } from "./use-room.ts"

const part = anatomy("filter-drawer", css)

export interface FilterDrawerLabels {
  /** The text of the button while the filters are hidden. Defaults to the message `filterDrawer.show`. */
  readonly show?: string
  /** The text of the button while the panel is visible. Defaults to the message `filterDrawer.hide`. */
  readonly hide?: string
  /** The text of the button that pins the panel. Defaults to the message `filterDrawer.sticky`. */
  readonly sticky?: string
  /** The heading of the filters. Defaults to the message `filterDrawer.title`. */
  readonly title?: string
  /** The accessible name of the button that closes the drawer. Defaults to the message `dialog.close`. */
  readonly close?: string
  /** The text of the submit button. Defaults to the message `filterDrawer.submit`. */
  readonly submit?: string
  /**
   * The text of the submit button when `count` is set, with the placeholder `{count}` for the number of results.
   * Defaults to the message `filterDrawer.submitCount`.
   */
  readonly submitCount?: string
}

export interface FilterDrawerState {
  readonly isOpen: boolean
  /**
   * The current presentation of the filters. `null` in server-rendered HTML, where only the style sheet can adapt to
   * the window width.
   */
  readonly presentation: FilterPresentation | null
  readonly mode: FilterMode
}

/** The reason for a change. `session` means that an earlier mode was restored from session storage. */
export type FilterModeReason = "press" | "session"

export interface FilterDrawerRootProps extends PartProps<"div", FilterDrawerState>, OpenableProps<FilterDrawerReason> {
  /** True if the drawer of narrow windows is initially open. The panel of wide windows is always open. @default false */
  readonly defaultOpen?: boolean
  readonly mode?: FilterMode
  readonly defaultMode?: FilterMode
  readonly onModeChange?: (mode: FilterMode, details: ChangeDetails<FilterModeReason>) => void
  /** The key under which the mode is stored in session storage. @default "filter-drawer" */
  readonly sessionKey?: string
  /**
   * The number of results for the selected filters, as a number or as text. It is displayed in the submit button and,
   * on a phone, also announced.
   */
  readonly count?: number | string
  /** The minimum window width, in pixels, at which the filters are a panel. @default 768 */
  readonly panelFromPx?: number
  /** The minimum window width, in pixels, at which the panel can be pinned. @default 1024 */
  readonly stickyFromPx?: number
  readonly labels?: FilterDrawerLabels
}

interface FilterDrawer {
  readonly state: FilterDrawerState
  readonly isModal: boolean
  readonly canStick: boolean
  readonly contentId: string
  readonly titleId: string
  readonly labels: FilterDrawerLabels
  readonly count: number | string | undefined
  readonly content: RefObject<HTMLElement | null>
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly send: Send<FilterDrawerEvent>
  readonly changeMode: (mode: FilterMode, event: Event) => void
}

const [FilterDrawerContext, useFilterDrawer] = createPartContext<FilterDrawer>("FilterDrawer")

/**
 * The filters and the filtered list: a modal drawer on phones, a panel next to the list from 768 px, and a panel that
 * the visitor can pin from 1024 px. It is the same element in all three cases and is never remounted, so input and
 * focus are kept. All of it is in the HTML, and without JavaScript it is a section of the page: place a form inside.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Root({
  open,
  defaultOpen = false,
  onOpenChange,
  mode: givenMode,
  defaultMode = "default",
  onModeChange,
  sessionKey = "filter-drawer",
  count,
  panelFromPx = BREAKPOINTS_PX.medium,
  stickyFromPx = BREAKPOINTS_PX.large,
  labels = {},
  ...props
}: FilterDrawerRootProps): ReactNode {
  const id = useId()
  const content = useRef<HTMLElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [mode, changeMode] = useControlled(givenMode, defaultMode, onModeChange)
  const [{ isOpen, room }, send] = useBehaviour<FilterState, FilterDrawerEvent>({
    next: filterDrawerNext,
    initial: createFilterDrawerState(open ?? defaultOpen),
    // Also in a controlled drawer the presentation follows the window.
    decide: createControlledDecision<FilterState, FilterDrawerEvent, FilterDrawerReason>(
      { open, onOpenChange, getReason: getFilterDrawerReason },
      (after, previous) => ({ ...after, isOpen: previous.isOpen }),
    ),
  })
  useEffect(() => {
    if (open !== undefined) send({ type: "set", isOpen: open })
  }, [open, send])
  useRoom(panelFromPx, stickyFromPx, (to, event) => {
    send({ type: "resized", room: to, hasFocus: content.current?.contains(document.activeElement) ?? false }, event)
  })
  useEffectOnce(() => {
    const kept = readMode(sessionKey)
    if (kept) changeMode(kept, "session", undefined)
  })

  const presentation = getPresentation(room, mode)
  const isModal = presentation === "drawer" && isOpen
  useClosingByWindow(isModal, undefined, (reason, event) => {
    if (reason === "navigation") send({ type: "close", reason }, event)
  })

  const state = { isOpen, presentation, mode }
  const drawer: FilterDrawer = {
    state,
    isModal,
    canStick: room === "widest",
    contentId: `${id}-content`,
    titleId: `${id}-title`,
    labels,
    count,
    content,
    trigger,
    send,
    changeMode: (to, event) => {
      writeMode(sessionKey, to)
      changeMode(to, "press", event)
    },
  }
  return (
    <FilterDrawerContext value={drawer}>
      {renderPart("div", part("root", { open: isOpen, presentation }), {}, props, state)}
    </FilterDrawerContext>
  )
}

/** The button that opens the drawer. In wider windows, it shows and hides the panel. */
export function Trigger({ children, ...props }: PartProps<"button", FilterDrawerState>): ReactNode {
  const { state, contentId, labels, trigger, send } = useFilterDrawer()
  const text = useText()
  const { isOpen, presentation } = state
  const isShown = isOpen && presentation !== "drawer"
  const ownProps = {
    ref: trigger,
    type: "button",
    "aria-controls": contentId,
    // A text that changes with the state replaces `aria-expanded`.
    ...(presentation === "drawer" && { "aria-haspopup": "dialog", "aria-expanded": isOpen }),
    onClick: ({ nativeEvent }: { nativeEvent: Event }) => send({ type: "toggle" }, nativeEvent),
    children: (
      <>
        {isShown ? text("filterDrawer.hide", labels.hide) : text("filterDrawer.show", labels.show)}
        {children}
      </>
    ),
  }
  return renderPart("button", part("trigger", { open: isOpen }), ownProps, props, state)
}

/** The button that pins the panel. It is visible only if the window is wide enough. */
export function StickyToggle({ children, ...props }: PartProps<"button", FilterDrawerState>): ReactNode {
  const { state, canStick, labels, changeMode } = useFilterDrawer()
  const text = useText()
  const isSticky = state.mode === "sticky"
  const ownProps = {
    type: "button",
    hidden: !(canStick && state.isOpen),
    "aria-pressed": isSticky,
    onClick: ({ nativeEvent }: { nativeEvent: Event }) => changeMode(isSticky ? "default" : "sticky", nativeEvent),
    children: children ?? text("filterDrawer.sticky", labels.sticky),
  }
  return renderPart("button", part("sticky-toggle", { pressed: isSticky }), ownProps, props, state)
}

/** The container of the filters. Its accessible name is its `Title` or an `aria-label`. */
export function Content({ children, ...props }: PartProps<"section", FilterDrawerState>): ReactNode {
  const { state, isModal, contentId, titleId, labels, count, content, trigger, send } = useFilterDrawer()
  const submitText = useSubmitText(labels, count)
  const { isOpen, presentation } = state
  useModalInPlace({
    box: content,
    isModal,
    initialFocus: () => findFirstFocusable(content.current),
    // If the drawer has become a panel, the focus stays where it is in it.
    finalFocus: (previous) => {
      if (presentation !== "drawer") return null
      return previous?.isConnected ? previous : trigger.current
    },
    dismiss: (reason, event) => send({ type: "close", reason }, event),
  })

  const ownProps = {
    ref: content,
    id: contentId,
    ...(isModal && { role: "dialog", "aria-modal": true }),
    ...(!props["aria-label"] && { "aria-labelledby": titleId }),
    onSubmit: ({ nativeEvent }: { nativeEvent: Event }) => {
      if (isModal) send({ type: "close", reason: "submit" }, nativeEvent)
    },
    children: (
      <>
        {children}
        {/* The list's own status is inert behind the drawer. */}
        {isModal && count !== undefined ? <VisuallyHidden role="status">{submitText}</VisuallyHidden> : null}
      </>
    ),
  }
  return renderPart("section", part("content", { open: isOpen, modal: isModal, presentation }), ownProps, props, state)
}

/** The heading, which is also the accessible name of the container. */
export function Title({ children, ...props }: PartProps<"h2">): ReactNode {
  const { titleId, labels } = useFilterDrawer()
  const text = useText()
  const ownProps = { id: titleId, children: children ?? text("filterDrawer.title", labels.title) }
  return renderPart("h2", part("title"), ownProps, props, {})
}

/** The button that closes the drawer. Without children, it is a cross with an accessible name. */
export function Close({ children, ...props }: PartProps<"button">): ReactNode {
  const { isModal, labels, send } = useFilterDrawer()
  const ownProps = {
    type: "button",
    hidden: !isModal,
    "aria-label": useCloseName(children, labels.close),
    children,
    onClick: ({ nativeEvent }: { nativeEvent: Event }) => send({ type: "close", reason: "close-button" }, nativeEvent),
  }
  return renderPart("button", part("close"), ownProps, props, {})
}

/** The button that submits the form and closes the drawer. Its text contains the number of results. */
export function Submit({ children, ...props }: PartProps<"button">): ReactNode {
  const { isModal, labels, count, send } = useFilterDrawer()
  const submitText = useSubmitText(labels, count)
  const ownProps = {
    type: "submit",
    children: children ?? submitText,
    // In a form, the submit event closes the drawer: the form may be invalid.
    onClick: ({ nativeEvent, currentTarget }: { nativeEvent: Event; currentTarget: HTMLButtonElement }) => {
      if (isModal && !currentTarget.form) send({ type: "close", reason: "submit" }, nativeEvent)
    },
  }
  return renderPart("button", part("submit"), ownProps, props, {})
}

/** The toolbar above the list. */
export function Toolbar(props: PartProps<"div">): ReactNode {
  return renderPart("div", part("toolbar"), {}, props, {})
}

/** The container of the filtered list. */
export function Results(props: PartProps<"div">): ReactNode {
  return renderPart("div", part("results"), {}, props, {})
}

function useSubmitText(labels: FilterDrawerLabels, count: number | string | undefined): string {
  const text = useText()
  if (count === undefined) return text("filterDrawer.submit", labels.submit)
  return formatMessage(text("filterDrawer.submitCount", labels.submitCount), { count })
}

/** Runs a function once after hydration, so that the first render matches the HTML of the server. */
function useEffectOnce(run: () => void): void {
  const first = useRef(run)
  useLayoutEffect(() => first.current(), [])
}

function findFirstFocusable(box: HTMLElement | null): HTMLElement | null {
  const elements = [...(box?.querySelectorAll<HTMLElement>("*") ?? [])]
  return elements.find((item) => item.tabIndex >= 0 && !item.hidden && !item.matches(":disabled")) ?? null
}
