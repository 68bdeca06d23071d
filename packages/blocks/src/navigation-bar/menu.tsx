import type { NavigationEntry } from "@forecourt/api-clients/content"
import type { NavigationBar, SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { ChevronIcon } from "@forecourt/ui-kit/icons"
import { NavigationMenu } from "../generated/islands.tsx"
import css from "./bar.module.css"
import { getCurrent, getItemTitle } from "./navigation-bar.rules.ts"
import { PageLink } from "./navigation-page-link.tsx"
import { Panel } from "./panel.tsx"

const part = anatomy("navigation", css)
const TOP_LINK = { ...part("page"), "data-navigation-link": "" }
const OPEN_HERE = { "data-current": "" }

export interface MenuProps {
  readonly items: readonly NavigationEntry[]
  readonly site: SiteContext
  readonly id: string
  readonly fields: NavigationBar
}

/** Renders the menu with `data-navigation-…` attributes, by which the UI kit's script finds the elements. */
export function Menu({ items, site, id, fields }: MenuProps) {
  return (
    <NavigationMenu
      id={`${id}-more`}
      label={site.text("navigation.label")}
      more={site.text("navigation.more")}
      items={items.map((item, index) => ({
        key: item.path,
        ...(getCurrent(item, site) && { isCurrent: true }),
        node: renderItem(item, site, `${id}-${index}`, fields),
      }))}
    />
  )
}

function renderItem(item: NavigationEntry, site: SiteContext, panel: string, fields: NavigationBar) {
  const { children = [], shouldBeNavigableInMenuWhenItHasChildren: isNavigable } = item
  if (children.length === 0) {
    return (
      <li {...part("item")} data-navigation-item={item.path}>
        <PageLink at={TOP_LINK} item={item} site={site} />
      </li>
    )
  }

  const title = getItemTitle(item)
  return (
    <li {...part("item")} data-navigation-item={item.path}>
      {isNavigable ? <PageLink at={TOP_LINK} item={item} site={site} /> : null}
      <button
        {...part(isNavigable ? "toggle" : "page")}
        type="button"
        data-navigation-toggle=""
        {...(getCurrent(item, site) && OPEN_HERE)}
        aria-expanded="false"
        aria-controls={panel}
        {...(isNavigable && { "aria-label": site.text("navigation.openSubmenu", { name: title }) })}
      >
        {isNavigable ? null : title}
        <ChevronIcon />
      </button>
      <div {...part("panel")} data-navigation-panel="" id={panel}>
        <Panel item={item} fields={fields} site={site} />
      </div>
    </li>
  )
}
