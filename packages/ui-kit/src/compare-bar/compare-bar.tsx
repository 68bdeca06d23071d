"use client"

import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { useControlled } from "../behaviour/use-controlled.ts"
import { useLatest } from "../behaviour/use-latest.ts"
import type { OpenableProps } from "../behaviour/use-openable.ts"
import dialogCss from "../dialog/dialog.module.css"
import {
  Content as DialogContent,
  type DialogContentProps,
  type DialogReason,
  DialogScope,
  type DialogState,
  Title as DialogTitle,
  Trigger as DialogTrigger,
} from "../dialog/dialog-scope.tsx"
import { CloseIcon } from "../icons/icons.tsx"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx"
import css from "./compare-bar.module.css"
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts"

export { Close } from "../dialog/dialog-scope.tsx"

const part = anatomy("compare-bar", dialogCss, css)

export interface CompareItem {
  readonly value: string
  readonly label: string
}

export interface CompareRow {
  readonly label: string
  readonly cell: (value: string) => ReactNode
}

/** The reason for a change. `empty` means that the last item was removed. */
export type CompareBarReason = Exclude<DialogReason, "action"> | "empty"

export interface CompareDetails {
  readonly event: Event
}

export interface CompareBarLabels {
  /** The accessible name of the bar and the title of the table. Defaults to the message `compareBar.label`. */
  readonly label?: string
  /**
   * The text that is announced when the number of items changes, with the placeholder `{count}`. Defaults to the
   * message `compareBar.count`.
   */
  readonly count?: string
  /** The text of the button that lists the selected items. Defaults to the message `compareBar.show`. */
  readonly show?: string
  /**
   * The accessible name of a button that removes an item, with the placeholder `{label}`. Defaults to the message
   * `compareBar.remove`.
   */
  readonly remove?: string
  /** The text of the button that removes all items. Defaults to the message `compareBar.clear`. */
  readonly clear?: string
  /**
   * The text of the button that opens the table, with the placeholder `{count}` for the number of items. Defaults to
   * the message `compareBar.compare`.
   */
  readonly compare?: string
  /** The accessible name of the button that closes the table. Defaults to the message `dialog.close`. */
  readonly close?: string
}

export interface CompareBarState {
  readonly count: number
}

export interface CompareBarRootProps extends PartProps<"div", CompareBarState>, OpenableProps<CompareBarReason> {
  readonly items: readonly CompareItem[]
  /** Called when an item is removed. The caller must remove it from `items`. */
  readonly onRemove: (value: string, details: CompareDetails) => void
  /** Called when all items are removed. */
  readonly onClear: (details: CompareDetails) => void
  /** True when the table is initially open. @default false */
  readonly defaultOpen?: boolean
  /** The element to focus when no item is left. @default the root, in the position of the bar */
  readonly fallback?: RefObject<HTMLElement | null>
  readonly labels?: CompareBarLabels
}

interface CompareBar {
  readonly items: readonly CompareItem[]
  readonly labels: CompareBarLabels
  readonly root: RefObject<HTMLDivElement | null>
  readonly listId: string
  readonly isListed: boolean
  readonly setListed: (isListed: boolean) => void
  readonly whenEmpty: () => HTMLElement | null
  readonly remove: (value: string, event: MouseEvent) => void
  readonly clear: (event: MouseEvent) => void
}

const [CompareBarContext, useCompareBar] = createPartContext<CompareBar>("CompareBar")

/**
 * The items that a visitor has selected for comparison: a bar at the bottom edge while there are any, and a table in a
 * modal dialog. The caller holds the items. After a removal, the focus moves to the next item. Removing the last one
 * closes the table, hides the bar and focuses the root. The root reserves space for the bar in the page, so place it
 * last.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Root({
  items,
  onRemove,
  onClear,
  open,
  defaultOpen = false,
  onOpenChange,
  fallback,
  labels = {},
  children,
  ...props
}: CompareBarRootProps): ReactNode {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const listId = useId()
  const [isListed, setListed] = useState(false)
  const [isOpen, change] = useControlled(open, defaultOpen, onOpenChange)
  const count = items.length
  const getFallback = () => fallback?.current ?? root.current
  const leave = useFocusAfterRemoval(
    items.map(({ value }) => value),
    root,
    getFallback,
  )
  const isEmpty = count === 0
  const close = useLatest(change)
  useEffect(() => {
    if (!isEmpty) return
    setListed(false)
    if (isOpen) close.current(false, "empty", undefined)
  }, [isEmpty, isOpen, close])

  const ownProps = {
    ref: root,
    role: "group",
    "aria-label": text("compareBar.label", labels.label),
    tabIndex: -1,
    children: (
      <>
        {children}
        <VisuallyHidden role="status">
          {isEmpty ? null : formatMessage(text("compareBar.count", labels.count), { count })}
        </VisuallyHidden>
      </>
    ),
  }
  const value: CompareBar = {
    items,
    labels,
    root,
    listId,
    isListed,
    setListed,
    whenEmpty: getFallback,
    remove: (item, { nativeEvent, currentTarget }) => {
      leave(item, currentTarget)
      onRemove(item, { event: nativeEvent })
    },
    clear: ({ nativeEvent, currentTarget }) => {
      leave(items[0]?.value ?? "", currentTarget)
      onClear({ event: nativeEvent })
    },
  }
  return (
    <CompareBarContext value={value}>
      <DialogScope
        part={part}
        open={isOpen && !isEmpty}
        onOpenChange={(to, { reason, event }) => {
          if (reason !== "action") change(to, reason, event)
        }}
        labels={labels}
      >
        {renderPart("div", part("root", { empty: isEmpty }), ownProps, props, { count })}
      </DialogScope>
    </CompareBarContext>
  )
}

/** The bar at the bottom edge, rendered while at least one item is selected. */
export function Bar(props: PartProps<"div", CompareBarState>): ReactNode {
  const { items } = useCompareBar()
  const bar = useRef<HTMLDivElement>(null)
  const count = items.length

  // Style sheets reserve space for the height of the bar, whose text may need several lines.
  useLayoutEffect(() => {
    const { current: box } = bar
    if (!box) return
    const sizes = new ResizeObserver(() => {
      document.documentElement.style.setProperty("--fc-compare-bar-room", `${box.offsetHeight}px`)
    })
    sizes.observe(box)
    return () => sizes.disconnect()
  }, [])

  return renderPart("div", part("bar"), { ref: bar, hidden: count === 0 }, props, { count })
}

