import type { NavigationEntry } from "@forecourt/api-clients/content"
import { Link, type SiteContext } from "@forecourt/renderer"
import { getCurrent, getItemTitle } from "./navigation-bar.rules.ts"

export interface PageLinkProps {
  readonly item: NavigationEntry
  readonly site: SiteContext
  readonly at: object
}

export function PageLink({ item, site, at }: PageLinkProps) {
  const { externalLink, path } = item
  if (externalLink?.value.href) {
    return (
      <Link {...at} field={externalLink} newWindowText={site.text("link.newWindow")}>
        {getItemTitle(item)}
      </Link>
    )
  }
  return (
    <a {...at} href={path} aria-current={getCurrent(item, site)}>
      {getItemTitle(item)}
    </a>
  )
}
