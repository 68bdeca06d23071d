import type { NavigationEntry } from "@forecourt/api-clients/content"
import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import css from "./bar.module.css"
import { getItemTitle } from "./navigation-bar.rules.ts"
import { PageLink } from "./navigation-page-link.tsx"

const part = anatomy("navigation", css)

/** Renders a page with children as a heading without a link, unless the editor has made it navigable. */
export function renderSubpage(item: NavigationEntry, site: SiteContext) {
  const { children = [], shouldBeNavigableInMenuWhenItHasChildren: isNavigable } = item
  return (
    <li>
      {children.length === 0 || isNavigable ? (
        <PageLink at={part("subpage")} item={item} site={site} />
      ) : (
        <span {...part("subpage")}>{getItemTitle(item)}</span>
      )}
      {children.length === 0 ? null : (
        <ul {...part("leaves")}>{...children.map((child) => renderLeaf(child, site))}</ul>
      )}
    </li>
  )
}

function renderLeaf(item: NavigationEntry, site: SiteContext) {
  return (
    <li>
      <PageLink at={part("leaf")} item={item} site={site} />
    </li>
  )
}
