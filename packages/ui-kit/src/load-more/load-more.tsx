"use client"

import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { focusItem } from "../behaviour/focus-item.ts"
import { isForAnotherWindow } from "../behaviour/is-for-another-window.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import { useTimedBehaviour } from "../behaviour/use-timed-behaviour.ts"
import { KitLink, useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./load-more.module.css"
import {
  type LoadMoreEffect,
  type LoadMoreEvent,
  type LoadMoreState,
  loadMoreNext,
  loadMoreRest,
  PAGE_SIZE,
} from "./load-more-core.ts"

const part = anatomy("load-more", css)

export interface LoadMoreLabels {
  /** The text of the button that loads more items. Defaults to the message `loadMore.more`. */
  readonly more?: string
  /** The text that is announced while items are loading. Defaults to the message `loadMore.loading`. */
  readonly loading?: string
  /**
   * The text that is announced after items have loaded, with the placeholder `{count}` for the number of new items.
   * Defaults to the message `loadMore.loaded`.
   */
  readonly loaded?: string
  /** The text that is announced when the request has failed. Defaults to the message `loadMore.failed`. */
  readonly failed?: string
}

export interface LoadMorePage {
  readonly offset: number
  readonly limit: number
}

export interface LoadMoreRootProps extends PartProps<"div", LoadMoreState> {
  /** True if there are more items to load. If false, the button is not rendered. */
  readonly hasMore: boolean
  /**
   * Loads the next items and adds them to the list. If the returned promise rejects, the failure is announced to the
   * visitor.
   */
  readonly load: (page: LoadMorePage) => Promise<unknown>
  /** The number of items per request. @default 4 */
  readonly pageSize?: number
  readonly labels?: LoadMoreLabels
  readonly clock?: Clock
}

interface LoadMore {
  readonly state: LoadMoreState
  readonly hasMore: boolean
  readonly labels: LoadMoreLabels
  readonly items: RefObject<HTMLUListElement | null>
  readonly trigger: RefObject<HTMLElement | null>
  readonly send: Send<LoadMoreEvent>
}

const [LoadMoreContext, useLoadMore] = createPartContext<LoadMore>("LoadMore")

/**
 * A list with a button that loads more items and focuses the first new one. With `href`, the button is a link that
 * works without JavaScript.
 */
export function Root({
  hasMore,
  load,
  pageSize = PAGE_SIZE,
  labels = {},
  clock,
  ...props
}: LoadMoreRootProps): ReactNode {
  const items = useRef<HTMLUListElement>(null)
  const trigger = useRef<HTMLElement>(null)

  const [state, send] = useTimedBehaviour<LoadMoreState, LoadMoreEvent, LoadMoreEffect>({
    next: loadMoreNext,
    initial: loadMoreRest,
    clock,
    run: (effect) => {
      if (effect.type === "focus") focusItem(items.current?.children[effect.index], trigger.current)
      else
        load({ offset: effect.offset, limit: pageSize }).then(
          () => send({ type: "fetched" }),
          () => send({ type: "failed" }),
        )
    },
  })

  const states = { loading: state.phase === "loading", failed: state.phase === "failed" }
  return (
    <LoadMoreContext value={{ state, hasMore, labels, items, trigger, send }}>
      {renderPart("div", part("root", states), {}, props, state)}
    </LoadMoreContext>
  )
}

/** The list. Each of its children is an item. */
export function Items(props: PartProps<"ul", LoadMoreState>): ReactNode {
  const { state, items, send } = useLoadMore()

  useLayoutEffect(() => {
    if (items.current) send({ type: "rendered", count: items.current.children.length })
  })

  const ownProps = { ref: items, "aria-busy": state.phase === "loading" }
  return renderPart("ul", part("items"), ownProps, props, state)
}

export interface LoadMoreTriggerProps extends PartProps<"button", LoadMoreState> {
  /** The URL of a page that contains the next items. */
  readonly href?: string
}

/** The button that loads more items, or a link if `href` is set. It is rendered only while there are more items. */
export function Trigger({ href, children, ...props }: LoadMoreTriggerProps): ReactNode {
  const { state, hasMore, labels, items, trigger, send } = useLoadMore()
  const text = useText()
  if (!hasMore) return null

  const isLoading = state.phase === "loading"
  const ownProps = {
    ref: trigger,
    // A disabled button would lose the focus.
    "aria-disabled": isLoading || undefined,
    ...(href ? { href } : { type: "button" }),
    onClick: (event: MouseEvent) => {
      if (href && isForAnotherWindow(event)) return
      event.preventDefault()
      send({ type: "load", count: items.current?.children.length ?? 0 }, event.nativeEvent)
    },
    children: children ?? text("loadMore.more", labels.more),
  }
  const { render = href ? (link: object) => <KitLink {...link} /> : undefined } = props
  return renderPart("button", part("trigger", { loading: isLoading }), ownProps, { ...props, render }, state)
}

/** The live region that announces loading, the number of new items, and failures. */
export function Status(props: PartProps<"p", LoadMoreState>): ReactNode {
  const { state, labels } = useLoadMore()
  const text = useText()
  const { phase, added } = state
  const children =
    phase === "loading"
      ? text("loadMore.loading", labels.loading)
      : phase === "failed"
        ? text("loadMore.failed", labels.failed)
        : added > 0
          ? formatMessage(text("loadMore.loaded", labels.loaded), { count: added })
          : ""
  return renderPart("p", part("status", { failed: phase === "failed" }), { role: "status", children }, props, state)
}