/** The button that shows and hides the list of selected items. */
export function ListToggle({ children, ...props }: PartProps<"button", CompareBarState>): ReactNode {
  const { items, labels, listId, isListed, setListed } = useCompareBar()
  const text = useText()
  const ownProps = {
    type: "button",
    "aria-expanded": isListed,
    "aria-controls": listId,
    onClick: () => setListed(!isListed),
    children: children ?? text("compareBar.show", labels.show),
  }
  return renderPart("button", part("list-toggle", { open: isListed }), ownProps, props, { count: items.length })
}

/** The selected items, each with a button that removes it. */
export function List(props: PartProps<"ul", CompareBarState>): ReactNode {
  const { items, listId, isListed } = useCompareBar()
  const ownProps = {
    id: listId,
    hidden: !isListed,
    // Lists without markers lose their role in Safari.
    role: "list",
    children: items.map((item) => (
      <li key={item.value} {...part("item")}>
        <span {...part("label")}>{item.label}</span>
        <Remove {...item} />
      </li>
    )),
  }
  return renderPart("ul", part("list"), ownProps, props, { count: items.length })
}

export interface CompareBarRemoveProps extends Omit<PartProps<"button">, "value">, CompareItem {}

/** The button that removes an item. */
export function Remove({ value, label, ...props }: CompareBarRemoveProps): ReactNode {
  const { labels, remove } = useCompareBar()
  const text = useText()
  const ownProps = {
    type: "button",
    "aria-label": formatMessage(text("compareBar.remove", labels.remove), { label }),
    onClick: (event: MouseEvent) => remove(value, event),
    children: <CloseIcon />,
  }
  return renderPart("button", part("remove"), ownProps, props, {})
}

/** The button that removes all items. */
export function Clear({ children, ...props }: PartProps<"button">): ReactNode {
  const { labels, clear } = useCompareBar()
  const text = useText()
  const ownProps = { type: "button", onClick: clear, children: children ?? text("compareBar.clear", labels.clear) }
  return renderPart("button", part("clear"), ownProps, props, {})
}

/** The button that opens the table, with the number of items as text. */
export function Trigger({ children, ...props }: PartProps<"button", DialogState>): ReactNode {
  const { items, labels } = useCompareBar()
  const text = useText()
  return (
    <DialogTrigger {...props}>
      {children ?? formatMessage(text("compareBar.compare", labels.compare), { count: items.length })}
    </DialogTrigger>
  )
}

/** The dialog with the table. Its accessible name is its `Title` or an `aria-label`. */
export function Content(props: DialogContentProps): ReactNode {
  const { items, whenEmpty } = useCompareBar()
  return <DialogContent finalFocus={() => (items.length === 0 ? whenEmpty() : null)} {...props} />
}

/** The title of the dialog. */
export function Title({ children, ...props }: PartProps<"h2">): ReactNode {
  const { labels } = useCompareBar()
  const text = useText()
  return <DialogTitle {...props}>{children ?? text("compareBar.label", labels.label)}</DialogTitle>
}

export interface CompareBarTableProps extends PartProps<"table", CompareBarState> {
  readonly rows: readonly CompareRow[]
  /**
   * Renders additional content, such as an image, in the head of an item's column. The content is placed above the name
   * of the item and the button that removes it.
   */
  readonly head?: (value: string) => ReactNode
}

/** The comparison table. Its row labels remain in view while the table scrolls. */
export function Table({ rows, head, ...props }: CompareBarTableProps): ReactNode {
  const { items, labels } = useCompareBar()
  const text = useText()
  const ownProps = {
    children: (
      <>
        <thead>
          <tr>
            <td {...part("corner")} />
            {items.map((item) => (
              <th key={item.value} scope="col" {...part("column")}>
                {head?.(item.value)}
                <span {...part("label")}>{item.label}</span>
                <Remove {...item} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row" {...part("row")}>
                {label}
              </th>
              {items.map(({ value }) => (
                <td key={value} {...part("cell")}>
                  {cell(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </>
    ),
  }
  const count = items.length
  // Makes the scroll container focusable, so that keys can scroll it.
  const scroller = {
    role: "group",
    "aria-label": text("compareBar.label", labels.label),
    tabIndex: 0,
    children: renderPart("table", part("table", { single: count === 1 }), ownProps, props, { count }),
  }
  return renderPart("div", part("scroller"), scroller, {}, {})
}
