"use client"

import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { focusItem } from "../behaviour/focus-item.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import { Skeleton } from "../skeleton/index.ts"
import css from "./stream-list.module.css"
import {
  EXPECTED,
  getMessage,
  getPlacesLeft,
  type Stream,
  type StreamStatus,
  updateStream,
} from "./stream-list-core.ts"

const part = anatomy("stream-list", css)

export interface StreamListLabels {
  /** The text that is announced while items are loading. Defaults to the message `streamList.loading`. */
  readonly loading?: string
  /**
   * The text that is announced after items have loaded, with the placeholder `{count}` for the number of items.
   * Defaults to the message `streamList.count`.
   */
  readonly count?: string
  /** The text of the button that loads more items. Defaults to the message `streamList.more`. */
  readonly more?: string
  /** The text that is announced when the list is empty. Defaults to the message `streamList.none`. */
  readonly none?: string
  /** The text that is announced when there are no more items. Defaults to the message `streamList.end`. */
  readonly end?: string
  /** The text that is announced when loading has failed. Defaults to the message `streamList.failed`. */
  readonly failed?: string
  /** The text of the button that loads items again after a failure. Defaults to the message `streamList.retry`. */
  readonly retry?: string
}

export interface StreamListState {
  readonly status: StreamStatus
  readonly count: number
}

export interface StreamListRootProps extends PartProps<"div", StreamListState> {
  readonly status: StreamStatus
  /** The number of items that have arrived so far. */
  readonly count: number
  /** Called when the visitor presses the button that loads more items or tries again after a failure. */
  readonly onMore: (event: Event) => void
  /** The number of items expected per request. @default 5 */
  readonly expected?: number
  readonly labels?: StreamListLabels
}

interface StreamList {
  readonly stream: Stream
  readonly places: number
  readonly state: StreamListState
  readonly labels: StreamListLabels
  readonly items: RefObject<HTMLUListElement | null>
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly more: (event: Event) => void
}

const [StreamListContext, useStreamList] = createPartContext<StreamList>("StreamList")

/**
 * A list in which items replace placeholders one at a time. The focus moves only after the visitor has pressed the
 * button that loads more items.
 */
export function Root({
  status,
  count,
  onMore,
  expected = EXPECTED,
  labels = {},
  ...props
}: StreamListRootProps): ReactNode {
  const items = useRef<HTMLUListElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const requestedCount = useRef<number | null>(null)
  const [known, setKnown] = useState<Stream>({ status, count, initialCount: 0 })
  const stream = known.status === status && known.count === count ? known : updateStream(known, status, count)
  if (stream !== known) setKnown(stream)

  useLayoutEffect(() => {
    if (requestedCount.current === null || count === requestedCount.current) return
    const first = requestedCount.current
    requestedCount.current = null
    if (count > first) focusItem(items.current?.children[first], trigger.current)
  }, [count])

  function more(event: Event) {
    if (status === "streaming" || status === "ended") return
    requestedCount.current = count
    onMore(event)
  }

  const state = { status, count }
  const value = { stream, places: getPlacesLeft(stream, expected), state, labels, items, trigger, more }
  const states = { streaming: status === "streaming", ended: status === "ended", failed: status === "failed" }
  return (
    <StreamListContext value={value}>{renderPart("div", part("root", states), {}, props, state)}</StreamListContext>
  )
}

export interface StreamListItemsProps extends PartProps<"ul", StreamListState> {
  /** The content of a placeholder for an item. @default a grey line */
  readonly placeholder?: ReactNode
}

/** The list. Its placeholders are rendered after its children. */
export function Items({ placeholder, children, ...props }: StreamListItemsProps): ReactNode {
  const { stream, places, state, items } = useStreamList()
  const kept = Array.from({ length: places }, (_, index) => (
    <li key={`place ${index.toString()}`} {...part("place")} aria-hidden="true">
      {placeholder ?? <Skeleton.Shape kind="control" />}
    </li>
  ))
  const ownProps = {
    ref: items,
    "aria-busy": stream.status === "streaming",
    children: (
      <>
        {children}
        {kept}
      </>
    ),
  }
  return renderPart("ul", part("items"), ownProps, props, state)
}

/** The button that loads more items. It remains focusable while items load, so that the focus is not lost. */
export function More({ children, ...props }: PartProps<"button", StreamListState>): ReactNode {
  const { stream, state, labels, trigger, more } = useStreamList()
  const text = useText()
  if (stream.count === 0 && stream.status !== "failed") return null
  const isShut = stream.status === "streaming" || stream.status === "ended"
  const ownProps = {
    ref: trigger,
    type: "button",
    // A disabled button would lose the focus.
    "aria-disabled": isShut || undefined,
    onClick: ({ nativeEvent }: MouseEvent) => more(nativeEvent),
    children:
      stream.status === "failed"
        ? text("streamList.retry", labels.retry)
        : (children ?? text("streamList.more", labels.more)),
  }
  return renderPart("button", part("more", { disabled: isShut }), ownProps, props, state)
}

/** The live region that announces loading, the number of items, the end of the list, and failures. */
export function Status(props: PartProps<"p", StreamListState>): ReactNode {
  const { stream, state, labels } = useStreamList()
  const text = useText()
  const message = getMessage(stream)
  const children = formatMessage(text(`streamList.${message}`, labels[message]), { count: stream.count })
  return renderPart("p", part("status", { message }), { role: "status", children }, props, state)
}

/** The content of an empty list, such as contact details. */
export function Empty(props: PartProps<"div", StreamListState>): ReactNode {
  const { stream, state } = useStreamList()
  return getMessage(stream) === "none" ? renderPart("div", part("empty"), {}, props, state) : null
}
