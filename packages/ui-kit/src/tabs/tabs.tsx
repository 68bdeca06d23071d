"use client"

import { createContext, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./tabs.module.css"
import { nextTab } from "./tabs-core.ts"

const part = anatomy("tabs", css)

/** `found` is the browser's find-in-page, or a link to a place in a panel, reaching one that is not shown. */
export type TabsReason = "tab" | "found"

export interface TabsState {
  readonly isChosen: boolean
}

export interface TabsRootProps extends Omit<PartProps<"div", { readonly value: string }>, "value" | "defaultValue"> {
  /** The tab that is chosen, when the caller holds that. */
  readonly value?: string
  /** The tab that is chosen at first. */
  readonly defaultValue: string
  /** Called before every change; `details.cancel()` keeps it as it is. */
  readonly onValueChange?: (value: string, details: ChangeDetails<TabsReason>) => void
}

interface Tabs {
  readonly chosen: string
  readonly id: string
  readonly change: Change<string, TabsReason>
}

const TabsContext = createContext<Tabs | null>(null)

/**
 * Several views of one thing, one at a time, for example pictures, film and 360 view of a car.
 *
 * Activation is manual: arrows only move the focus, so that passing over a heavy view does not load it.
 * A panel stays as it was left, so a frame in it keeps playing where it was. What is written in a panel is in the HTML
 * and found by find-in-page; without JavaScript the panels follow one after another.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/examples/tabs-manual/
 */
export function Root({ value, defaultValue, onValueChange, ...props }: TabsRootProps): ReactNode {
  const id = useId()
  const [chosen, change] = useControlled(value, defaultValue, onValueChange)
  return (
    <TabsContext value={{ chosen, id, change }}>
      {renderPart("div", part("root"), {}, props, { value: chosen })}
    </TabsContext>
  )
}

/** The row of tabs. Name it with `aria-label`. */
export function List(props: PartProps<"div">): ReactNode {
  return renderPart("div", part("list"), { role: "tablist", onKeyDown: moveFocus }, props, {})
}

/** Moves the focus and nothing else. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: list, key } = event
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]:not([disabled])")]
  const isRightToLeft = getComputedStyle(list).direction === "rtl"
  const to = nextTab(key, tabs.indexOf(document.activeElement as HTMLElement), tabs.length, isRightToLeft)
  if (to === null) return
  event.preventDefault()
  tabs[to]?.focus()
}

export interface TabsTabProps extends Omit<PartProps<"button", TabsState>, "value"> {
  /** Names the tab, and the panel it shows. Letters, digits and hyphens. */
  readonly value: string
}

/** A tab. */
export function Tab({ value, ...props }: TabsTabProps): ReactNode {
  const { chosen, id, change } = useTabs()
  const isChosen = value === chosen
  const own = {
    id: `${id}tab-${value}`,
    type: "button",
    role: "tab",
    "aria-selected": isChosen,
    "aria-controls": `${id}panel-${value}`,
    // Tab leads to the chosen one, and past the others into its panel.
    tabIndex: isChosen ? undefined : -1,
    onClick: (event: { nativeEvent: Event }) => change(value, "tab", event.nativeEvent),
  }
  return renderPart("button", part("tab", { chosen: isChosen }), own, props, { isChosen })
}

export interface TabsPanelProps extends PartProps<"div", TabsState> {
  /** Names the tab that shows it. */
  readonly value: string
  /** Renders what is inside when it is first shown; for what loads from elsewhere, never for text. @default false */
  readonly isLazy?: boolean
}

/** What a tab shows. Once rendered it stays, with all its state. */
export function Panel({ value, isLazy = false, children, ...props }: TabsPanelProps): ReactNode {
  const { chosen, id, change } = useTabs()
  const panel = useRef<HTMLDivElement>(null)
  const isChosen = value === chosen
  const [wasShown, setShown] = useState(isChosen)
  if (isChosen && !wasShown) setShown(true)

  useLayoutEffect(() => {
    const node = panel.current
    if (!node || isChosen) return
    // React knows `hidden` only as a flag; find-in-page needs the word.
    node.setAttribute("hidden", "until-found")
    node.onbeforematch = (event) => change(value, "found", event)
  })

  const own = {
    ref: panel,
    id: `${id}panel-${value}`,
    // One that waits to be found is on the page: it must be neither heard nor reached.
    ...(isChosen && { role: "tabpanel", "aria-labelledby": `${id}tab-${value}`, tabIndex: 0 }),
    hidden: !isChosen,
    children: wasShown || !isLazy ? children : null,
  }
  return renderPart("div", part("panel", { chosen: isChosen }), own, props, { isChosen })
}

function useTabs(): Tabs {
  return usePartContext(TabsContext, "Tabs")
}
