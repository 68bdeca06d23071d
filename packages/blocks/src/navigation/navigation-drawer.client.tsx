"use client"

import { BREAKPOINTS_PX } from "@forecourt/ui-kit/breakpoints"
import { Drawer } from "@forecourt/ui-kit/drawer"
import { CloseIcon, MenuIcon } from "@forecourt/ui-kit/icons"
import type { ReactNode } from "react"
import css from "./navigation.module.css"

export interface NavigationDrawerProps {
  readonly label: string
  readonly open: string
  readonly close: string
  /** The pages, as the server drew them. */
  readonly children?: ReactNode
}

/** The menu of small windows: a drawer behind a button. */
export function NavigationDrawer({ label, open, close, children }: NavigationDrawerProps) {
  return (
    <Drawer.Root closeFromPx={BREAKPOINTS_PX.desktop} labels={{ close }}>
      <Drawer.Trigger className={css.opener} aria-label={open}>
        <MenuIcon />
      </Drawer.Trigger>
      <Drawer.Content className={css.drawer}>
        <Drawer.Title>{label}</Drawer.Title>
        {children}
        <Drawer.Close>
          <CloseIcon />
        </Drawer.Close>
      </Drawer.Content>
    </Drawer.Root>
  )
}
