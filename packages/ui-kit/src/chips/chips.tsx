"use client"

import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { isForAnotherWindow } from "../behaviour/is-for-another-window.ts"
import { CloseIcon } from "../icons/icons.tsx"
import { KitLink, useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./chips.module.css"
import { getNextChip, isRemoval } from "./chips-core.ts"

const part = anatomy("chips", css)

/** A filter that is on. */
export interface ChipItem {
  readonly value: string
  readonly label: string
  /** Address of the list without it, for those without JavaScript. */
  readonly href?: string
}

export interface ChipDetails {
  readonly reason: "press" | "key"
  readonly event: Event
}

export interface ChipsLabels {
  /** Heading and name of the list. Message `chips.label`. */
  readonly list?: string
  /** Name of a chip; `{label}`. Message `chips.remove`. */
  readonly remove?: string
  /** Words of the button that takes all of them away. Message `chips.clear`. */
  readonly clear?: string
}

export interface ChipsState {
  readonly count: number
}

export interface ChipsRootProps extends PartProps<"div", ChipsState> {
  readonly chips: readonly ChipItem[]
  /** Called for a chip that is to go: the caller takes it out of `chips`. */
  readonly onRemove: (value: string, details: ChipDetails) => void
  /** Called when all of them are to go. */
  readonly onClear?: (details: ChipDetails) => void
  /** Address of the list without any, for those without JavaScript. */
  readonly clearHref?: string
  /** What the focus goes to when the last one is gone. @default the heading */
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

const ChipsContext = createContext<Chips | null>(null)

/**
 * The filters that are on, each a button that takes it away. The focus goes on to the next one, after the last to the
 * heading.
 *
 * What is on is the caller's. With addresses they are links, which work without JavaScript.
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
    if (!isFocusHere(root.current)) return
    const next = getNextChip(gone.index, chips.length)
    const target = next === null ? undefined : list.current?.querySelectorAll<HTMLElement>("[data-part=chip]")[next]
    ;(target ?? fallback?.current ?? heading.current ?? root.current)?.focus()
  })

  const own = {
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
    remove: (one, details) => {
      leaving.current = { values: [one], index: chips.findIndex(({ value: other }) => other === one) }
      onRemove(one, details)
    },
    clear: (details) => {
      leaving.current = { values: chips.map((one) => one.value), index: 0 }
      onClear?.(details)
    },
  }
  return (
    <ChipsContext value={value}>
      {renderPart("div", part("root", { empty: chips.length === 0 }), own, props, { count: chips.length })}
    </ChipsContext>
  )
}

/** The list's name. It stays when the last chip is gone: the focus goes there. */
export function Heading({ children, ...props }: PartProps<"h2", ChipsState>): ReactNode {
  const { chips, headingId, heading, labels } = useChips()
  const text = useText()
  const own = { id: headingId, ref: heading, tabIndex: -1, children: children ?? text("chips.label", labels.list) }
  return renderPart("h2", part("heading"), own, props, { count: chips.length })
}

/** The chips. */
export function List(props: PartProps<"ul", ChipsState>): ReactNode {
  const { chips, list } = useChips()
  const own = {
    ref: list,
    hidden: chips.length === 0,
    children: chips.map((chip) => (
      <li key={chip.value}>
        <Chip {...chip} />
      </li>
    )),
  }
  return renderPart("ul", part("list"), own, props, { count: chips.length })
}

export interface ChipProps extends Omit<PartProps<"button">, "value">, ChipItem {}

/** A chip: takes its filter away. */
export function Chip({ value, label, href, ...props }: ChipProps): ReactNode {
  const { labels, remove } = useChips()
  const text = useText()
  const own = {
    ...getPressProps(href, (reason, event) => remove(value, { reason, event })),
    "aria-label": formatMessage(text("chips.remove", labels.remove), { label }),
    children: (
      <>
        <span {...part("label")}>{label}</span>
        <CloseIcon {...part("cross")} />
      </>
    ),
  }
  return renderPart("button", part("chip"), own, { ...getLinkProps(href), ...props }, {})
}

/** Takes all of them away. */
export function Clear(props: PartProps<"button", ChipsState>): ReactNode {
  const { chips, clearHref, labels, clear } = useChips()
  const text = useText()
  const own = {
    ...getPressProps(clearHref, (reason, event) => reason === "press" && clear({ reason, event })),
    hidden: chips.length === 0,
    children: text("chips.clear", labels.clear),
  }
  return renderPart("button", part("clear"), own, { ...getLinkProps(clearHref), ...props }, { count: chips.length })
}

/** A button, or a link for those without JavaScript; one that asks for another window is the browser's. */
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

/** Whether the focus was on what has gone, or is still inside. */
function isFocusHere(root: Element | null): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || root?.contains(activeElement) === true
}

function useChips(): Chips {
  return usePartContext(ChipsContext, "Chips")
}
