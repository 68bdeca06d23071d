"use client"

import {
  type FocusEvent,
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { useLatest } from "../behaviour/use-latest.ts"
import { useTimedBehaviour } from "../behaviour/use-timed-behaviour.ts"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./priority-more.module.css"
import {
  createResizeNext,
  getFittingCount,
  notMeasured,
  type ResizeEffect,
  type ResizeEvent,
  type ResizeState,
  split,
} from "./priority-more-core.ts"

const part = anatomy("priority-more", css)

/** The difference up to which two rounded widths of an item count as equal, in pixels. */
const SAME_WIDTH_PX = 0.5

export interface PriorityItem {
  /** The key of the item. The measured width of the item is cached under this key. */
  readonly key: string
  /** True for the item of the current page. This item is never hidden. */
  readonly isCurrent?: boolean
  /** The element of the item, for example a single `<li>`. It may be server-rendered. */
  readonly node: ReactNode
}

export interface PriorityMoreRootProps {
  readonly items: readonly PriorityItem[]
  /** The minimum time between two measurements, in milliseconds. @default 50 */
  readonly throttleMs?: number
  /** The delay of the final measurement after the last resize, in milliseconds. @default 250 */
  readonly settleMs?: number
  readonly clock?: Clock
  readonly children?: ReactNode
}

export interface PriorityMoreView {
  readonly hasRest: boolean
}

interface PriorityMore extends PriorityMoreView {
  readonly isReady: boolean
  readonly shown: readonly PriorityItem[]
  readonly rest: readonly PriorityItem[]
  readonly list: RefObject<HTMLUListElement | null>
  readonly more: RefObject<HTMLLIElement | null>
  readonly restList: RefObject<HTMLUListElement | null>
  readonly catchUp: () => void
}

const [PriorityMoreContext, usePriorityMore] = createPartContext<PriorityMore>("PriorityMore")

/**
 * A row of items. Items that do not fit into the row are moved to the list in its last item, `More`. Without
 * JavaScript, the row wraps instead.
 */
export function Root({ items, throttleMs, settleMs, clock, children }: PriorityMoreRootProps): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  const more = useRef<HTMLLIElement>(null)
  const restList = useRef<HTMLUListElement>(null)
  const widths = useRef(new Map<string, number>())
  const [count, setCount] = useState<number | null>(null)
  const [isReady, setReady] = useState(false)
  const { shown, rest } = split(items, count)
  const keys = items.map(({ key, isCurrent }) => `${key}${isCurrent ? "!" : ""}`).join("\n")
  const fitted = useRef<string>(undefined)

  const [, send] = useTimedBehaviour<ResizeState, ResizeEvent, ResizeEffect>({
    next: createResizeNext(throttleMs, settleMs),
    initial: notMeasured,
    clock,
    run: () => latest.current(),
  })

  function measure(): void {
    if (!list.current || !more.current || list.current.clientWidth === 0) return
    // An item that moves is another element, and the focus would be lost with the old one.
    if (restList.current?.contains(document.activeElement)) return
    // Another font size or typeface invalidates every cached width.
    if (isAnyWidthNew(list.current, more.current)) widths.current.clear()
    readWidths(list.current, more.current, shown, widths.current)
    const known = items.map(({ key, isCurrent = false }) => ({
      key,
      width: widths.current.get(key) ?? Number.NaN,
      isPinned: isCurrent,
    }))
    // An item that has never been shown has no width yet: all are shown and measured before the next paint.
    if (known.some(({ width }) => Number.isNaN(width))) {
      setCount(null)
      return
    }
    const previous = fitted.current === keys ? count : null
    fitted.current = keys
    setCount(getFittingCount(known, readRoom(list.current, more.current), previous))
    setReady(true)
  }

  function isAnyWidthNew(row: HTMLElement, moreItem: HTMLElement): boolean {
    const now = new Map<string, number>()
    readWidths(row, moreItem, shown, now)
    return [...now].some(([key, width]) => Math.abs(width - (widths.current.get(key) ?? width)) > SAME_WIDTH_PX)
  }

  const latest = useLatest(measure)
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed items, or none measured yet, need a measurement.
  useLayoutEffect(() => latest.current(), [keys, count === null])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another count renders other items in the row.
  useEffect(() => {
    if (!list.current) return
    const sizes = new ResizeObserver(() => send({ type: "resize" }))
    // The font may change while the row keeps its width: a typeface loads late, or the visitor enlarges it.
    for (const element of [list.current, ...list.current.children]) sizes.observe(element)
    return () => sizes.disconnect()
  }, [send, count])

  const sendResize = () => send({ type: "resize" })
  const value = { isReady, shown, rest, hasRest: rest.length > 0, list, more, restList, catchUp: sendResize }
  return <PriorityMoreContext value={value}>{children}</PriorityMoreContext>
}

/** The row of items that fit. Its child `More` is rendered after them. */
export function List({ children, ...props }: PartProps<"ul", PriorityMoreView>): ReactNode {
  const { isReady, shown, hasRest, list } = usePriorityMore()
  const ownProps = {
    ref: list,
    children: (
      <>
        {shown.map(({ key, node }) => (
          <Fragment key={key}>{node}</Fragment>
        ))}
        {children}
      </>
    ),
  }
  return renderPart("ul", part("list", { ready: isReady }), ownProps, props, { hasRest })
}

/** The last item of the row, which contains the items that do not fit. It is hidden if all items fit. */
export function More(props: PartProps<"li", PriorityMoreView>): ReactNode {
  const { hasRest, more } = usePriorityMore()
  return renderPart("li", part("more", { empty: !hasRest }), { ref: more }, props, { hasRest })
}

/** The list of items that did not fit into the row. */
export function Rest(props: PartProps<"ul", PriorityMoreView>): ReactNode {
  const { rest, hasRest, restList, catchUp } = usePriorityMore()
  const ownProps = {
    ref: restList,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) catchUp()
    },
    children: rest.map(({ key, node }) => <Fragment key={key}>{node}</Fragment>),
  }
  return renderPart("ul", part("rest"), ownProps, props, { hasRest })
}

function readWidths(
  list: HTMLElement,
  more: HTMLElement,
  shown: readonly PriorityItem[],
  widths: Map<string, number>,
): void {
  const nodes = [...list.children].filter((node) => node !== more)
  shown.forEach(({ key }, index) => {
    const width = nodes[index]?.getBoundingClientRect().width
    if (width !== undefined) widths.set(key, width)
  })
}

function readRoom(list: HTMLElement, more: HTMLElement) {
  const { columnGap, paddingInlineStart, paddingInlineEnd } = getComputedStyle(list)
  const parsePixels = (length: string) => Number.parseFloat(length) || 0
  return {
    available: list.getBoundingClientRect().width - parsePixels(paddingInlineStart) - parsePixels(paddingInlineEnd),
    gap: parsePixels(columnGap),
    moreWidth: more.getBoundingClientRect().width,
  }
}
