"use client"

import { Fragment, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { useTimedBehaviour } from "../behaviour/use-timed-behaviour.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./loading-overlay.module.css"
import { createOverlayNext, type OverlayEvent, type OverlayState } from "./loading-overlay-core.ts"

const part = anatomy("loading-overlay", css)

export interface LoadingOverlayLabels {
  /**
   * The text that is announced when loading takes longer than `sayAfterMs`. Defaults to the message `overlay.busy`.
   */
  readonly busy?: string
}

export interface LoadingOverlayState {
  readonly isBusy: boolean
}

export interface LoadingOverlayRootProps extends PartProps<"div", LoadingOverlayState> {
  /** True while the content is being loaded or submitted. */
  readonly isBusy: boolean
  /** The delay before the busy state is announced, in milliseconds. @default 500 */
  readonly sayAfterMs?: number
  readonly labels?: LoadingOverlayLabels
  readonly clock?: Clock
}

interface LoadingOverlay {
  readonly state: LoadingOverlayState
  readonly isSaying: boolean
  readonly labels: LoadingOverlayLabels
  readonly content: RefObject<HTMLDivElement | null>
  readonly veil: RefObject<HTMLDivElement | null>
}

const [LoadingOverlayContext, useLoadingOverlay] = createPartContext<LoadingOverlay>("LoadingOverlay")

/**
 * An overlay over a part of the page that is busy. The overlay has the focus while the part is busy, so that keyboard
 * users keep their position.
 */
export function Root({ isBusy, sayAfterMs, labels = {}, clock, ...props }: LoadingOverlayRootProps): ReactNode {
  const content = useRef<HTMLDivElement>(null)
  const veil = useRef<HTMLDivElement>(null)
  const left = useRef<HTMLElement | null>(null)
  const [phase, send] = useTimedBehaviour<OverlayState, OverlayEvent>({
    next: createOverlayNext(sayAfterMs),
    initial: "resting",
    clock,
  })

  useEffect(() => send({ type: "set", isBusy }), [isBusy, send])
  useLayoutEffect(() => {
    if (isBusy) left.current = removeFocus(content.current, veil.current)
    else resetFocus(left.current, veil.current)
  }, [isBusy])

  const state = { isBusy }
  const overlay = { state, isSaying: isBusy && phase === "saying", labels, content, veil }
  return (
    <LoadingOverlayContext value={overlay}>
      {renderPart("div", part("root", { busy: isBusy }), {}, props, state)}
    </LoadingOverlayContext>
  )
}

/** The content, which the overlay covers while the content is busy. */
export function Content(props: PartProps<"div", LoadingOverlayState>): ReactNode {
  const { content, state } = useLoadingOverlay()
  const ownProps = { ref: content, inert: state.isBusy }
  return renderPart("div", part("content", { busy: state.isBusy }), ownProps, props, state)
}

/** The overlay that covers the content while the content is busy. */
export function Veil({ children, ...props }: PartProps<"div", LoadingOverlayState>): ReactNode {
  const { isSaying, labels, state, veil } = useLoadingOverlay()
  const text = useText()
  const ownProps = {
    ref: veil,
    tabIndex: -1,
    hidden: !state.isBusy,
    children: (
      <Fragment>
        {children}
        <p {...part("status")} role="status">
          {isSaying ? text("overlay.busy", labels.busy) : null}
        </p>
      </Fragment>
    ),
  }
  return renderPart("div", part("veil", { busy: state.isBusy }), ownProps, props, state)
}

function removeFocus(content: HTMLElement | null, veil: HTMLElement | null): HTMLElement | null {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || !content?.contains(activeElement)) return null
  veil?.focus({ preventScroll: true })
  return activeElement
}

function resetFocus(left: HTMLElement | null, veil: HTMLElement | null): void {
  const { activeElement, body } = document
  if (activeElement === veil || activeElement === body) left?.focus({ preventScroll: true })
}
