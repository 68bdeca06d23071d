"use client"

import * as Engine from "radix-ui/tabs"
import { type ReactNode, useId, useRef, useState } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Causes, useCause } from "../behaviour/use-cause.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import { useDirection } from "../behaviour/use-direction.ts"
import { useIsHydrated } from "../behaviour/use-is-hydrated.ts"
import { useUntilFound } from "../behaviour/use-until-found.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./tabs.module.css"

const part = anatomy("tabs", css)

/** The reason for a change. `found` means that find-in-page or an anchor revealed a hidden panel. */
export type TabsReason = "tab" | "found"

export interface TabsState {
  readonly isChosen: boolean
}

export interface TabsRootProps extends Omit<PartProps<"div", { readonly value: string }>, "value" | "defaultValue"> {
  /** The key of the selected tab if the tabs are controlled. */
  readonly value?: string
  /** The key of the initially selected tab. */
  readonly defaultValue: string
  /**
   * The way in which a panel is activated: `manual` by a press, Enter or Space; `automatic` as soon as its tab is
   * focused, for panels that are cheap to show.
   * @default "manual"
   */
  readonly activation?: "manual" | "automatic"
  /** The orientation of the tab list, which determines the arrow keys that move along it. @default "horizontal" */
  readonly orientation?: "horizontal" | "vertical"
  /** Called before another tab is selected. Call `details.cancel()` to prevent the change. */
  readonly onValueChange?: (value: string, details: ChangeDetails<TabsReason>) => void
}

interface Tabs {
  readonly chosen: string
  readonly id: string
  readonly orientation: "horizontal" | "vertical"
  readonly because: Causes<TabsReason>["because"]
  readonly change: Change<string, TabsReason>
}

const [TabsContext, useTabs] = createPartContext<Tabs>("Tabs")

/**
 * A set of views of one object, displayed one at a time, for example images, video and 360 view of a car. Activation is
 * manual by default: arrow keys only move the focus, so that moving past an expensive view does not load it. A panel
 * keeps its state, so an iframe inside continues playing. The text of hidden panels is in the HTML and found by
 * find-in-page; without JavaScript, the panels are rendered sequentially.
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
  // The reading direction is the page's; the engine only needs to know it.
  const ownProps = { ref: root, dir: undefined }
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
        {renderPart("div", part("root", { orientation }), ownProps, props, { value: chosen })}
      </Engine.Root>
    </TabsContext>
  )
}

/** The row or column of tabs. It requires an `aria-label`. */
export function List(props: PartProps<"div">): ReactNode {
  const { orientation } = useTabs()
  return (
    <Engine.List asChild>
      {renderPart("div", part("list", { orientation }), { style: NO_OUTLINE }, props, {})}
    </Engine.List>
  )
}

/** A style that removes the outline that the tabs library sets inline. It also applies to server-rendered HTML. */
const NO_OUTLINE = { outline: undefined }

export interface TabsTabProps extends Omit<PartProps<"button", TabsState>, "value"> {
  /** The key that connects a tab to its panel. It may contain letters, digits and hyphens. */
  readonly value: string
}

/** A tab. Its panel is displayed while the tab is selected. */
export function Tab({ value, ...props }: TabsTabProps): ReactNode {
  const { chosen, id, because } = useTabs()
  const isHydrated = useIsHydrated()
  const isChosen = value === chosen
  const cause = because("tab")
  const ownProps = {
    id: `${id}tab-${value}`,
    type: "button",
    "aria-controls": `${id}panel-${value}`,
    // Before hydration the engine puts no tab into the tab order.
    ...(!isHydrated && { tabIndex: isChosen ? 0 : -1 }),
    onMouseDown: cause,
    onKeyDown: cause,
    onFocus: cause,
  }
  return (
    <Engine.Trigger asChild value={value} disabled={props.disabled ?? false}>
      {renderPart("button", part("tab", { chosen: isChosen }), ownProps, props, { isChosen })}
    </Engine.Trigger>
  )
}

export interface TabsPanelProps extends PartProps<"div", TabsState> {
  /** The key of the panel. It must equal the key of the panel's tab. */
  readonly value: string
  /**
   * True to render the children only when the panel is first displayed. Use it for external content, never for text.
   * @default false
   */
  readonly isLazy?: boolean
}

/** The panel of a tab. Once it has been rendered, it remains mounted. */
export function Panel({ value, isLazy = false, children, ...props }: TabsPanelProps): ReactNode {
  const { chosen, id, change } = useTabs()
  const panel = useRef<HTMLDivElement>(null)
  const isChosen = value === chosen
  const [wasShown, setShown] = useState(isChosen)
  if (isChosen && !wasShown) setShown(true)

  useUntilFound(panel, isChosen, (event) => change(value, "found", event))

  const ownProps = {
    ref: panel,
    id: `${id}panel-${value}`,
    // A panel hidden for find-in-page is rendered: it must be neither read out nor focusable.
    ...(isChosen && { role: "tabpanel", "aria-labelledby": `${id}tab-${value}`, tabIndex: 0 }),
    hidden: !isChosen,
    children: wasShown || !isLazy ? children : null,
  }
  return renderPart("div", part("panel", { chosen: isChosen }), ownProps, props, { isChosen })
}
