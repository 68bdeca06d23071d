"use client"

import * as Engine from "radix-ui/tabs"
import { createContext, type ReactNode, useId, useRef, useState } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Causes, useCause } from "../behaviour/use-cause.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import { useDirection } from "../behaviour/use-direction.ts"
import { useIsHydrated } from "../behaviour/use-is-hydrated.ts"
import { useUntilFound } from "../behaviour/use-until-found.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./tabs.module.css"

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
  /** What shows a panel: a press, Enter and Space, or the focus alone, where panels are light. @default "manual" */
  readonly activation?: "manual" | "automatic"
  /** Which way the tabs run, and which arrow keys move along them. @default "horizontal" */
  readonly orientation?: "horizontal" | "vertical"
  /** Called before every change; `details.cancel()` keeps it as it is. */
  readonly onValueChange?: (value: string, details: ChangeDetails<TabsReason>) => void
}

interface Tabs {
  readonly chosen: string
  readonly id: string
  readonly orientation: "horizontal" | "vertical"
  readonly because: Causes<TabsReason>["because"]
  readonly change: Change<string, TabsReason>
}

const TabsContext = createContext<Tabs | null>(null)

/**
 * Several views of one thing, one at a time, for example pictures, film and 360 view of a car.
 *
 * Unless told otherwise activation is manual: arrows only move the focus, so that passing over a heavy view does not
 * load it.
 * A panel stays as it was left, so a frame in it keeps playing where it was. What is written in a panel is in the HTML
 * and found by find-in-page; without JavaScript the panels follow one after another.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/examples/tabs-manual/
 */
export function Root({
  value,
  defaultValue,
  onValueChange,
  activation = "manual",
  orientation = "horizontal",
  ...props
}: TabsRootProps): ReactNode {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [chosen, change] = useControlled(value, defaultValue, onValueChange)
  const { because, take } = useCause<TabsReason>()
  // The direction is the page's; the engine only needs to know it.
  const own = { ref: root, dir: undefined }
  return (
    <TabsContext value={{ chosen, id, orientation, because, change }}>
      <Engine.Root
        asChild
        value={chosen}
        activationMode={activation}
        orientation={orientation}
        dir={useDirection(root)}
        onValueChange={(to) => {
          const { reason, event } = take("tab")
          change(to, reason, event)
        }}
      >
        {renderPart("div", part("root", { orientation }), own, props, { value: chosen })}
      </Engine.Root>
    </TabsContext>
  )
}

/** The row of tabs, or the column. Name it with `aria-label`. */
export function List(props: PartProps<"div">): ReactNode {
  const { orientation } = useTabs()
  return (
    <Engine.List asChild>
      {renderPart("div", part("list", { orientation }), { style: NO_OUTLINE }, props, {})}
    </Engine.List>
  )
}

/** The engine sets an outline of its own, in the server's HTML too. */
const NO_OUTLINE = { outline: undefined }

export interface TabsTabProps extends Omit<PartProps<"button", TabsState>, "value"> {
  /** Names the tab, and the panel it shows. Letters, digits and hyphens. */
  readonly value: string
}

/** A tab. */
export function Tab({ value, ...props }: TabsTabProps): ReactNode {
  const { chosen, id, because } = useTabs()
  const isHydrated = useIsHydrated()
  const isChosen = value === chosen
  const cause = because("tab")
  const own = {
    id: `${id}tab-${value}`,
    type: "button",
    "aria-controls": `${id}panel-${value}`,
    // Before the script has come the engine knows no tab that the keyboard leads to.
    ...(!isHydrated && { tabIndex: isChosen ? 0 : -1 }),
    onMouseDown: cause,
    onKeyDown: cause,
    onFocus: cause,
  }
  return (
    <Engine.Trigger asChild value={value} disabled={props.disabled ?? false}>
      {renderPart("button", part("tab", { chosen: isChosen }), own, props, { isChosen })}
    </Engine.Trigger>
  )
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

  useUntilFound(panel, isChosen, (event) => change(value, "found", event))

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
