"use client"

import {
  createContext,
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
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx"
import css from "./compare-bar.module.css"
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts"

export { Close } from "../dialog/dialog-scope.tsx"

const part = anatomy("compare-bar", dialogCss, css)

/** What is compared, for example a car. */
export interface CompareItem {
  readonly value: string
  readonly label: string
}

/** A line of the table: what is compared, and what it is for each. */
export interface CompareRow {
  readonly label: string
  readonly cell: (value: string) => ReactNode
}

/** `empty`: nothing is left to compare. */
export type CompareBarReason = Exclude<DialogReason, "action"> | "empty"

export interface CompareDetails {
  readonly event: Event
}

export interface CompareBarLabels {
  /** Name of the bar, and title of the table. Message `compareBar.label`. */
  readonly label?: string
  /** Read out when the number changes; `{count}`. Message `compareBar.count`. */
  readonly count?: string
  /** Words of the button that lists what is chosen. Message `compareBar.show`. */
  readonly show?: string
  /** Name of a button that takes one away; `{label}`. Message `compareBar.remove`. */
  readonly remove?: string
  /** Words of the button that takes all away. Message `compareBar.clear`. */
  readonly clear?: string
  /** Words of the button that opens the table; `{count}`. Message `compareBar.compare`. */
  readonly compare?: string
  /** Name of the button that closes the table. Message `dialog.close`. */
  readonly close?: string
}

export interface CompareBarState {
  readonly count: number
}

export interface CompareBarRootProps extends PartProps<"div", CompareBarState>, OpenableProps<CompareBarReason> {
  readonly items: readonly CompareItem[]
  /** Called for one that is to go: the caller takes it out of `items`. */
  readonly onRemove: (value: string, details: CompareDetails) => void
  /** Called when all of them are to go. */
  readonly onClear: (details: CompareDetails) => void
  /** Whether the table is open on first render. @default false */
  readonly defaultOpen?: boolean
  /** What the focus goes to when the last one is gone. @default where the bar was */
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

const CompareBarContext = createContext<CompareBar | null>(null)

/**
 * What a visitor has chosen to compare: a bar at the bottom edge as soon as there is something, and a modal table.
 *
 * What is chosen is the caller's. The focus goes on to the next when one is taken away; with the last one the table
 * closes, the bar goes, and the focus is where the bar was. The root keeps room for the bar where it stands: put it last.
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
  const close = useRef(change)
  useLayoutEffect(() => {
    close.current = change
  })
  useEffect(() => {
    if (!isEmpty) return
    setListed(false)
    if (isOpen) close.current(false, "empty", undefined)
  }, [isEmpty, isOpen])

  const own = {
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
    remove: (one, { nativeEvent, currentTarget }) => {
      leave(one, currentTarget)
      onRemove(one, { event: nativeEvent })
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
        {renderPart("div", part("root", { empty: isEmpty }), own, props, { count })}
      </DialogScope>
    </CompareBarContext>
  )
}

/** The bar. Not there while nothing is chosen. */
export function Bar(props: PartProps<"div", CompareBarState>): ReactNode {
  const { items, root } = useCompareBar()
  const bar = useRef<HTMLDivElement>(null)
  const count = items.length

  // As much room in the page as the bar takes: its words may need more than one line.
  useLayoutEffect(() => {
    const { current: box } = bar
    if (!box) return
    const sizes = new ResizeObserver(() => {
      root.current?.style.setProperty("--fc-compare-bar-room", `${box.offsetHeight}px`)
    })
    sizes.observe(box)
    return () => sizes.disconnect()
  }, [root])

  return renderPart("div", part("bar"), { ref: bar, hidden: count === 0 }, props, { count })
}

/** Lists what is chosen, and hides the list. */
export function ListToggle({ children, ...props }: PartProps<"button", CompareBarState>): ReactNode {
  const { items, labels, listId, isListed, setListed } = useCompareBar()
  const text = useText()
  const own = {
    type: "button",
    "aria-expanded": isListed,
    "aria-controls": listId,
    onClick: () => setListed(!isListed),
    children: children ?? text("compareBar.show", labels.show),
  }
  return renderPart("button", part("list-toggle", { open: isListed }), own, props, { count: items.length })
}

/** What is chosen, each with a button that takes it away. */
export function List(props: PartProps<"ul", CompareBarState>): ReactNode {
  const { items, listId, isListed } = useCompareBar()
  const own = {
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
  return renderPart("ul", part("list"), own, props, { count: items.length })
}

export interface CompareBarRemoveProps extends Omit<PartProps<"button">, "value">, CompareItem {}

/** Takes one away. */
export function Remove({ value, label, ...props }: CompareBarRemoveProps): ReactNode {
  const { labels, remove } = useCompareBar()
  const text = useText()
  const own = {
    type: "button",
    "aria-label": formatMessage(text("compareBar.remove", labels.remove), { label }),
    onClick: (event: MouseEvent) => remove(value, event),
    children: <CloseIcon />,
  }
  return renderPart("button", part("remove"), own, props, {})
}

/** Takes all of them away. */
export function Clear({ children, ...props }: PartProps<"button">): ReactNode {
  const { labels, clear } = useCompareBar()
  const text = useText()
  const own = { type: "button", onClick: clear, children: children ?? text("compareBar.clear", labels.clear) }
  return renderPart("button", part("clear"), own, props, {})
}

/** Opens the table: says how many there are. */
export function Trigger({ children, ...props }: PartProps<"button", DialogState>): ReactNode {
  const { items, labels } = useCompareBar()
  const text = useText()
  return (
    <DialogTrigger {...props}>
      {children ?? formatMessage(text("compareBar.compare", labels.compare), { count: items.length })}
    </DialogTrigger>
  )
}

/** The window with the table. Named by the title inside, else give it an `aria-label`. */
export function Content(props: DialogContentProps): ReactNode {
  const { items, whenEmpty } = useCompareBar()
  return <DialogContent finalFocus={() => (items.length === 0 ? whenEmpty() : null)} {...props} />
}

/** Names the table. */
export function Title({ children, ...props }: PartProps<"h2">): ReactNode {
  const { labels } = useCompareBar()
  const text = useText()
  return <DialogTitle {...props}>{children ?? text("compareBar.label", labels.label)}</DialogTitle>
}

export interface CompareBarTableProps extends PartProps<"table", CompareBarState> {
  readonly rows: readonly CompareRow[]
  /** What stands above a column, for example a picture; below it are its name and the button that takes it away. */
  readonly head?: (value: string) => ReactNode
}

/** A column for each, a line for each row. The names of the lines stay in sight while it scrolls. */
export function Table({ rows, head, ...props }: CompareBarTableProps): ReactNode {
  const { items, labels } = useCompareBar()
  const text = useText()
  const own = {
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
  // What scrolls can be scrolled with keys.
  const scroller = {
    role: "group",
    "aria-label": text("compareBar.label", labels.label),
    tabIndex: 0,
    children: renderPart("table", part("table", { single: count === 1 }), own, props, { count }),
  }
  return renderPart("div", part("scroller"), scroller, {}, {})
}

function useCompareBar(): CompareBar {
  return usePartContext(CompareBarContext, "CompareBar")
}
