"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { ChevronIcon } from "@forecourt/ui-kit/icons"
import { Navigation } from "@forecourt/ui-kit/navigation"
import { type PriorityItem, PriorityMore } from "@forecourt/ui-kit/priority-more"
import css from "./bar.module.css"

const part = anatomy("navigation", css)

export interface NavigationMenuProps {
  readonly id: string
  readonly label: string
  readonly more: string
  readonly items: readonly PriorityItem[]
}

/** Renders the menu for wide windows. Items that do not fit are in the "More" menu. */
export function NavigationMenu({ id, label, more, items }: NavigationMenuProps) {
  return (
    <PriorityMore.Root items={items}>
      <Navigation.Root {...part("menu")} aria-label={label}>
        <PriorityMore.List {...part("items")} {...getIslandRootProps("NavigationMenu", "overflow")}>
          <PriorityMore.More {...part("item")} data-navigation-item="more">
            <button {...part("page")} type="button" data-navigation-toggle="" aria-expanded="false" aria-controls={id}>
              {more}
              <ChevronIcon />
            </button>
            <div {...part("panel")} data-navigation-panel="" id={id}>
              <PriorityMore.Rest {...part("rest")} />
            </div>
          </PriorityMore.More>
        </PriorityMore.List>
      </Navigation.Root>
    </PriorityMore.Root>
  )
}
