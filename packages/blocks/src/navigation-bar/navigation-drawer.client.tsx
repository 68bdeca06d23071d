"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { Drawer } from "@forecourt/ui-kit/drawer"
import { DrillDown } from "@forecourt/ui-kit/drill-down"
import { CloseIcon, MenuIcon } from "@forecourt/ui-kit/icons"
import type { ReactNode } from "react"
import css from "./bar.module.css"
import drawer from "./drawer.module.css"

export interface NavigationDrawerProps {
  readonly label: string
  readonly open: string
  readonly close: string
  /**
   * The window width in pixels from which the menu is shown in the bar. An open drawer closes when the window reaches
   * this width.
   */
  readonly closeFromPx: number
  /**
   * The server-rendered parts of `DrillDown`, followed by the content that is shown below them on the menu's top level.
   */
  readonly children?: ReactNode
}

/**
 * The attributes of an island that hydrates on the first interaction. Before hydration, the menu works with `command`
 * attributes and `details` elements.
 */
const ROOT = getIslandRootProps("NavigationDrawer", "interaction")

export function NavigationDrawer({ label, open, close, closeFromPx, children }: NavigationDrawerProps) {
  return (
    <Drawer.Root closeFromPx={closeFromPx} labels={{ close }}>
      <Drawer.Trigger {...ROOT} className={css.opener} aria-label={open}>
        <MenuIcon />
      </Drawer.Trigger>
      <Drawer.Content {...ROOT} className={drawer.drawer}>
        <Drawer.Title>{label}</Drawer.Title>
        {/* The drawer has the name, and the menu of wide windows is the landmark. */}
        <DrillDown.Root render={(props) => <div {...props} />}>{children}</DrillDown.Root>
        <Drawer.Close>
          <CloseIcon />
        </Drawer.Close>
      </Drawer.Content>
    </Drawer.Root>
  )
}
