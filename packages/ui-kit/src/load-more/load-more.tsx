"use client"

import { createContext, type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { focusItem } from "../behaviour/focus-item.ts"
import { isForAnotherWindow } from "../behaviour/is-for-another-window.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import { useTimedBehaviour } from "../behaviour/use-timed-behaviour.ts"
import { KitLink, useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"
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
  /** Words of the button. Message `loadMore.more`. */
  readonly more?: string
  /** Said while they are fetched. Message `loadMore.loading`. */
  readonly loading?: string
  /** Said when they are there; `{count}` is how many are new. Message `loadMore.loaded`. */
  readonly loaded?: string
  /** Said when they could not be fetched. Message `loadMore.failed`. */
  readonly failed?: string
}

/** Which items are asked for. */
export interface LoadMorePage {
  readonly offset: number
  readonly limit: number
}

export interface LoadMoreRootProps extends PartProps<"div", LoadMoreState> {
  /** Whether there are more. Without more there is no button. */
  readonly hasMore: boolean
  /** Fetches the next items and gives them to the list. A promise that fails is said to the visitor. */
  readonly load: (page: LoadMorePage) => Promise<unknown>
  /** How many are fetched at a time. @default 4 */
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

const LoadMoreContext = createContext<LoadMore | null>(null)

/**
 * A list that grows at the visitor's word. The focus goes to the first new item, and how many came is said politely.
 *
 * The button stays where the focus is while it fetches. With an `href` it is a link to the next page for those without
 * JavaScript and for robots.
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

/** The list. Each child is an item. */
export function Items(props: PartProps<"ul", LoadMoreState>): ReactNode {
  const { state, items, send } = useLoadMore()

  useLayoutEffect(() => {
    if (items.current) send({ type: "rendered", count: items.current.children.length })
  })

  const own = { ref: items, "aria-busy": state.phase === "loading" }
  return renderPart("ul", part("items"), own, props, state)
}

export interface LoadMoreTriggerProps extends PartProps<"button", LoadMoreState> {
  /** Address of a page with the next items. */
  readonly href?: string
}

/** The button, or with an `href` the link. Nothing when there are no more. */
export function Trigger({ href, children, ...props }: LoadMoreTriggerProps): ReactNode {
  const { state, hasMore, labels, items, trigger, send } = useLoadMore()
  const text = useText()
  if (!hasMore) return null

  const isLoading = state.phase === "loading"
  const own = {
    ref: trigger,
    // Disabled it would lose the focus.
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
  return renderPart("button", part("trigger", { loading: isLoading }), own, { ...props, render }, state)
}

/** Says that more are fetched, how many came, or that they could not be fetched. */
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

function useLoadMore(): LoadMore {
  return usePartContext(LoadMoreContext, "LoadMore")
}
