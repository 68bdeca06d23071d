"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { Tabs } from "@forecourt/ui-kit/tabs"
import type { ReactNode } from "react"

export interface TabsViewsProps {
  readonly className?: string | undefined
  readonly label: string
  readonly labels: readonly ReactNode[]
  readonly panels: readonly ReactNode[]
}

/** Renders tabs. Without JavaScript, all panels are visible one after the other. */
export function TabsViews({ className, label, labels, panels }: TabsViewsProps) {
  return (
    <Tabs.Root {...getIslandRootProps("TabsViews")} className={className} defaultValue="1">
      <Tabs.List aria-label={label}>
        {labels.map((label, index) => (
          <Tabs.Tab key={getViewName(index)} value={getViewName(index)}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {panels.map((panel, index) => (
        <Tabs.Panel key={getViewName(index)} value={getViewName(index)}>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}

function getViewName(index: number): string {
  return String(index + 1)
}
