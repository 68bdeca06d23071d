"use client"

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { isFocusFree } from "../behaviour/is-focus-free.ts"
import { isForAnotherWindow } from "../behaviour/is-for-another-window.ts"
import { CloseIcon } from "../icons/icons.tsx"
import { KitLink, useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./chips.module.css"
import { getNextChip, isRemoval } from "./chips-core.ts"

const part = anatomy("chips", css)

export interface ChipItem {
  readonly value: string
  readonly label: string
  /** The language of the label, if it differs from the language of the page. */
  readonly labelLang?: string
  /** The URL of the list without this filter. If set, the chip is a link, which works without JavaScript. */
  readonly href?: string
}

export interface ChipDetails {
  readonly reason: "press" | "key"
  readonly event: Event
}

export interface ChipsLabels {
  /** The heading and accessible name of the list. Defaults to the message `chips.label`. */
  readonly list?: string
  /** The accessible name of a chip, with the placeholder `{label}`. Defaults to the message `chips.remove`. */
  readonly remove?: string
  /** The text of the button that removes all chips. Defaults to the message `chips.clear`. */
  readonly clear?: string
}

export interface ChipsState {
  readonly count: number
}

export interface ChipsRootProps extends PartProps<"div", ChipsState> {
  readonly chips: readonly ChipItem[]
  /** Called when a chip is removed. The caller must remove it from `chips`. */
  readonly onRemove: (value: string, details: ChipDetails) => void
  /** Called when the visitor removes all chips. The caller must remove them from `chips`. */
  readonly onClear?: (details: ChipDetails) => void
  /**
   * The URL of the list without any filter. If set, the button that removes all chips is a link, which works without
   * JavaScript.
   */
  readonly clearHref?: string
  /** The element to focus when no chip is left. @default the heading */
  readonly fallback?: RefObject<HTMLElement | null>
  readonly labels?: ChipsLabels
}

interface Chips {
  readonly chips: readonly ChipItem[]
  readonly clearHref: string | undefined
  readonly labels: ChipsLabels
  readonly headingId: string
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly list: RefObject<HTMLUListElement | null>
  readonly remove: (value: string, details: ChipDetails) => void
  readonly clear: (details: ChipDetails) => void
}

const [ChipsContext, useChips] = createPartContext<Chips>("Chips")

/**
 * The active filters as chips, each a button or a link that removes its filter. After a removal, the focus moves to the
 * next chip or to the heading.
 */
export function Root({
  chips,
  onRemove,
  onClear,
  clearHref,
  fallback,
  labels = {},
  ...props
}: ChipsRootProps): ReactNode {
  const headingId = useId()
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const leaving = useRef<{ readonly values: readonly string[]; readonly index: number } | null>(null)

  useLayoutEffect(() => {
    const gone = leaving.current
    if (!gone || chips.some(({ value }) => gone.values.includes(value))) return
    leaving.current = null
    if (!isFocusFree(root.current)) return
    const next = getNextChip(gone.index, chips.length)
    const target = next === null ? undefined : list.current?.querySelectorAll<HTMLElement>("[data-part=chip]")[next]
    ;(target ?? fallback?.current ?? heading.current ?? root.current)?.focus()
  })

  const ownProps = {
    ref: root,
    role: "group",
    "aria-labelledby": headingId,
    tabIndex: -1,
    children: (
      <>
        <Heading />
        <List />
        <Clear />
      </>
    ),
  }
  const value: Chips = {
    chips,
    clearHref,
    labels,
    headingId,
    heading,
    list,
    remove: (item, details) => {
      leaving.current = { values: [item], index: chips.findIndex(({ value: other }) => other === item) }
      onRemove(item, details)
    },
    clear: (details) => {
      leaving.current = { values: chips.map((chip) => chip.value), index: 0 }
      onClear?.(details)
    },
  }
  return (
    <ChipsContext value={value}>
      {renderPart("div", part("root", { empty: chips.length === 0 }), ownProps, props, { count: chips.length })}
    </ChipsContext>
  )
}

/** The heading, which receives the focus when no chip is left. */
export function Heading({ children, ...props }: PartProps<"h2", ChipsState>): ReactNode {
  const { chips, headingId, heading, labels } = useChips()
  const text = useText()
  const ownProps = { id: headingId, ref: heading, tabIndex: -1, children: children ?? text("chips.label", labels.list) }
  return renderPart("h2", part("heading"), ownProps, props, { count: chips.length })
}

/** The list of chips, hidden when there are none. */
export function List(props: PartProps<"ul", ChipsState>): ReactNode {
  const { chips, list } = useChips()
  const ownProps = {
    ref: list,
    hidden: chips.length === 0,
    children: chips.map((chip) => (
      <li key={chip.value}>
        <Chip {...chip} />
      </li>
    )),
  }
  return renderPart("ul", part("list"), ownProps, props, { count: chips.length })
}

export interface ChipProps extends Omit<PartProps<"button">, "value">, ChipItem {}

/** A chip that removes its filter. */
export function Chip({ value, label, labelLang, href, ...props }: ChipProps): ReactNode {
  const { labels, remove } = useChips()
  const text = useText()
  const ownProps = {
    ...getPressProps(href, (reason, event) => remove(value, { reason, event })),
    "aria-label": formatMessage(text("chips.remove", labels.remove), { label }),
    children: (
      <>
        <span {...part("label")} lang={labelLang}>
          {label}
        </span>
        <CloseIcon {...part("cross")} />
      </>
    ),
  }
  return renderPart("button", part("chip"), ownProps, { ...getLinkProps(href), ...props }, {})
}

/** The button that removes all chips. */
export function Clear(props: PartProps<"button", ChipsState>): ReactNode {
  const { chips, clearHref, labels, clear } = useChips()
  const text = useText()
  const ownProps = {
    ...getPressProps(clearHref, (reason, event) => reason === "press" && clear({ reason, event })),
    hidden: chips.length === 0,
    children: text("chips.clear", labels.clear),
  }
  return renderPart(
    "button",
    part("clear"),
    ownProps,
    { ...getLinkProps(clearHref), ...props },
    { count: chips.length },
  )
}

/** Returns the props of a button, or of a link if `href` is given. */
function getPressProps(href: string | undefined, press: (reason: ChipDetails["reason"], event: Event) => void) {
  return {
    ...(href === undefined ? { type: "button" } : { href }),
    onClick: (event: MouseEvent) => {
      if (href !== undefined && isForAnotherWindow(event)) return
      event.preventDefault()
      press("press", event.nativeEvent)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isSpaceOnLink = href !== undefined && event.key === " "
      if (!isRemoval(event.key) && !isSpaceOnLink) return
      event.preventDefault()
      press(isSpaceOnLink ? "press" : "key", event.nativeEvent)
    },
  }
}

function getLinkProps(href: string | undefined): object {
  return href === undefined ? {} : { render: (link: object) => <KitLink {...link} /> }
}
