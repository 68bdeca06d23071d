"use client"

import { Tabs } from "@forecourt/ui-kit/tabs"
import type { ReactNode } from "react"

/** One of several views, as the server drew it. */
export interface TabsView {
  readonly label: ReactNode
  readonly panel: ReactNode
}

export interface TabsViewsProps {
  readonly className?: string | undefined
  /** What the tabs are about. */
  readonly label: string
  readonly views: readonly TabsView[]
}

/** Several views, one at a time. Without JavaScript they follow one after another. */
export function TabsViews({ className, label, views }: TabsViewsProps) {
  return (
    <Tabs.Root className={className} defaultValue="1">
      <Tabs.List aria-label={label}>
        {views.map((view, index) => (
          <Tabs.Tab key={nameOf(index)} value={nameOf(index)}>
            {view.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {views.map(({ panel }, index) => (
        <Tabs.Panel key={nameOf(index)} value={nameOf(index)}>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}

/** A view is known by its place, counted from 1. */
function nameOf(index: number): string {
  return String(index + 1)
}
